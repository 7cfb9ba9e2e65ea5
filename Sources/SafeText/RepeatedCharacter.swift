/// A character that is repeated often, such as the blank behind a label or the line of a bar.
///
/// A repetition is the beginning of a long text made in advance: joining the characters one by one
/// takes many times as long, and every frame has hundreds of repetitions.
public struct RepeatedCharacter: Sendable {
  private let character: Character
  private let line: String
  private let bytes: Int

  private static let longest = 100

  public init(_ character: Character) {
    self.character = character
    line = String(repeating: character, count: Self.longest)
    bytes = line.utf8.count / Self.longest
  }

  /// Returns the character repeated `count` times; empty for a negative number.
  public func times(_ count: Int) -> String {
    guard count > 0 else { return "" }
    guard count <= Self.longest else { return String(repeating: character, count: count) }
    return String(line[..<line.utf8.index(line.startIndex, offsetBy: bytes * count)])
  }
}
