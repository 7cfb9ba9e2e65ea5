/// A place in a text.
public struct TextPlace: Hashable, Sendable, Comparable {
  /// The number of the line, from 1.
  public var line: Int
  /// The number of the character in its line, from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
