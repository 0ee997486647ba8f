//! Train a small network to read handwritten digits, as examples/digits.c does in C.
//!
//!     cargo run --release --example digits [EPOCHS]
use torc::*;

/// Of one part of the digits: images (count, 1, 8, 8) from 0 to 1, and labels (count).
type Split = (Tensor, Tensor);

/// The pictures of a file of examples/data, in the order that examples/digits_data.c shuffles them
/// into: four fifths to train on, the others to test with.
fn load(path: &str) -> std::result::Result<(Split, Split), Box<dyn std::error::Error>> {
    let bytes = std::fs::read(path)?;
    let word = |at: usize| -> Option<usize> {
        let four = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_le_bytes(four) as usize)
    };
    let [count, height, width, _, maximum] = [8, 12, 16, 20, 24].map(|at| word(at).unwrap_or(0));
    if !bytes.starts_with(b"DIGITS1\n")
        || (height, width) != (8, 8)
        || bytes.len() != 32 + count * 65
    {
        return Err(format!("{path} has no digits in it").into());
    }
    let (labels, images) = bytes[32..].split_at(count);
    let mut order: Vec<usize> = (0..count).collect();
    let mut state: u64 = 0x6469676974733031;
    for i in (1..count).rev() {
        state = state.wrapping_add(0x9E3779B97F4A7C15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xBF58476D1CE4E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D049BB133111EB);
        order.swap(i, ((z ^ (z >> 31)) % (i as u64 + 1)) as usize);
    }
    let split = |part: &[usize]| -> Result<Split> {
        let pixels = part.iter().flat_map(|&k| &images[k * 64..][..64]);
        let pixels: Vec<f32> = pixels.map(|&p| f32::from(p) / maximum as f32).collect();
        let classes: Vec<i64> = part.iter().map(|&k| i64::from(labels[k])).collect();
        let n = part.len() as i64;
        Ok((Tensor::from_slice(&pixels, [n, 1, 8, 8])?, Tensor::from_slice(&classes, [n])?))
    };
    let (train, test) = order.split_at(count - count / 5);
    Ok((split(train)?, split(test)?))
}

fn model() -> Result<Module> {
    let padded = || nn::ConvOptions::default().padding([1, 1]);
    nn::sequential_list(vec![
        nn::conv2d_with(1, 32, [3, 3], padded())?,
        nn::batch_norm2d(32)?,
        nn::relu()?,
        nn::conv2d_with(32, 64, [3, 3], padded())?,
        nn::batch_norm2d(64)?,
        nn::relu()?,
        nn::max_pool2d([2, 2])?,
        nn::flatten()?,
        nn::dropout_with(nn::DropoutOptions::default().p(0.3))?,
        nn::linear(64 * 4 * 4, 128)?,
        nn::relu()?,
        nn::dropout()?,
        nn::linear(128, 10)?,
    ])
}

fn accuracy(model: &Module, (images, labels): &Split) -> Result<f64> {
    model.eval()?;
    let logits = no_grad(|| model.forward(images))?;
    let classes = logits.argmax_with(ArgmaxOptions::default().dim(1))?;
    let right = ToOptions::default().dtype(DType::FLOAT32);
    classes.eq(labels)?.to_with(right)?.mean()?.item()
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/data/digits.bin");
    let epochs: i64 = std::env::args().nth(1).map_or(Ok(20), |n| n.parse())?;
    let (train, test) = load(root)?;
    let (count, batch) = (train.0.size(0)?, 64);
    manual_seed(1)?;
    let model = model()?;
    let criterion = nn::cross_entropy_loss()?;
    let rate = optim::AdamOptions::default().lr(3e-3);
    let optimizer = optim::adam_with(&model.parameters()?, rate)?;
    let steps = epochs * ((count + batch - 1) / batch);
    let schedule = optim::cosine_annealing_lr(&optimizer, steps)?;
    for epoch in 0..epochs {
        model.train()?;
        let order = randperm(count)?;
        let mut total = 0.0;
        for at in (0..count).step_by(batch as usize) {
            let rows = order.narrow(0, at, batch.min(count - at))?;
            let logits = model.forward(&train.0.index_select(0, &rows)?)?;
            let loss = nn::loss_forward(&criterion, &logits, &train.1.index_select(0, &rows)?)?;
            optimizer.zero_grad()?;
            loss.backward()?;
            optimizer.step()?;
            schedule.step()?;
            total += loss.item()? * rows.size(0)? as f64;
        }
        let right = 100.0 * accuracy(&model, &test)?;
        println!("epoch {:2}: loss {:.4}, {right:.2} % right", epoch + 1, total / count as f64);
    }
    let right = accuracy(&model, &test)?;
    println!("{:.2} % of the held-out digits are read correctly", 100.0 * right);
    if epochs >= 20 && right < 0.99 {
        return Err("the digits are read correctly less often than by examples/digits.c".into());
    }
    Ok(())
}
