/// How a file writes its characters.
public enum TextEncoding: Hashable, Sendable, CaseIterable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  /// The Western European encoding of old files: Latin-1, with more characters in places that
  /// Latin-1 leaves to controls.
  case windows1252
}
