//! Finds libtorc: in the folder TORC_DIR or in its lib if that is set, else where pkg-config says.
use std::{env, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=TORC_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    let folder = env::var("TORC_DIR").unwrap_or_else(|_| {
        let asked = Command::new("pkg-config").args(["--variable=libdir", "torc"]).output();
        let told = asked.ok().filter(|told| told.status.success());
        let told = told.expect("TORC_DIR should be the folder of libtorc.so: pkg-config has none");
        String::from_utf8_lossy(&told.stdout).trim().into()
    });
    for folder in [format!("{}/lib", folder), folder] {
        println!("cargo:rustc-link-search=native={}", folder);
        // Of this package's tests and examples:
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder);
    }
}
