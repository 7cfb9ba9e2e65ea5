extension EpisodeMark {
  /// `Season 2 Episode 3`, `Staffel 2 Folge 3`, `2 сезон 3 серия`, `第2季第3集`, or one of the two.
  static func words(in tokens: NameTokens, at index: Int) -> EpisodeMark? {
    if let mark = characters(in: tokens, at: index) { return mark }
    if let number = countedOfAll(tokens.word(index)), index > 0 {
      return EpisodeMark(episodes: [number], strength: .weak, place: index..<(index + 1))
    }
    if let season = number(of: EpisodeWords.season, in: tokens, at: index) {
      var mark = EpisodeMark(season: season.number, place: season.place)
      var next = season.place.upperBound
      if ["&", ","].contains(tokens.word(next)) { next += 1 }
      if let episode = number(of: EpisodeWords.episode, in: tokens, at: next) {
        mark.episodes = [episode.number]
        mark.place = season.place.lowerBound..<episode.place.upperBound
        mark.takeMore(from: tokens)
        return mark
      }
      mark.takeNumberBehindDash(in: tokens)
      return mark
    }
    guard let episode = number(of: EpisodeWords.episode, in: tokens, at: index) else { return nil }
    var mark = EpisodeMark(episodes: [episode.number], strength: .weak, place: episode.place)
    mark.takeMore(from: tokens)
    // `Episode 3 Season 2` is rare, but said.
    if let number = countedOfAll(tokens.word(index)), index > 0 {
      return EpisodeMark(episodes: [number], strength: .weak, place: index..<(index + 1))
    }
    if let season = number(of: EpisodeWords.season, in: tokens, at: mark.place.upperBound) {
      mark.season = season.number
      mark.strength = .strong
      mark.place = mark.place.lowerBound..<season.place.upperBound
    }
    return mark
  }

  /// Reads a word with its number before, behind or in it: `season 2`, `2nd season`, `season2`.
  static func number(
    of words: Set<String>, in tokens: NameTokens, at index: Int
  ) -> (number: Int, place: Range<Int>)? {
    let word = tokens.word(index)
    let next = tokens.word(index + 1)
    // Most words have no digit, and none and no short word behind them.
    guard let first = word.utf8.first,
      tokens.number(index + 1) != nil || EpisodeWords.mayBeNumber(next)
        || word.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    if words.contains(word) {
      guard let number = tokens.number(index + 1) ?? EpisodeWords.numbers[next],
        number < 2_100, tokens.joint(index + 1) != .bracket
      else { return nil }
      // `2 сезон 3 серия` has the number of a word before it.
      return (number, index..<(index + 2))
    }
    if let number = tokens.number(index) ?? ordinal(word), number < 2_000 {
      let isOrdinal = tokens.number(index) == nil
      let mayFollow = isOrdinal || EpisodeWords.afterNumbers.contains(tokens.word(index + 1))
      guard mayFollow, words.contains(tokens.word(index + 1)) else { return nil }
      return (number, index..<(index + 2))
    }
    guard let end = word.utf8.lastIndex(where: { $0 < 0x30 || $0 > 0x39 }),
      let digit = word.utf8.index(end, offsetBy: 1, limitedBy: word.utf8.endIndex),
      digit < word.utf8.endIndex, first > 0x39, words.contains(String(word[..<digit])),
      let number = String(word[digit...]).asNumber, number < 2_100
    else { return nil }
    return (number, index..<(index + 1))
  }

  /// Reads `1of10`.
  private static func countedOfAll(_ word: String) -> Int? {
    var reader = WordReader(word)
    guard let number = reader.number(1...3), reader.take("of"), let all = reader.number(1...3),
      reader.isAtEnd, number <= all
    else { return nil }
    return number
  }

  private static func ordinal(_ word: String) -> Int? {
    var reader = WordReader(word)
    guard let number = reader.number(1...2),
      reader.take("st") || reader.take("nd") || reader.take("rd") || reader.take("th")
        || reader.take("ª") || reader.take("º"),
      reader.isAtEnd
    else { return nil }
    return number
  }

  /// Reads `第2季`, `第05話`, `제3화`, `12회` and the like, which stand without blanks.
  private static func characters(in tokens: NameTokens, at index: Int) -> EpisodeMark? {
    let word = tokens.word(index)
    guard word.utf8.contains(where: { $0 >= 0xE1 }) else { return nil }
    let counted = CountedWord.all(in: word)
    guard !counted.isEmpty else { return nil }
    var mark = EpisodeMark(strength: .weak, place: index..<(index + 1))
    mark.take(counted)
    if mark.episodes.isEmpty, mark.season != nil {
      let next = CountedWord.all(in: tokens.word(index + 1))
      let isSeparate = next.contains { !$0.isSeason }
      mark.take(next)
      if isSeparate { mark.place = index..<(index + 2) }
      if let number = tokens.number(index + 1), !isSeparate, tokens.joint(index + 1) == .dash {
        mark.episodes = [number]
        mark.place = index..<(index + 2)
      }
    }
    mark.strength = .strong
    return mark
  }

  private mutating func take(_ counted: [CountedWord]) {
    for counted in counted {
      if counted.isSeason { season = counted.number } else { episodes = [counted.number] }
    }
  }
}

