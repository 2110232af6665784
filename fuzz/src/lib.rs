//! Joins libFuzzer and the targets.

pub use fuzz_targets::{Mutator, target};
pub use libfuzzer_sys;

/// Makes the binary of a target. Every second input is mutated by libFuzzer, the others so that they keep their structure.
#[macro_export]
macro_rules! feed {
    ($name:literal) => {
        use $crate::libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

        fuzz_target!(|input: &[u8]| $crate::target($name).expect("a target").run(input));

        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            if seed % 2 == 0 {
                return fuzzer_mutate(data, size, max_size);
            }
            let form = $crate::target($name).expect("a target").form;
            let made = $crate::Mutator::new(form, seed.into()).mutate(&data[..size]);
            let length = made.len().min(max_size);
            data[..length].copy_from_slice(&made[..length]);
            length
        });
    };
}
