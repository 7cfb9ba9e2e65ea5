/// The words of a name that number an episode, a season or a day.
struct EpisodeMark {
  /// How surely the words mean an episode.
  enum Strength: Int {
    /// A number alone, or `Episode 4` without a season, which films have, too.
    case weak
    /// A form that only episodes have.
    case strong
  }

  var season: Int?
  var episodes: [Int] = []
  var date: FileNameReading.Day?
  var strength = Strength.strong
  /// The words of the mark.
  var place: Range<Int>

  /// Finds the words that number an episode, in the surest form that the name has.
  static func find(in tokens: NameTokens) -> EpisodeMark? {
    var found: EpisodeMark?
    for index in 0..<tokens.count {
      if let mark = letters(in: tokens, at: index) { return mark }
      if found == nil { found = words(in: tokens, at: index) }
    }
    if let found, found.strength == .strong, !found.episodes.isEmpty { return found }
    for index in 0..<tokens.count {
      if let mark = crossed(in: tokens, at: index) { return mark }
    }
    for index in 0..<tokens.count {
      if let mark = day(in: tokens, at: index) { return mark }
    }
    return found ?? season(in: tokens)
  }

  /// `S01E02`, `S01E02E03`, `S01E02-E03`, `S01.E02`.
  private static func letters(in tokens: NameTokens, at index: Int) -> EpisodeMark? {
    guard tokens[index].word.utf8.first == UInt8(ascii: "s") else { return nil }
    var reader = WordReader(tokens.word(index))
    guard reader.take("s"), let season = reader.number() else { return nil }
    var mark = EpisodeMark(season: season, place: index..<(index + 1))
    if reader.isAtEnd {
      guard let episodes = episodes(tokens.word(index + 1)), tokens.joint(index + 1) != .bracket
      else { return nil }
      mark.episodes = episodes
      mark.place = index..<(index + 2)
    } else {
      _ = reader.take("x")
      guard let episodes = episodes(&reader) else { return nil }
      mark.episodes = episodes
    }
    mark.takeMore(from: tokens)
    return mark
  }

  /// Reads `e01`, `e01e02`, `ep01` to the end of the word.
  private static func episodes(_ word: String) -> [Int]? {
    var reader = WordReader(word)
    return episodes(&reader)
  }

  private static func episodes(_ reader: inout WordReader) -> [Int]? {
    var episodes: [Int] = []
    while !reader.isAtEnd {
      if reader.take("v"), !episodes.isEmpty, reader.number(1...1) != nil, reader.isAtEnd { break }
      guard reader.take("ep") || reader.take("e"), let number = reader.number() else {
        return episodes.count == 1 && isHalf(&reader) ? episodes : nil
      }
      episodes.append(number)
    }
    return episodes.isEmpty ? nil : episodes
  }

  /// The letter of one half of an episode: `S01E02a`.
  private static func isHalf(_ reader: inout WordReader) -> Bool {
    (reader.take("a") || reader.take("b")) && reader.isAtEnd
  }

  /// `1x05`, `01x05x06`, `1x05-06`.
  private static func crossed(in tokens: NameTokens, at index: Int) -> EpisodeMark? {
    var reader = WordReader(tokens.word(index))
    guard let season = reader.number(1...2), reader.take("x"), let first = reader.number(1...3)
    else { return nil }
    // `4x4` is a film.
    if first < 10, tokens.word(index).utf8.count < 4, index == 0 { return nil }
    var mark = EpisodeMark(season: season, episodes: [first], place: index..<(index + 1))
    while !reader.isAtEnd {
      guard reader.take("x"), let next = reader.number(1...3) else { return nil }
      mark.episodes.append(next)
    }
    mark.takeMore(from: tokens)
    return mark
  }

  /// A season without an episode: `S01`, `S01-S03`.
  private static func season(in tokens: NameTokens) -> EpisodeMark? {
    for index in 0..<tokens.count {
      var reader = WordReader(tokens.word(index))
      guard reader.take("s"), let season = reader.number(1...4), reader.isAtEnd else { continue }
      // `S1` alone is a name as well.
      guard tokens.word(index).utf8.count > 2 || index > 0 else { continue }
      var mark = EpisodeMark(season: season, place: index..<(index + 1))
      mark.takeNumberBehindDash(in: tokens)
      return mark
    }
    return nil
  }

  /// Takes the number of an episode behind that of its season: `Title S2 - 05`.
  mutating func takeNumberBehindDash(in tokens: NameTokens) {
    let next = place.upperBound
    guard episodes.isEmpty, tokens.joint(next) == .dash else { return }
    var reader = WordReader(tokens.word(next))
    guard let number = reader.number(2...3), reader.isAtEnd || reader.take("v") else { return }
    episodes = [number]
    place = place.lowerBound..<(next + 1)
    takeMore(from: tokens)
  }

  /// Takes further episodes that follow, joined by a hyphen, `&` or `+`: `-E03`, `-03`, `-S01E03`.
  mutating func takeMore(from tokens: NameTokens) {
    while let last = episodes.last {
      var next = place.upperBound
      var isList = false
      if ["&", "+", "and"].contains(tokens.word(next)) {
        isList = true
        next += 1
      }
      let joint = tokens.joint(next)
      guard
        isList || joint == .hyphen || joint == .other || joint == .dash || joint == .space
          || joint == .dot
      else { return }
      guard let number = more(tokens.word(next), joint: joint, isList: isList), number > last,
        number - last < 60
      else { return }
      let isRange = !isList && (joint == .hyphen || joint == .dash || joint == .other)
      episodes += isRange ? Array((last + 1)...number) : [number]
      place = place.lowerBound..<(next + 1)
    }
  }

  /// Reads a further episode: `e03`, `s01e03`, `1x03`, or after a hyphen a number of two digits.
  private func more(_ word: String, joint: NameTokens.Joint, isList: Bool) -> Int? {
    var reader = WordReader(word)
    if let number = reader.number(2...3), reader.isAtEnd {
      return joint == .hyphen || joint == .other || isList ? number : nil
    }
    reader = WordReader(word)
    if reader.take("s"), reader.number() != season { return nil }
    if reader.take("ep") || reader.take("e"), let number = reader.number(), reader.isAtEnd {
      return number
    }
    reader = WordReader(word)
    guard reader.number(1...2) == season, reader.take("x") else { return nil }
    return reader.number(1...3).flatMap { reader.isAtEnd ? $0 : nil }
  }
}
