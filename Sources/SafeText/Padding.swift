extension String {
  /// The text with blanks behind it up to a width in cells; a wider text stays as it is.
  public func padded(toCells cells: Int) -> String { self + blanks(upToCells: cells) }

  /// The text with blanks before it up to a width in cells; a wider text stays as it is.
  public func padded(fromLeftToCells cells: Int) -> String { blanks(upToCells: cells) + self }

  private func blanks(upToCells cells: Int) -> String {
    String(repeating: " ", count: max(0, cells - cellWidth))
  }
}
