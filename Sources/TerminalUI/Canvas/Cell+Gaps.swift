extension Cell {
  /// Whether nothing but the background is seen in the cell.
  var isGap: Bool { isBlank && style.hidesBlanks }

  /// Whether both are nothing but the same background.
  func looksEmpty(like other: Cell) -> Bool {
    isGap && other.isGap && style.background == other.style.background
  }
}

extension Style {
  /// Whether a blank in it is nothing but its background.
  var hidesBlanks: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
}
