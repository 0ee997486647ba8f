//! What the crate has of CUDA, on a GPU; without one the tests say so and pass.
use std::sync::{Mutex, MutexGuard};
use torc::*;

type Done = Result<()>;

/// The GPU, for one test at a time: another thread's allocations would fall into a capture.
fn gpu() -> Option<MutexGuard<'static, ()>> {
    static ONE: Mutex<()> = Mutex::new(());
    if !cuda::is_available() {
        println!("skipped: no GPU");
        return None;
    }
    Some(ONE.lock().unwrap_or_else(|broken| broken.into_inner()))
}
fn there(t: &Tensor) -> Result<Tensor> {
    t.to_with(ToOptions::default().device(Device::cuda(0)))
}

#[test]
fn tensors_live_there() -> Done {
    let _gpu = match gpu() {
        Some(one) => one,
        None => return Ok(()),
    };
    let host = Tensor::from_slice(&[1f32, -2.0, 3.0, -4.0], [2, 2])?;
    let x = there(&host)?;
    assert_eq!(x.device(), Device::cuda(0));
    assert_eq!(x.relu()?.mm(&x)?.to_vec::<f32>()?, host.relu()?.mm(&host)?.to_vec::<f32>()?);
    assert_eq!(x.add(&host).unwrap_err().code, host.add(&x).unwrap_err().code);
    let huge = ZerosOptions::default().device(Device::cuda(0));
    assert_eq!(zeros_with([1 << 45], huge).unwrap_err().code, ErrorCode::CUDA_OUT_OF_MEMORY);
    assert_eq!(amp::autocast(DeviceType::CUDA, || x.mm(&x))??.dtype(), DType::FLOAT16);
    Ok(())
}

#[test]
fn streams_events_and_graphs() -> Done {
    let _gpu = match gpu() {
        Some(one) => one,
        None => return Ok(()),
    };
    let (ours, side) = (cuda::current_stream(0)?, cuda::stream_new(0)?);
    let x = there(&ones([1000])?)?;
    let timed = || cuda::event_new_with(cuda::CudaEventOptions::default().enable_timing(true));
    let (begin, end) = (timed()?, timed()?);
    side.wait_stream(&ours)?;
    let y = cuda::stream_guard(Some(&side), || -> Result<Tensor> {
        assert!(cuda::current_stream(0)?.equal(&side)?);
        begin.record(None)?;
        let y = x.mul(3)?;
        end.record(None)?;
        Ok(y)
    })??;
    assert!(cuda::current_stream(0)?.equal(&ours)?);
    assert_eq!(cuda::device_guard(0, cuda::current_device)??, 0);
    assert!(cuda::device_guard(99, || panic!("it does not run")).is_err());
    side.synchronize()?;
    assert!(begin.elapsed_time(&end)? > 0.0 && end.query()? && side.query()?);
    assert_eq!(y.sum()?.item()?, 3000.0);

    let graph = cuda::graph_new_with(cuda::CudaGraphOptions::default().keep_graph(true))?;
    let z = graph.guard(|| x.add(1))??;
    for k in 0..3 {
        x.fill_(k)?;
        graph.replay()?;
        assert_eq!(z.sum()?.item()?, 1000.0 * f64::from(k + 1));
    }
    assert!(graph.node_count()? > 0);

    let sample = there(&ones([3])?)?.requires_grad_()?;
    let square = cuda::make_graphed(|inputs| Ok(vec![inputs[0].mul(&inputs[0])?]), &[&sample])?;
    let input = there(&Tensor::from_slice(&[1f32, 2.0, 3.0], [3])?)?.requires_grad_()?;
    let output = square.call(&[&input])?.remove(0);
    assert_eq!(output.to_vec::<f32>()?, [1.0, 4.0, 9.0]);
    output.sum()?.backward()?;
    assert_eq!(input.grad()?.expect("it was made").to_vec::<f32>()?, [2.0, 4.0, 6.0]);
    Ok(())
}

#[test]
fn random_numbers_and_memory() -> Done {
    let _gpu = match gpu() {
        Some(one) => one,
        None => return Ok(()),
    };
    let state = cuda::get_rng_state(0)?;
    let drawn = || there(&zeros([64])?)?.uniform_()?.to_vec::<f32>();
    let first = drawn()?;
    assert_ne!(first, drawn()?);
    cuda::set_rng_state(&state, 0)?;
    assert_eq!(first, drawn()?);
    let kept = there(&zeros([1 << 20])?)?;
    assert!(cuda::memory_allocated(0)? >= 4 << 20);
    assert!(cuda::memory_summary(0, true)?.contains("Allocated memory"));
    assert!(!cuda::get_device_name(0)?.is_empty());
    drop(kept);
    Ok(())
}
