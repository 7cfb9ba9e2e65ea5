extension String {
  /// Returns the text padded with spaces on the right to a width in cells; a wider text stays as it
  /// is.
  public func padded(toCells cells: Int) -> String {
    self + Self.blanks.times(cells - cellWidth)
  }

  /// Returns the text padded with spaces on the left to a width in cells; a wider text stays as it
  /// is.
  public func padded(fromLeftToCells cells: Int) -> String {
    Self.blanks.times(cells - cellWidth) + self
  }

  private static let blanks = RepeatedCharacter(" ")
}
