extension EpisodeMark {
  /// A day in place of a number: `2024.03.15`, `2024-03-15`, `15.03.2024` or `20240315`.
  static func day(in tokens: NameTokens, at index: Int) -> EpisodeMark? {
    if let day = compactDay(tokens, index) {
      return EpisodeMark(date: day, place: index..<(index + 1))
    }
    guard tokens.number(index) != nil, let second = tokens.number(index + 1),
      tokens.number(index + 2) != nil, isJoined(tokens, index),
      tokens[index + 1].place.count == 2 || tokens[index].place.count == 4
    else { return nil }
    let counts = (tokens[index].place.count, tokens[index + 2].place.count)
    let first = tokens.number(index) ?? 0
    let third = tokens.number(index + 2) ?? 0
    let day: FileNameReading.Day? =
      switch counts {
      case (4, 1...2): Self.day(first, second, third)
      case (2, 4): Self.day(third, second, first) ?? Self.day(third, first, second)
      default: nil
      }
    return day.map { EpisodeMark(date: $0, place: index..<(index + 3)) }
  }

  private static func compactDay(_ tokens: NameTokens, _ index: Int) -> FileNameReading.Day? {
    guard index > 0, let number = tokens.number(index), tokens[index].place.count == 8 else {
      return nil
    }
    return day(number / 10_000, number / 100 % 100, number % 100)
  }

  /// Whether the same separator stands between the three numbers.
  private static func isJoined(_ tokens: NameTokens, _ index: Int) -> Bool {
    let joint = tokens.joint(index + 1)
    return joint == tokens.joint(index + 2) && joint != .bracket && joint != .dash
      && tokens[index].bracketNumber == tokens[index + 2].bracketNumber
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> FileNameReading.Day? {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1950...2035).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else { return nil }
    return FileNameReading.Day(year: year, month: month, day: day)
  }
}
