//! HTTP requests: method and target, headers, an empty line, the body. What hyper itself refuses is not tried.

use hyper::Request;
use server::fuzzing::respond;

use crate::stored_table::entries;

/// A trusted proxy, so that forwarded addresses are read.
const PEER: [u8; 4] = [127, 0, 0, 1];

pub(crate) fn run(input: &[u8]) {
    let Some(request) = parse(input) else { return };
    let status = respond(&entries(), PEER.into(), request);
    assert!(!matches!(status, None | Some(500)), "a request ended with {status:?}");
}

fn parse(input: &[u8]) -> Option<Request<Vec<u8>>> {
    let (head, body) = match input.windows(2).position(|pair| pair == b"\n\n") {
        Some(end) => (&input[..end], &input[end + 2..]),
        None => (input, &[][..]),
    };
    let mut lines = head.split(|&byte| byte == b'\n');
    let mut first = lines.next()?.splitn(2, |&byte| byte == b' ');
    let mut request = Request::builder().method(first.next()?).uri(first.next()?);
    for line in lines.take(30) {
        let colon = line.iter().position(|&byte| byte == b':')?;
        request = request.header(&line[..colon], line[colon + 1..].trim_ascii());
    }
    request.body(body.to_vec()).ok()
}
