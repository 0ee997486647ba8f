//! The crate against the library: values, errors, gradients, closures, modules, threads.
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread;
use torc::*;

type Done = Result<()>;

fn vector(values: &[f32]) -> Result<Tensor> {
    Tensor::from_slice(values, [values.len() as i64])
}
fn leaf(values: &[f32]) -> Result<Tensor> {
    vector(values)?.requires_grad_()
}
fn values(tensor: &Tensor) -> Vec<f32> {
    tensor.to_vec().unwrap()
}
/// Counts itself as gone when it is dropped.
struct Counted(Arc<AtomicUsize>);
impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, SeqCst);
    }
}

#[test]
fn values_go_in_and_out() -> Done {
    let x = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], [2, 3])?;
    assert_eq!((x.shape(), x.strides(), x.dim(), x.numel()), (vec![2, 3], vec![3, 1], 2, 6));
    assert_eq!((x.dtype(), x.device()), (DType::INT64, Device::CPU));
    assert_eq!(format!("{:?}", x.device()), "Device { type_: 1, index: 0 }");
    assert_eq!(x.to_vec::<i64>()?, [1, 2, 3, 4, 5, 6]);
    assert_eq!(x.to_vec::<f64>()?, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(x.gt(3)?.to_vec::<u8>()?, [0, 0, 0, 1, 1, 1]);
    assert_eq!(Tensor::from_slice(&[7u16, u16::MAX], [2])?.to_vec::<u64>()?, [7, 65535]);
    assert_eq!(x.to_string(), "tensor([[1, 2, 3],\n        [4, 5, 6]])");
    assert_eq!(zeros([0, 3])?.to_vec::<f32>()?, []);
    assert_eq!(Tensor::from_slice::<f32>(&[], [0])?.shape(), [0]);
    let long = [2i64; 12];
    assert_eq!(
        (zeros(&long[..])?.dim(), zeros(long)?.dim(), zeros(long.to_vec())?.dim()),
        (12, 12, 12)
    );
    let summed = SumOptions::default().dim((0..11).collect::<Vec<_>>());
    assert_eq!(ones(long)?.sum_with(summed)?.to_vec::<f32>()?, [2048.0, 2048.0]);
    assert_eq!(Tensor::from_slice(&[1f32], [2]).unwrap_err().code, ErrorCode::VALUE);
    Ok(())
}

#[test]
fn operands_are_tensors_or_numbers() -> Done {
    let x = vector(&[1.0, 2.0])?;
    assert_eq!(values(&x.add(&x)?), [2.0, 4.0]);
    assert_eq!(values(&x.add_with(1, AddOptions::default().alpha(3))?), [4.0, 5.0]);
    assert_eq!(values(&(&x * 2 + &x - 0.5)), [2.5, 5.5]);
    assert_eq!(values(&(1.0 - &x / 4)), [0.75, 0.5]);
    assert_eq!(values(&(&x % 2.0)), [1.0, 0.0]);
    assert_eq!(values(&(2 * &x * x.clone())), [2.0, 8.0]);
    assert_eq!(
        x.to_with(ToOptions::default().dtype(DType::INT32))?.mul(true)?.dtype(),
        DType::INT32
    );
    let z = x.mul((0.5, 2.0))?;
    assert_eq!(
        (z.dtype(), values(&z.view_as_real()?)),
        (DType::COMPLEX64, vec![0.5, 2.0, 1.0, 4.0])
    );
    let same = x.add_(1)?;
    assert_eq!((values(&same), values(&x)), (vec![2.0, 3.0], vec![2.0, 3.0]));
    assert!(x.shares_storage(&same)?);
    let panic = catch_unwind(AssertUnwindSafe(|| &x + &zeros([3]).unwrap())).unwrap_err();
    assert!(panic.downcast_ref::<String>().unwrap().contains("must match the size"));
    Ok(())
}

