import Posters
import Transport

/// Reads libFuzzer's input as a poster, and as the address of one: no input may crash the decoder,
/// no picture is larger than allowed, and no request has a query or a header field of its own.
///
/// libFuzzer's own `main` calls it by this name. The bytes belong to libFuzzer and are valid only
/// during the call, so they are copied first.
@c(LLVMFuzzerTestOneInput)
public func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  for side in [1, 120, Int.max] {
    guard let picture = try? JPEGDecoder.picture(from: bytes, covering: side, height: side)
    else { continue }
    precondition(picture.width * picture.height <= PosterLimits.pixels)
  }
  let text = String(decoding: bytes, as: UTF8.self)
  if let address = PosterAddress(text, base: ServiceURL(loopbackPort: 8080)) {
    let request = address.covering(width: 300).request
    precondition(request.path?.contains { "?#".contains($0) } == false)
    precondition(["m.media-amazon.com", "127.0.0.1:8080"].contains(request.authority))
    precondition(request.headerFields.count == 1)
  }
  return 0
}
