extension String {
  /// The text cut to at most `cells` cells, with `…` at its end where something was cut.
  ///
  /// Never splits a wide character or a grapheme cluster.
  public func clipped(toCells cells: Int) -> String {
    guard cellWidth > cells else { return self }
    var clipped = ""
    var width = 0
    for character in self {
      let next = width + character.cellWidth
      if next > cells - 1 { break }
      clipped.append(character)
      width = next
    }
    return cells > 0 ? clipped + "…" : ""
  }
}