#[test]
fn options_begin_with_the_defaults() -> Done {
    let x = Tensor::from_slice(&[1f32, 2.0, 3.0, 4.0], [2, 2])?;
    assert_eq!(x.sum()?.item()?, 10.0);
    assert_eq!(x.sum_with(SumOptions::default())?.item()?, 10.0);
    assert_eq!(values(&x.sum_with(SumOptions::default().dim([0]))?), [4.0, 6.0]);
    assert_eq!(x.sum_with(SumOptions::default().dim([0, 1]).keepdim(true))?.shape(), [1, 1]);
    assert_eq!(x.argmax()?.item_int64()?, 3);
    assert_eq!(x.argmax_with(ArgmaxOptions::default().dim(0))?.to_vec::<i64>()?, [1, 1]);
    assert_eq!(values(&x.clamp_with(ClampOptions::default().max(2))?), [1.0, 2.0, 2.0, 2.0]);
    assert_eq!(
        values(&x.clamp_with(ClampOptions::default().min(2.5).max(3))?),
        [2.5, 2.5, 3.0, 3.0]
    );
    assert_eq!(
        values(&x.div_with(2, DivOptions::default().rounding_mode("floor"))?),
        [0.0, 1.0, 1.0, 2.0]
    );
    let refused = x.div_with(2, DivOptions::default().rounding_mode("flo\0or")).unwrap_err();
    assert!(refused.message.contains("rounding_mode"), "{refused}");
    let weight = vector(&[1.0, 0.0])?;
    let target = Tensor::from_slice(&[0i64, 1], [2])?;
    let options = CrossEntropyOptions::default().weight(&weight).reduction("none");
    assert_eq!(x.cross_entropy_with(&target, options)?.shape(), [2]);
    let double = OnesOptions::default().dtype(DType::FLOAT64).device(Device::CPU);
    assert_eq!(ones_with([2], double)?.dtype(), DType::FLOAT64);
    Ok(())
}

#[test]
fn modes_end_with_their_closure() -> Done {
    let x = ones([2, 2])?;
    let dtype = |dtype| amp::AutocastOptions::default().dtype(dtype);
    let low = amp::autocast_with(DeviceType::CPU, dtype(DType::BFLOAT16), || {
        let none = amp::AutocastOptions::default().enabled(false);
        let full = amp::autocast_with(DeviceType::CPU, none, || x.mm(&x))??;
        assert_eq!(full.dtype(), DType::FLOAT32);
        x.mm(&x)
    })??;
    assert_eq!((low.dtype(), x.mm(&x)?.dtype()), (DType::BFLOAT16, DType::FLOAT32));
    let refused =
        amp::autocast_with(DeviceType::CPU, dtype(DType::INT32), || panic!("it does not run"));
    assert!(refused.is_err() && x.mm(&x)?.dtype() == DType::FLOAT32);
    let panic = || amp::autocast_with(DeviceType::CPU, dtype(DType::BFLOAT16), || panic!("out"));
    assert!(catch_unwind(panic).is_err() && x.mm(&x)?.dtype() == DType::FLOAT32);
    assert!(no_grad(|| x.mm(&zeros([3])?)).is_err() && is_grad_enabled());
    Ok(())
}

#[test]
fn lists_and_several_results() -> Done {
    let x = Tensor::from_slice(&[1f32, 5.0, 3.0, 4.0], [2, 2])?;
    let (most, at) = x.max_dim(1)?;
    assert_eq!((values(&most), at.to_vec::<i64>()?), (vec![5.0, 4.0], vec![1, 1]));
    let (low, place) = (zeros([0])?, zeros_with([0], ZerosOptions::default().dtype(DType::INT64))?);
    median_dim_out([&low, &place], &x, 1)?;
    assert_eq!((values(&low), place.to_vec::<i64>()?), (vec![1.0, 3.0], vec![0, 0]));
    assert!(median_dim_out([&low, &x], &x, 1).is_err() && values(&low) == [1.0, 3.0]);
    let turned = x.deep_clone()?;
    assert_eq!(values(&unsafe { turned.t_()? }), [1.0, 3.0, 5.0, 4.0]);
    let pieces = x.unbind()?;
    assert_eq!(pieces.iter().map(values).collect::<Vec<_>>(), [[1.0, 5.0], [3.0, 4.0]]);
    assert_eq!(cat(&pieces)?.numel(), 4);
    assert_eq!(cat(&[&x, &x])?.shape(), [4, 2]);
    assert_eq!(cat_with(&[&x, &x], CatOptions::default().dim(1))?.shape(), [2, 4]);
    let column = Tensor::from_slice(&[1i64], [1])?;
    assert_eq!(values(&x.index(&[None, Some(&column)])?), [5.0, 4.0]);
    assert_eq!(x.chunk(0).unwrap_err().code, ErrorCode::RUNTIME);
    assert_eq!(cat(&[] as &[Tensor]).unwrap_err().code, ErrorCode::VALUE);
    Ok(())
}

