/// The encoding of old files from Western Europe: Latin-1, with more characters where Latin-1 has
/// controls.
package enum Windows1252 {
  /// Decodes any bytes; those without a character become the controls of Latin-1.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(special[byte] ?? Unicode.Scalar(byte)) }
    return String(scalars)
  }

  /// The characters that Latin-1 does not have, by their bytes.
  static let special: [UInt8: Unicode.Scalar] = {
    let signs = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars
    let pairs = zip(UInt8(0x80)..., signs).filter { $0.1 != " " }
    return Dictionary(pairs) { first, _ in first }
  }()
}
