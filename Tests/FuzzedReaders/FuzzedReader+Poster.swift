import Posters
import Transport

extension FuzzedReader {
  /// Reads a poster, and the address of one: no input crashes the decoder, no picture is larger
  /// than allowed, and no request has a query or a header field of its own.
  public static let poster = FuzzedReader(corpus: "Poster") { bytes in
    for side in [1, 120, Int.max] {
      guard let picture = try? JPEGDecoder.picture(from: bytes, covering: side, height: side)
      else { continue }
      try BrokenPromise.unless(
        picture.width * picture.height <= PosterLimits.pixels, "A picture has a limit.")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let address = PosterAddress(text, base: ServiceURL(loopbackPort: 8080)) else { return }
    let request = address.covering(width: 300).request
    try BrokenPromise.unless(
      request.path?.contains { "?#".contains($0) } == false, "A request has no query.")
    try BrokenPromise.unless(
      ["m.media-amazon.com", "127.0.0.1:8080"].contains(request.authority),
      "A request goes to a host of posters.")
    try BrokenPromise.unless(
      request.headerFields.count == 1, "A request has no header fields of its own.")
  }
}
