//! Finds libtorc: in the folder TORC_DIR if that is set, else where pkg-config says.
use std::{env, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=TORC_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let folder = env::var("TORC_DIR").unwrap_or_else(|_| {
        let asked = Command::new("pkg-config").args(["--variable=libdir", "torc"]).output();
        match asked {
            Ok(told) if told.status.success() => {
                String::from_utf8_lossy(&told.stdout).trim().into()
            }
            _ => panic!("libtorc is not installed: set TORC_DIR to the folder that has libtorc.so"),
        }
    });
    println!("cargo:rustc-link-search=native={}", folder);
    println!("cargo:rustc-link-lib=dylib=torc");
    println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder); // of this package's tests and examples
}
