extension String {
  /// The text padded with spaces on the right to a width in cells; a wider text stays as it is.
  public func padded(toCells cells: Int) -> String { self + blanks(upToCells: cells) }

  /// The text padded with spaces on the left to a width in cells; a wider text stays as it is.
  public func padded(fromLeftToCells cells: Int) -> String { blanks(upToCells: cells) + self }

  private func blanks(upToCells cells: Int) -> String {
    String(repeating: " ", count: max(0, cells - cellWidth))
  }
}
