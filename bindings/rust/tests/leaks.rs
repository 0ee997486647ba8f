//! Nothing leaks. Alone in its process, because it looks at how much memory that has.
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::Arc;
use torc::*;

type Done = Result<()>;

/// Counts itself as gone when it is dropped.
struct Counted(Arc<AtomicUsize>);
impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, SeqCst);
    }
}

/// Kilobytes of memory that the process has.
fn memory() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn nothing_leaks() -> Done {
    let (w, wrong, gone) =
        (ones([64])?.requires_grad_()?, zeros([3])?, Arc::new(AtomicUsize::new(0)));
    let by = ones([64])?;
    let scale = nn::lambda("Scale", move |module, inputs| {
        let bias = module.get_parameter("bias")?.expect("it was registered");
        inputs[0].as_ref().expect("it was given").mul(&by)?.add(bias)
    })?;
    let module = nn::sequential_list(vec![scale])?;
    module.get_submodule("0")?.register_parameter("bias", Some(&nn::parameter(&ones([64])?)?))?;
    let round = |k: usize| -> Done {
        let counted = Counted(gone.clone());
        let hook = w.register_hook(move |grad| {
            let _kept = &counted;
            grad.neg().map(Some)
        })?;
        let y = module.forward(&w)?.chunk(2)?.remove(1);
        assert!(y.add(&wrong).is_err());
        let (_, at) = y.max_dim(0)?;
        y.sum_with(SumOptions::default().dim([0]).keepdim(true))?.add_(&at)?.backward()?;
        w.set_grad(None)?;
        remove_hook(hook)?;
        drop((module.state_dict()?, module.named_modules()?, y.to_string()));
        assert_eq!(gone.load(SeqCst), k + 1);
        Ok(())
    };
    const ROUNDS: usize = 100_000;
    (0..2000).try_for_each(round)?;
    let before = memory();
    (2000..ROUNDS).try_for_each(round)?;
    let more = memory() - before;
    assert!(more < 2000, "{more} kB more after {ROUNDS} rounds");
    Ok(())
}
