/// What goes wrong with pictures only.
enum PictureFault {
  /// A JPEG file whose header claims the largest size that TurboJPEG reads: 65500 by 65500 pixels.
  ///
  /// - Parameter file: A JPEG file.
  /// - Returns: The file with other dimensions; unchanged if it is no JPEG file.
  static func enlarging(_ file: [UInt8]) -> [UInt8] {
    guard let header = frameHeader(of: file) else { return file }
    var file = file
    let side = [UInt8(65_500 >> 8), UInt8(65_500 & 0xFF)]
    // Behind the marker come a length of two bytes, the precision, the height and the width.
    file.replaceSubrange((header + 5)..<(header + 9), with: side + side)
    return file
  }

  /// A redirection to another address.
  static func redirection(to address: String) -> StandInReply {
    StandInReply(status: 302, headers: ["location": address], body: [])
  }

  /// The place of the marker that begins a frame; `nil` if there is none.
  private static func frameHeader(of file: [UInt8]) -> Int? {
    let frames: [UInt8] = [0xC0, 0xC1, 0xC2]
    var place = 2
    while place + 9 <= file.count, file[place] == 0xFF {
      if frames.contains(file[place + 1]) { return place }
      place += 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
    }
    return nil
  }
}
