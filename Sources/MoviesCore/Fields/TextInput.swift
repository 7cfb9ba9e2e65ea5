/// The text of a field, and its cursor.
public struct TextInput: Sendable, Codable, Hashable {
  public var text: String
  /// The index of the cursor in characters, from 0 to the length of ``text``.
  public var cursor: Int

  public init(text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = cursor ?? text.count
  }
}
