//! What a call costs whose result is owned and dropped: one JSON line, in ns.
//!
//!     cargo bench --offline
//!
//! Tensors have four elements, so that what is measured is the way to the kernel. The figure is the
//! best of many repetitions.
use std::time::Instant;

fn main() -> torc::Result<()> {
    const CALLS: u32 = 5000;
    torc::set_num_threads(1)?;
    let ones = torc::ones([4])?;
    let mut best = f64::INFINITY;
    for _ in 0..400 {
        let start = Instant::now();
        for _ in 0..CALLS {
            drop(ones.add(&ones)?);
        }
        best = best.min(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
    }
    println!("{{\"name\": \"ns/rust_add\", \"v\": {best:.1}}}");
    Ok(())
}
