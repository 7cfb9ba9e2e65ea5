import Pictures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The control strings of kitty's graphics protocol, as bytes for the terminal.
///
/// They contain numbers and base64 only, never text. The terminal answers none of them except the
/// query: an answer would arrive among the keys.
///
/// Source: [kitty's documentation](https://sw.kovidgoyal.net/kitty/graphics-protocol/).
package struct KittyGraphics: Sendable {
  private let owner: ImageOwner
  /// Whether the strings are addressed to the terminal around tmux.
  private let passesThroughTmux: Bool

  package init(owner: ImageOwner, passesThroughTmux: Bool) {
    self.owner = owner
    self.passesThroughTmux = passesThroughTmux
  }

  /// The number of the image in the query, which is never stored.
  static let queryNumber = 31

  /// The number of pixel bytes in one string: as base64 they fill the 4,096 bytes that are allowed.
  private static let pieceLength = 3_072

  /// Asks whether the terminal knows the protocol, with an image of one pixel, and asks for its
  /// version.
  ///
  /// - Parameter passesThroughTmux: Whether the questions are for the terminal around tmux.
  /// - Returns: The bytes of both questions.
  package static func query(passesThroughTmux: Bool) -> [UInt8] {
    let questions = [
      command("i=\(queryNumber),s=1,v=1,a=q,t=d,f=24", payload: [0, 0, 0]),
      Array(TerminalVersion.query.utf8),
    ]
    return questions.flatMap { passesThroughTmux ? TmuxPassthrough.wrapping($0) : $0 }
  }

  /// Returns the strings that send an image's pixels, to be shown where its placeholders are.
  ///
  /// A deletion comes first: it ends an earlier transfer that was interrupted, for example by a
  /// stop; otherwise, the terminal would take this transfer for the rest of that one.
  package func upload(of image: PlacedImage) -> [UInt8] {
    let pixels = image.picture.pixels
    let last = (pixels.count - 1) / Self.pieceLength
    var bytes = deletion(of: image.id)
    bytes.reserveCapacity(pixels.count * 3 / 2)
    for piece in 0...last {
      let start = piece * Self.pieceLength
      let more = piece < last ? "m=1" : "m=0"
      let keys = piece == 0 ? "a=T,U=1,q=2,\(description(of: image)),\(more)" : "q=2,\(more)"
      bytes += command(keys, payload: pixels[start...].prefix(Self.pieceLength))
    }
    return bytes
  }

  /// Returns the string that deletes an image and its pixels.
  package func deletion(of id: ImageID) -> [UInt8] {
    command("a=d,d=I,i=\(owner.number(of: id)),q=2")
  }

  private func description(of image: PlacedImage) -> String {
    """
    i=\(owner.number(of: image.id)),f=24,s=\(image.picture.width),v=\(image.picture.height),\
    c=\(image.size.columns),r=\(image.size.rows)
    """
  }

  private func command(_ keys: String, payload: some Collection<UInt8> = []) -> [UInt8] {
    let command = Self.command(keys, payload: payload)
    return passesThroughTmux ? TmuxPassthrough.wrapping(command) : command
  }

  private static func command(_ keys: String, payload: some Collection<UInt8>) -> [UInt8] {
    var command = Array("\u{1B}_G\(keys)".utf8)
    if !payload.isEmpty {
      command.append(UInt8(ascii: ";"))
      command += Data(payload).base64EncodedData()
    }
    return command + [0x1B, UInt8(ascii: "\\")]
  }
}

/// Wraps control strings so that tmux hands them to the terminal around it.
///
/// tmux swallows them unless the user has switched its option `allow-passthrough` on.
package enum TmuxPassthrough {
  /// Returns a control string in the form in which tmux passes it on unchanged.
  package static func wrapping(_ control: [UInt8]) -> [UInt8] {
    var wrapped = Array("\u{1B}Ptmux;".utf8)
    wrapped.reserveCapacity(control.count + 16)
    for byte in control {
      if byte == 0x1B { wrapped.append(byte) }
      wrapped.append(byte)
    }
    return wrapped + [0x1B, UInt8(ascii: "\\")]
  }
}
