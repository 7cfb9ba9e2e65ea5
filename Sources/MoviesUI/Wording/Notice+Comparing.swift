import MoviesCore

extension Notice {
  /// How many titles have to be marked to be compared, and how many are.
  static func toCompare(marked: Int) -> String {
    let (least, most) = (ComparePage.counts.lowerBound, ComparePage.counts.upperBound)
    let marks = marked == 0 ? "none is" : marked == 1 ? "1 is" : "\(marked.grouped) are"
    return "Mark \(least) to \(most) titles to compare them; \(marks) marked."
  }

  /// How many marks were taken away, and where they were.
  static func takenAway(marks: Int, elsewhere: Int) -> String {
    let place = elsewhere == 0 ? "" : elsewhere == marks ? " elsewhere" : ", \(elsewhere) elsewhere"
    return "Removed \(marks.counted("mark"))\(place)."
  }
}