#[test]
fn errors_say_what_and_where_and_do_not_stick() -> Done {
    let (x, y) = (zeros([2, 3])?, zeros([4, 5])?);
    let error = x.add(&y).unwrap_err();
    assert_eq!(error.code, ErrorCode::RUNTIME);
    assert!(error
        .message
        .starts_with("The size of tensor a (3) must match the size of tensor b (5)"));
    assert_eq!(error.call, "add(float32[2, 3], float32[4, 5])");
    assert_eq!(error.to_string(), format!("{}, in {}", error.message, error.call));
    assert_eq!(x.add(&x)?.shape(), [2, 3]);
    assert_eq!(x.size(7).unwrap_err().code, ErrorCode::INDEX);
    assert!(x.item().is_err() && x.is_nonzero().is_err() && x.backward().is_err());
    let model = nn::sequential_list(vec![nn::relu()?, nn::linear(2, 1)?])?;
    assert_eq!(model.forward(&x).unwrap_err().module, "Sequential.1 (Linear)");
    assert_eq!(io::safetensors_load("/nowhere\0/x").unwrap_err().code, ErrorCode::IO);
    assert!(nn::conv2d_with(1, 1, [3, 3], nn::ConvOptions::default().padding_mode("odd")).is_err());
    Ok(())
}

#[test]
fn gradients() -> Done {
    let w = leaf(&[1.0, 2.0])?;
    assert!(w.grad()?.is_none() && w.is_leaf()? && w.grad_fn()?.is_none());
    let loss = (&w * &w).sum()?;
    assert_eq!(loss.grad_fn_name()?.unwrap(), "SumBackward0");
    loss.backward_with(BackwardOptions::default().retain_graph(true))?;
    loss.backward()?;
    assert_eq!(values(&w.grad()?.unwrap()), [4.0, 8.0]);
    assert!(loss.backward().unwrap_err().message.contains("a second time"));
    w.set_grad(None)?;
    assert!(w.grad()?.is_none());
    assert!(!no_grad(|| w.mul(2))?.requires_grad());
    assert!(no_grad(|| enable_grad(|| w.mul(2)))?.requires_grad());
    assert!(inference_mode(|| w.mul(2))?.is_inference());
    assert!(catch_unwind(|| no_grad(|| panic!("out"))).is_err() && is_grad_enabled());
    let (unused, y) = (leaf(&[1.0])?, w.exp()?.sum()?);
    let options = AutogradGradOptions::default().allow_unused(true).create_graph(true);
    let grads = autograd_grad_with(&[&y], &[&w, &unused], options)?;
    assert!(grads[1].is_none() && grads[0].as_ref().unwrap().requires_grad());
    let (a, b) = (&w * 2, (&w * 3).sum()?);
    w.set_grad(None)?;
    let weights = vec![vector(&[1.0, 10.0])?];
    let gradients = vec![Some(&weights[0]), None];
    backward_many_with(
        &[&a, &b],
        BackwardManyOptions::default().gradients(&gradients).inputs(&[&w]),
    )?;
    assert_eq!(values(&w.grad()?.unwrap()), [5.0, 23.0]);
    Ok(())
}

#[test]
fn hooks_change_gradients_and_are_removed() -> Done {
    let (w, gone) = (leaf(&[1.0, 2.0])?, Arc::new(AtomicUsize::new(0)));
    let (mut calls, seen) = (0, Arc::new(AtomicUsize::new(0)));
    let (counted, told) = (Counted(gone.clone()), seen.clone());
    let hook = w.register_hook(move |grad| {
        let _kept = &counted;
        calls += 1;
        told.store(calls, SeqCst);
        grad.mul(10).map(Some)
    })?;
    w.sum()?.backward()?;
    w.sum()?.backward()?;
    assert_eq!((values(&w.grad()?.unwrap()), seen.load(SeqCst)), (vec![20.0, 20.0], 2));
    remove_hook(hook)?;
    assert_eq!(gone.load(SeqCst), 1);
    assert_eq!(remove_hook(hook).unwrap_err().code, ErrorCode::VALUE);
    let counted = Counted(gone.clone());
    let refused = zeros([1])?.register_hook(move |_| {
        let _kept = &counted;
        Ok(None)
    });
    assert!(refused.is_err() && gone.load(SeqCst) == 2, "a refused closure is dropped");
    Ok(())
}

