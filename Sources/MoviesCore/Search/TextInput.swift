/// The contents of a text field, and the place of the cursor.
public struct TextInput: Sendable, Codable, Hashable {
  public var text: String
  /// The cursor's place in characters, from 0 to the length of ``text``.
  public var cursor: Int

  public init(text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = cursor ?? text.count
  }
}
