extension NameReader {
  /// The episodes, or the season, that the name may tell.
  var episodes: [FileNameReading] {
    if isNameless { return [] }
    if let mark = EpisodeMark.find(in: tokens), isLikely(mark) {
      return readings(of: mark, weight: weight(of: mark))
    }
    if let mark = EpisodeMark.number(in: tokens, isInSeason: season != nil) {
      return numbered(mark)
    }
    return season == nil ? [] : unnumbered
  }

  /// Whether the words number an episode, and are not part of a film's name: `Episode 4`.
  private func isLikely(_ mark: EpisodeMark) -> Bool {
    mark.strength == .strong || !mark.episodes.isEmpty
  }

  private func weight(of mark: EpisodeMark) -> Double {
    if mark.strength == .strong || season != nil { return 1 }
    // `Star Wars Episode 1 The Phantom Menace (1999)` is a film.
    let hasYear = (mark.place.upperBound..<tokens.count).contains { tokens.year($0) != nil }
    return hasYear ? 0.1 : 0.8
  }

  /// The readings with an episode's number that is certain to be one.
  private func readings(of mark: EpisodeMark, weight: Double) -> [FileNameReading] {
    var draft = FileNameReading(title: "", kind: .episode)
    draft.season = mark.season ?? season
    draft.episodes = mark.episodes
    draft.date = mark.date
    if draft.season == nil { draft.absoluteNumber = mark.episodes.first }
    if mark.episodes.isEmpty, mark.date == nil { draft.kind = .series }
    draft.episodeTitle = title(behind: mark)
    return series(before: mark).map { draft.filled(with: $0, factor: weight) }
  }

  /// The readings of a number alone: an episode of the folder's season, or one counted through.
  private func numbered(_ mark: EpisodeMark) -> [FileNameReading] {
    guard let number = mark.episodes.first else { return [] }
    var draft = FileNameReading(title: "", kind: .episode)
    draft.episodes = mark.episodes
    draft.episodeTitle = title(behind: mark)
    let guesses = series(before: mark)
    if let season {
      draft.season = season
      var readings = guesses.map { draft.filled(with: $0, factor: 1) }
      if season > 0, number >= 100, number / 100 == season, mark.episodes.count == 1 {
        draft.episodes = [number % 100]
        readings =
          guesses.map { draft.filled(with: $0, factor: 1.5) }
          + readings.map { $0.weighed(0.3) }
      }
      return readings
    }
    draft.absoluteNumber = number
    let isAnime = tokens.titleStart > 0
    let isPadded = mark.place.lowerBound == 0 && tokens.word(0).hasPrefix("0")
    let weight = isAnime ? 1.2 : mark.strength == .strong || isPadded ? 1 : 0.25
    return guesses.map { draft.filled(with: $0, factor: weight) }
      + packed(number, mark, guesses)
  }

  /// `Show 103` as the third episode of the first season.
  private func packed(
    _ number: Int, _ mark: EpisodeMark, _ guesses: [TitleGuess]
  ) -> [FileNameReading] {
    guard (101...1_999).contains(number), number % 100 > 0, number % 100 < 40,
      mark.episodes.count == 1, tokens.titleStart == 0
    else { return [] }
    var draft = FileNameReading(title: "", kind: .episode, season: number / 100)
    draft.episodes = [number % 100]
    draft.episodeTitle = title(behind: mark)
    return guesses.map { draft.filled(with: $0, factor: tokens.hasDots ? 0.3 : 0.2) }
  }

  /// A file without a number in the folder of a season.
  private var unnumbered: [FileNameReading] {
    var draft = FileNameReading(title: "", kind: .episode, season: season)
    draft.episodeTitle = TitleGuess.all(in: tokens).first?.title
    return folderGuesses.map { draft.filled(with: $0, factor: 0.7) }
  }

  /// The titles of the series before the number, and in the folders.
  private func series(before mark: EpisodeMark) -> [TitleGuess] {
    let own = ownSeries(before: mark)
    let above = Array(folderGuesses.prefix(4))
    guard let first = own.first else {
      return above.isEmpty ? behind(mark) : above
    }
    guard let folder = above.first else { return own }
    if first.title.isSameTitle(as: folder.title) {
      guard first.year == nil, let year = folder.year else { return own }
      var dated = first
      dated.year = year
      return [dated] + own.dropFirst().map { $0.weighed(0.3) }
    }
    if own.contains(where: { $0.title.isSameTitle(as: folder.title) }) {
      return own + above.map { $0.weighed(0.9) }
    }
    let isFolderSurer = season != nil || isAbbreviated(first)
    return own.map { $0.weighed(isFolderSurer ? 0.4 : 0.75) }
      + above.map { $0.weighed(isFolderSurer ? 0.6 : 0.25) }
  }

  private func ownSeries(before mark: EpisodeMark) -> [TitleGuess] {
    var end = mark.place.lowerBound
    // `[Group] Title S2 - 05` has the season before the number.
    while end > 0, isSeasonWord(end - 1) { end -= 1 }
    let guesses = TitleGuess.all(in: tokens, before: end)
    // A number alone before `01 - Name` only counts.
    return guesses.filter { !$0.title.isEmpty }
  }

  private func isSeasonWord(_ index: Int) -> Bool {
    var reader = WordReader(tokens.word(index))
    return reader.take("s") && reader.number(1...2) != nil && reader.isAtEnd
  }

  /// The words behind the number as the series' name, if it stands nowhere else.
  private func behind(_ mark: EpisodeMark) -> [TitleGuess] {
    let title = title(behind: mark) ?? tokens.text(0..<tokens.count)
    return [TitleGuess(title: title, weight: 0.5, end: tokens.count)]
  }

  /// The words behind the number, as far as they may be the episode's title.
  private func title(behind mark: EpisodeMark) -> String? {
    let start = mark.place.upperBound
    guard start < tokens.count, !tokens.isEndOfTitle(start) else { return nil }
    var end = tokens.withoutWeakWords(from: start, to: tokens.endOfTitle(from: start))
    if end == start + 1, tokens.isWeak(start) { return nil }
    if end > start + 1, tokens.isAloneInBrackets(end - 1), tokens.year(end - 1) != nil { end -= 1 }
    let title = tokens.text(start..<end)
    return title.isEmpty ? nil : title
  }
}

extension FileNameReading {
  /// The reading with a title, weighed.
  fileprivate func filled(with guess: TitleGuess, factor: Double) -> FileNameReading {
    var reading = self
    reading.title = guess.title
    reading.alternativeTitle = guess.alternativeTitle
    reading.year = guess.year
    reading.isOneOfTwo = guess.isOneOfTwo
    reading.isByFolder = guess.isByFolder
    reading.score = guess.weight * factor
    return reading
  }

  fileprivate func weighed(_ factor: Double) -> FileNameReading {
    var reading = self
    reading.score *= factor
    return reading
  }
}