#[test]
fn a_closure_that_fails_panics_or_comes_back() -> Done {
    let w = leaf(&[1.0])?;
    let hook = w.register_hook(|_| Err(Error::new(ErrorCode::INDEX, "not today")))?;
    let error = w.sum()?.backward().unwrap_err();
    assert_eq!((error.code, &error.message[..]), (ErrorCode::INDEX, "not today"));
    assert!(format!("{error:?}").contains("code: INDEX"), "{error:?}");
    remove_hook(hook)?;
    let hook = w.register_hook(|_| Err(Error::new(ErrorCode::OK, "no code")))?;
    let error = w.sum()?.backward().unwrap_err();
    assert_eq!((error.code, &error.message[..]), (ErrorCode::RUNTIME, "no code"));
    remove_hook(hook)?;
    let hook = w.register_hook(|_| panic!("in a hook"))?;
    let sum = w.sum()?;
    let panic = catch_unwind(AssertUnwindSafe(|| sum.backward())).unwrap_err();
    assert_eq!(*panic.downcast_ref::<&str>().unwrap(), "in a hook");
    remove_hook(hook)?;
    // It goes with its error: where that is caught within, a later one is not taken for it.
    let (other, fails) = (leaf(&[1.0])?, leaf(&[1.0])?);
    other.register_hook(|_| std::panic::panic_any(42))?;
    fails.register_hook(move |_| {
        let sum = enable_grad(|| other.sum())?;
        let panic = catch_unwind(AssertUnwindSafe(|| sum.backward())).unwrap_err();
        assert_eq!(panic.downcast_ref::<i32>(), Some(&42));
        Err(Error::new(ErrorCode::LINALG, "singular"))
    })?;
    assert_eq!(fails.sum()?.backward().unwrap_err().code, ErrorCode::LINALG);
    let hook = w.register_hook(|grad| grad.neg().map(Some))?;
    w.sum()?.backward()?; // nothing is left of it
    remove_hook(hook)?;
    // One that removes itself lives until it has returned.
    let (id, text) = (Arc::new(Mutex::new(0)), "still here".to_string());
    let own = id.clone();
    *id.lock().unwrap() = w.register_hook(move |_| {
        remove_hook(*own.lock().unwrap())?;
        assert_eq!(text, "still here");
        Ok(None)
    })?;
    w.sum()?.backward()?;
    // One that comes to run within itself is refused.
    let again = leaf(&[1.0])?;
    let inner = again.clone();
    again.register_hook(move |_| enable_grad(|| inner.sum())?.backward().map(|()| None))?;
    assert!(again.sum()?.backward().unwrap_err().message.contains("while it ran"));
    // One whose destructor panics harms nobody.
    struct Bad;
    impl Drop for Bad {
        fn drop(&mut self) {
            panic!("in a destructor")
        }
    }
    let bad = Bad;
    let hook = w.register_hook(move |_| {
        let _kept = &bad;
        Ok(None)
    })?;
    remove_hook(hook)?;
    w.sum()?.backward()
}

#[test]
fn an_error_that_crosses_a_closure_says_where_it_happened() -> Done {
    const CALL: &str = "add(float32[2], float32[3])";
    let (w, wrong) = (leaf(&[1.0, 2.0])?, zeros([3])?);
    let by = wrong.clone();
    let hook = w.register_hook(move |grad| grad.add(&by).map(Some))?;
    let error = w.sum()?.backward().unwrap_err();
    assert_eq!((&error.call[..], &error.module[..]), (CALL, ""));
    assert!(error.message.starts_with("The size of tensor a (2)"), "{error}");
    remove_hook(hook)?;
    // Through a closure within a closure, out of a module, whose name stays.
    let adds = nn::lambda("Adds", move |_, inputs| {
        let add = |inputs: &[Option<Tensor>]| -> Result<Vec<Tensor>> {
            Ok(vec![inputs[0].as_ref().unwrap().add(inputs[1].as_ref().unwrap())?])
        };
        Ok(checkpoint(add, &[inputs[0].as_ref(), Some(&wrong)])?.remove(0))
    })?;
    let model = nn::sequential_list(vec![nn::relu()?, adds])?;
    let error = model.forward(&w).unwrap_err();
    assert_eq!((&error.call[..], &error.module[..]), (CALL, "Sequential.1 (Adds)"));
    // What a closure says itself happened where torc was.
    let says = nn::lambda("Says", |_, _| Err(Error::new(ErrorCode::INDEX, "not today")))?;
    let error = nn::sequential_list(vec![says])?.forward(&w).unwrap_err();
    assert_eq!((error.code, &error.module[..]), (ErrorCode::INDEX, "Sequential.0 (Says)"));
    Ok(())
}

