//! Has the binary built again when the browser client's files have changed.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
