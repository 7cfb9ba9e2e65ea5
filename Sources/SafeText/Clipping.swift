extension StringProtocol {
  /// Returns the text cut to at most `cells` cells, ending in `…` if something was cut.
  ///
  /// Never splits a wide character or a grapheme cluster, so the result may be one cell narrower.
  /// - Complexity: O(*n*) in the length of the text.
  @inlinable
  public func clipped(toCells cells: Int) -> String {
    if cells <= 0 { return "" }
    // No scalar takes more cells than it has bytes, so most texts need not be measured.
    if utf8.count <= cells || cellWidth <= cells { return String(self) }
    return prefix(fittingCells: cells - 1) + "…"
  }

  /// Returns the longest run of whole characters from the start that takes at most `cells` cells.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  @inlinable
  public func prefix(fittingCells cells: Int) -> SubSequence {
    var width = 0
    let end = indices.first { index in
      width += self[index].cellWidth
      return width > cells
    }
    return self[..<(end ?? endIndex)]
  }

  /// Returns the longest run of whole characters up to the end that takes at most `cells` cells.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  @inlinable
  public func suffix(fittingCells cells: Int) -> SubSequence where Self: BidirectionalCollection {
    var width = 0
    let end = indices.last { index in
      width += self[index].cellWidth
      return width > cells
    }
    return self[(end.map(index(after:)) ?? startIndex)...]
  }
}
