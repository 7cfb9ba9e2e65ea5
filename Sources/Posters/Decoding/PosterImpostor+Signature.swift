internal import Titles

extension PosterImpostor {
  /// Recognises the kind of some bytes by how they begin; `nil` if they begin like a JPEG.
  init?(insteadOfJPEG bytes: [UInt8]) {
    func begins(_ signature: [UInt8]) -> Bool { bytes.starts(with: signature) }
    if begins([0xFF, 0xD8, 0xFF]) { return nil }
    self =
      if bytes.isEmpty {
        .nothing
      } else if begins([0x89] + "PNG\r\n".utf8 + [0x1A, 0x0A]) {
        .png
      } else if begins(Array("GIF8".utf8)) {
        .gif
      } else if begins(Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
        .webP
      } else if bytes.beginsLikeMarkup {
        .webPage
      } else {
        .other
      }
  }
}

extension [UInt8] {
  /// Whether the first byte after a byte order mark and white space opens a tag of HTML or XML.
  fileprivate var beginsLikeMarkup: Bool {
    let text = starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }
}
