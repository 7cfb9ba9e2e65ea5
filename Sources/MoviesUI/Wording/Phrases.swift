import SafeText

extension String {
  /// The text as it stands inside a sentence, unless it begins with a name.
  var lowercasedFirst: String {
    hasPrefix("OMDb") ? self : prefix(1).lowercased() + dropFirst()
  }

  /// The text with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital at its start and a full stop at its end.
  var asSentence: String { capitalizedFirst + (hasSuffix(".") ? "" : ".") }

  /// The text with blanks behind it up to a width in cells.
  public func padded(toCells cells: Int) -> String {
    self + String(repeating: " ", count: max(0, cells - cellWidth))
  }

  /// The text with blanks before it up to a width in cells.
  public func padded(fromLeftToCells cells: Int) -> String {
    String(repeating: " ", count: max(0, cells - cellWidth)) + self
  }
}
