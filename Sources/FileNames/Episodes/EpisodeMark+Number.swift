extension EpisodeMark {
  /// A number alone: `[Group] Title - 12v2 [1080p]`, `Title 12`, `08 - Mass` in a season's folder.
  ///
  /// - Parameters:
  ///   - tokens: The words of the name.
  ///   - isInSeason: Whether the file lies in the folder of a season.
  static func number(in tokens: NameTokens, isInSeason: Bool) -> EpisodeMark? {
    var last: EpisodeMark?
    var index = tokens.titleStart
    let end = tokens.endOfTitle
    while index < end {
      defer { index += 1 }
      guard let number = number(tokens.word(index)) else { continue }
      let joint = tokens.joint(index)
      let isLast = index + 1 >= end
      let isDashed = joint == .dash && tokens.number(index - 1) == nil
      let isMarked = isDashed && (isLast || tokens.joint(index + 1) != .space || isInSeason)
      let isLeading =
        index == tokens.titleStart && (isLast || tokens.joint(index + 1) != .space || isInSeason)
      guard isLast || isMarked || isLeading || isInSeason && tokens[index].bracketNumber == 0 else {
        continue
      }
      if isLeading, !isInSeason, !isLast, tokens.joint(index + 1) != .dash { continue }
      var mark = EpisodeMark(
        episodes: [number], isAbsolute: true, strength: isMarked ? .strong : .weak,
        place: index..<(index + 1))
      mark.takeMore(from: tokens)
      if mark.strength == .strong || isInSeason && isLeading { return mark }
      last = last ?? mark
    }
    return last
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
