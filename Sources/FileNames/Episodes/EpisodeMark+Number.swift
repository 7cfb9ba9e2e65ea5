extension EpisodeMark {
  /// A number alone: `[Group] Title - 12v2 [1080p]`, `Title 12`, `08 - Mass` in a season's folder.
  ///
  /// - Parameters:
  ///   - tokens: The words of the name.
  ///   - isInSeason: Whether the file lies in the folder of a season.
  /// - Returns: The number; `nil` if no word may count episodes.
  static func number(in tokens: NameTokens, isInSeason: Bool) -> EpisodeMark? {
    let start = tokens.titleStart
    let end = tokens.endOfTitle
    let part = PartMark.find(in: tokens)?.place
    var found: EpisodeMark?
    for index in start..<max(start, end) {
      guard let number = number(tokens.word(index)), tokens[index].bracketNumber == 0,
        // `Gantz - 0 (2016)` is a film.
        start > 0 || isInSeason || index + 1 >= tokens.count
          || tokens.year(index + 1) == nil || !tokens.isAloneInBrackets(index + 1)
      else { continue }
      let isLast = index + 1 == end
      let isApart = isLast || isInSeason || tokens.joint(index + 1) != .space
      let isMarked = tokens.joint(index) == .dash && tokens.number(index - 1) == nil && isApart
      let isLeading =
        index == start
        && (isLast || isInSeason || tokens.joint(index + 1) == .dash
          || tokens.word(index).hasPrefix("0"))
      guard isLast || isMarked || isLeading || isInSeason else { continue }
      var mark = EpisodeMark(
        episodes: [number], strength: isMarked ? .strong : .weak, place: index..<(index + 1))
      if let part, part.contains(index) { mark.place = part }
      mark.takeMore(from: tokens)
      if isMarked || isInSeason && isLeading { return mark }
      found = found ?? mark
    }
    return found
  }

  /// Reads `12`, `12v2`, `#12`; no year and no height of a picture.
  private static func number(_ word: String) -> Int? {
    var reader = WordReader(word)
    _ = reader.take("#")
    guard let number = reader.number(1...4), !Year.range.contains(number), number < 2_000 else {
      return nil
    }
    if reader.isAtEnd { return number }
    return reader.take("v") && reader.number(1...1) != nil && reader.isAtEnd ? number : nil
  }
}
