/// The words that number the files of one film: `CD1`, `Disc 2`, `Part 2`, `1 of 2`.
struct PartMark {
  var number: Int
  var place: Range<Int>
  /// Whether the words may belong to the title, as in `Dune Part 2`.
  var mayBeTitle: Bool

  /// Finds the first such words.
  static func find(in tokens: NameTokens) -> PartMark? {
    for index in 0..<tokens.count {
      if let part = EpisodeMark.number(of: discWords, in: tokens, at: index), part.number < 20,
        part.number > 0
      {
        return PartMark(number: part.number, place: part.place, mayBeTitle: false)
      }
      if let part = EpisodeMark.number(of: partWords, in: tokens, at: index), part.number < 20,
        part.number > 0, index > 0
      {
        return PartMark(number: part.number, place: part.place, mayBeTitle: true)
      }
      if tokens.word(index + 1) == "of", let number = tokens.number(index), index > 0,
        let all = tokens.number(index + 2), number >= 1, number <= all, all < 20,
        tokens[index].bracketNumber > 0 || tokens.joint(index) == .dash
      {
        return PartMark(number: number, place: index..<(index + 3), mayBeTitle: false)
      }
    }
    return nil
  }

  private static let discWords: Set<String> = ["cd", "disc", "disk", "dvd"]
  private static let partWords: Set<String> = ["part", "pt", "teil", "partie", "parte"]
}