/// The words for seasons and episodes in the languages that names of files are written in.
enum EpisodeWords {
  static let season: Set<String> = [
    "season", "seasons", "series", "staffel", "saison", "temporada", "temp", "stagione", "seizoen",
    "sesong", "säsong", "sæson", "kausi", "sezon", "sezona", "série", "serie", "évad", "évfolyam",
    "сезон", "シーズン", "시즌", "mùa", "σεζόν", "κύκλος", "الموسم",
  ]
  static let episode: Set<String> = [
    "episode", "episodes", "ep", "eps", "epi", "e", "folge", "épisode", "episodio", "capitulo",
    "capítulo", "cap", "puntata", "aflevering", "avsnitt", "afsnit", "jakso", "odcinek", "odc",
    "серия", "эпизод", "выпуск", "epizód", "epizoda", "díl", "bölüm", "bolum", "tập", "επεισόδιο",
    "الحلقة",
  ]
  /// The words that follow their number: `2 сезон`, `3. bölüm`.
  static let afterNumbers: Set<String> = [
    "сезон", "серия", "эпизод", "выпуск", "évad", "rész", "sezon", "bölüm", "bolum", "kausi",
    "sezona", "시즌",
  ]
  /// Whether a word may be one of `numbers`, by its length and its first letter.
  static func mayBeNumber(_ word: String) -> Bool {
    guard (3...5).contains(word.utf8.count), let first = word.utf8.first else { return false }
    return first == UInt8(ascii: "o") || first == UInt8(ascii: "t") || first == UInt8(ascii: "f")
      || first == UInt8(ascii: "s") || first == UInt8(ascii: "e") || first == UInt8(ascii: "n")
  }

  static let numbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10,
  ]
}

/// A number with the sign of what it counts, as East Asian names have it: `第12話`.
struct CountedWord {
  var number: Int
  var isSeason: Bool

  static func all(in word: String) -> [CountedWord] {
    var counted: [CountedWord] = []
    var number: Int?
    for character in word {
      if let digit = character.wholeNumberValue, (0...10).contains(digit) {
        // `二十三` is 23, `23` as well.
        number =
          switch (digit, character.isASCII) {
          case (10, _): max(1, number ?? 1) * 10
          case (_, true): (number ?? 0) % 1_000 * 10 + digit
          case (_, false): (number ?? 0) % 1_000 + digit
          }
        continue
      }
      if let value = number {
        if seasonSigns.contains(character) {
          counted.append(CountedWord(number: value, isSeason: true))
        } else if episodeSigns.contains(character) {
          counted.append(CountedWord(number: value, isSeason: false))
        }
      }
      number = nil
    }
    return counted
  }

  private static let seasonSigns: Set<Character> = ["季", "期"]
  private static let episodeSigns: Set<Character> = ["話", "话", "集", "回", "화", "회"]
}