#[test]
fn modules_of_ones_own() -> Done {
    let by = vector(&[2.0, 3.0])?;
    let scale = nn::lambda("Scale", move |module, inputs| {
        let bias = module.get_parameter("bias")?.expect("it was registered");
        inputs[0].as_ref().expect("it was given").mul(&by)?.add(bias)
    })?;
    scale.register_parameter("bias", Some(&nn::parameter(&vector(&[1.0, 1.0])?)?))?;
    let model = nn::sequential_list(vec![scale, nn::relu()?])?;
    assert_eq!(values(&model.forward(&vector(&[1.0, -5.0])?)?), [3.0, 0.0]);
    assert_eq!(model.to_string(), "Sequential(\n  (0): Scale()\n  (1): ReLU()\n)");
    let names: Vec<_> = model.named_modules()?.into_iter().map(|m| m.0).collect();
    assert_eq!(names, ["", "0", "1"]);
    let state = model.state_dict()?;
    assert_eq!((state.len(), &state[0].0[..]), (1, "0.bias"));
    model.load_state_dict(&[("0.bias", zeros([2])?)])?;
    assert_eq!(values(&state[0].1), [0.0, 0.0]);
    let named = io::named_tensors_prefix(&state, Some("model."))?;
    assert_eq!((named.len(), &named[0].0[..]), (1, "model.0.bias"));
    let missing = model.load_state_dict(&[] as &[(&str, Tensor)]).unwrap_err();
    assert!(missing.message.contains("Missing key(s)"));
    let count = Arc::new(AtomicUsize::new(0));
    let seen = count.clone();
    model.apply(move |_| Ok(seen.fetch_add(1, SeqCst) < 9))?;
    assert_eq!(count.load(SeqCst), 3);
    let hook = model.register_forward_hook(|_, inputs, output| {
        inputs[0].as_ref().unwrap().sub(output).map(Some)
    })?;
    assert_eq!(values(&model.forward(&vector(&[1.0, 1.0])?)?), [-1.0, -2.0]);
    model.remove_hook(hook)?;
    Ok(())
}

struct Exp {
    scale: f64,
}
impl Function for Exp {
    fn forward(&mut self, ctx: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>> {
        let y = inputs[0].mul(self.scale)?.exp()?;
        ctx.save_for_backward(&[Some(&y)])?;
        Ok(vec![y])
    }
    fn backward(&mut self, ctx: &FunctionContext, grads: &[Option<Tensor>]) -> Result<Gradients> {
        let grad = grads[0].as_ref().expect("zeros are made for none");
        Ok(vec![Some(ctx.saved(0)?.unwrap().mul(grad)?.mul(self.scale)?)])
    }
}

#[test]
fn functions_of_ones_own() -> Done {
    let close = || AllcloseOptions::default().rtol(1e-12).atol(0.0);
    let x = Tensor::from_slice(&[0.5f64, 1.0], [2])?.requires_grad_()?;
    let y = Exp { scale: 2.0 }.apply("Exp", &[&x])?;
    assert_eq!(y[0].grad_fn_name()?.unwrap(), "ExpBackward");
    y[0].sum()?.backward()?;
    assert!(x.grad()?.unwrap().allclose_with(&(x.mul(2)?.exp()? * 2), close())?);
    gradcheck(|inputs| Exp { scale: 2.0 }.apply("Exp", inputs), &[&x])?;
    gradgradcheck(|inputs| Exp { scale: 2.0 }.apply("Exp", inputs), &[&x])?;
    let part = checkpoint(|inputs| Ok(vec![inputs[0].as_ref().unwrap().exp()?]), &[Some(&x)])?;
    x.set_grad(None)?;
    part[0].sum()?.backward()?;
    assert!(x.grad()?.unwrap().allclose_with(&x.exp()?, close())?);
    struct First;
    impl Function for First {
        fn forward(&mut self, _: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>> {
            Ok(vec![inputs[0].add(&inputs[1])?])
        }
        fn backward(&mut self, _: &FunctionContext, grads: &[Option<Tensor>]) -> Result<Gradients> {
            Ok(vec![grads[0].clone(), None])
        }
    }
    let second = leaf(&[1.0, 1.0])?;
    First.apply("First", &[&leaf(&[1.0, 1.0])?, &second])?[0].sum()?.backward()?;
    assert!(second.grad()?.is_none());
    struct Wrong;
    impl Function for Wrong {
        fn forward(&mut self, _: &FunctionContext, inputs: &[Tensor]) -> Result<Vec<Tensor>> {
            Ok(vec![inputs[0].mul(1)?])
        }
        fn backward(&mut self, _: &FunctionContext, _: &[Option<Tensor>]) -> Result<Gradients> {
            Ok(Vec::new())
        }
    }
    let wrong = Wrong.apply("Wrong", &[&x])?[0].sum()?;
    assert!(wrong.backward().unwrap_err().message.contains("(expected 1, got 0)"));
    Ok(())
}

#[test]
fn optimizers_and_schedulers() -> Done {
    let w = leaf(&[1.0])?;
    let optimizer = optim::sgd_with(&[&w], optim::SgdOptions::default().lr(0.5))?;
    let schedule = optim::lambda_lr(&optimizer, |epoch, _group| Ok(1.0 / (1.0 + epoch as f64)))?;
    (&w * 3).sum()?.backward()?;
    optimizer.step()?;
    schedule.step()?;
    assert_eq!((w.item()?, optimizer.get_lr(0)?), (-0.5, 0.25));
    optimizer.zero_grad()?;
    assert!(w.grad()?.is_none());
    let group = optim::ParamGroupOptions::default().lr(0.1);
    optimizer.add_param_group_with(&[&leaf(&[2.0])?], group)?;
    assert_eq!((optimizer.num_groups()?, optimizer.group_params(1)?.len()), (2, 1));
    let first = optim::constant_lr(&optimizer)?;
    let both = vec![first, optim::exponential_lr(&optimizer, 0.9)?];
    optim::sequential_lr(&optimizer, both, [3])?.step()?;
    let failing = optim::lambda_lr(&optimizer, |_, _| Err(Error::new(ErrorCode::VALUE, "no rate")));
    assert_eq!(failing.err().unwrap().message, "no rate");
    Ok(())
}

#[test]
fn files() -> Done {
    let path = std::env::temp_dir().join(format!("torc_rust_{}.safetensors", std::process::id()));
    let path = path.to_str().unwrap();
    let model = nn::linear(3, 2)?;
    io::safetensors_save(path, &model.state_dict()?)?;
    let bytes = std::fs::read(path).unwrap();
    for loaded in [io::safetensors_load(path)?, io::safetensors_load_memory(&bytes)?] {
        assert_eq!(loaded.iter().map(|t| &t.0[..]).collect::<Vec<_>>(), ["weight", "bias"]);
        assert!(loaded[0].1.equal(&model.get_parameter("weight")?.unwrap())?);
    }
    let loaded = io::safetensors_load(path)?;
    std::fs::File::create(path).unwrap(); // cuts it; what was loaded is another copy
    assert_eq!(loaded[0].1.to_vec::<f32>()?.len(), 6);
    assert!(io::safetensors_load(path).is_err());
    std::fs::remove_file(path).unwrap();
    Ok(())
}

#[test]
fn handles_go_to_other_threads() -> Done {
    let (model, x) = (nn::linear(4, 2)?, randn([3, 4])?);
    let here = model.forward(&x)?;
    let (model, there) = thread::spawn(move || {
        let y = model.forward(&x).unwrap();
        assert!(x.add(&zeros([9]).unwrap()).is_err(), "an error is its thread's");
        (model, y)
    })
    .join()
    .unwrap();
    assert!(here.equal(&there)?);
    // Backward in one thread runs a hook that was made in another.
    let weight = model.get_parameter("weight")?.unwrap();
    weight.register_hook(|grad| grad.mul(0).map(Some))?;
    thread::spawn(move || there.sum().unwrap().backward().unwrap()).join().unwrap();
    assert_eq!(weight.grad()?.unwrap().abs()?.sum()?.item()?, 0.0);
    Ok(())
}

#[test]
fn nothing_outside_of_a_tensor_is_read() -> Done {
    let x = ones([4])?;
    assert!(x.as_strided([1000], [1]).is_err() && x.as_strided([2], [-1]).is_err());
    assert!(x.as_strided_with([4], [1], AsStridedOptions::default().storage_offset(1)).is_err());
    Ok(())
}
