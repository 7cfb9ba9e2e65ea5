extension NameReader {
  /// The films that the name may tell.
  func films(besides episodes: [FileNameReading]) -> [FileNameReading] {
    let numbered = episodes.filter { $0.season != nil && !$0.episodes.isEmpty || $0.date != nil }
    if numbered.reduce(0, { $0 + $1.score }) >= 0.9 { return [] }
    let isRival = episodes.contains { $0.score >= 0.5 }
    return filmGuesses.map { guess in
      var reading = FileNameReading(
        title: guess.title, alternativeTitle: guess.alternativeTitle, year: guess.year)
      reading.isOneOfTwo = guess.isOneOfTwo
      reading.isByFolder = guess.isByFolder && !isNameless
      reading.score = guess.weight * (isRival ? 0.3 : 1)
      return reading
    }.flatMap { withPart($0) }
  }

  /// The film's titles by the file and its folder, weighed against each other.
  private var filmGuesses: [TitleGuess] {
    let own = isNameless ? [] : TitleGuess.all(in: tokens, before: discStart)
    let folder = season == nil ? Array(folderGuesses.prefix(3)) : []
    guard let first = own.first else { return folder }
    guard let above = folder.first else { return own }
    if first.title.isSameTitle(as: above.title) { return agreed(own, above) }
    if own.dropFirst().contains(where: { $0.title.isSameTitle(as: above.title) && !$0.isOneOfTwo })
    {
      return own + folder.map { $0.weighed(0.4) }
    }
    let weights = weights(of: first, above)
    return own.map { $0.weighed(weights.own) }
      + folder.map { $0.weighed(weights.folder) }
      + combined(first, above)
  }

  /// The words before `CD1`, which ends a title.
  private var discStart: Int? {
    guard let part, !part.mayBeTitle, part.place.lowerBound > 0 else {
      return nil
    }
    return part.place.lowerBound
  }

  /// The title of both, with the year of whichever has one.
  private func agreed(_ own: [TitleGuess], _ above: TitleGuess) -> [TitleGuess] {
    guard var first = own.first else { return [above] }
    guard let year = above.year, first.year != year else { return own }
    if first.year == nil {
      first.year = year
      return [first] + own.dropFirst().map { $0.weighed(0.3) }
    }
    var other = first
    other.year = year
    return [first] + own.dropFirst() + [other.weighed(0.6)]
  }

  private func weights(of own: TitleGuess, _ above: TitleGuess) -> (own: Double, folder: Double) {
    if isAbbreviated(own) { return above.year != nil || own.year == nil ? (0.2, 0.8) : (0.6, 0.4) }
    // `Blade Runner/Blade Runner 2049` is another film than its folder says.
    if own.title.isTitle(continuing: above.title) { return (0.9, 0.1) }
    return switch (own.year, above.year) {
    case (nil, nil): (0.7, 0.3)
    case (_?, nil): (0.85, 0.15)
    case (nil, _?): (0.6, 0.4)
    case (let year?, let other?): abs(year - other) <= 1 ? (0.45, 0.55) : (0.8, 0.2)
    }
  }

  /// Whether a name is short for one, as scenes write them: `mtrx-1080p`, `abc-thematrix`.
  func isAbbreviated(_ guess: TitleGuess) -> Bool {
    let isOneWord = !guess.title.contains(" ") && guess.title.utf8.allSatisfy { $0 < 0x80 }
    let isSmall = guess.title == guess.title.lowercased()
    return isOneWord && (isSmall || guess.title.utf8.count <= 4) || isGroupFirst
  }

  /// Whether a scene's group stands in front: `grp-heat.1080p`.
  private var isGroupFirst: Bool {
    tokens.count > 1 && !tokens.hasSpaces && tokens.joint(1) == .hyphen
      && tokens.text(0..<tokens.count) == tokens.text(0..<tokens.count).lowercased()
      && tokens.word(0).utf8.count <= 5
  }

  /// The file's longer title with the year of its folder: a folder of a series of films has the
  /// year of the first at times.
  private func combined(_ own: TitleGuess, _ above: TitleGuess) -> [TitleGuess] {
    guard own.year == nil, above.year != nil else { return [] }
    guard own.title.hasPrefix(above.title) || above.title.hasPrefix(own.title) else { return [] }
    var guess = own.weighed(0.2)
    guess.year = above.year
    return [guess]
  }

  /// The reading, and for `Part 2` also one with the part beside the title.
  private func withPart(_ reading: FileNameReading) -> [FileNameReading] {
    guard let part, part.mayBeTitle else { return [reading] }
    let words = tokens.text(part.place)
    guard reading.title.hasSuffix(words), reading.title != words else {
      var other = reading
      other.part = reading.year != nil && part.place.lowerBound > 0 ? part.number : nil
      return [other]
    }
    var apart = reading
    apart.title = String(reading.title.dropLast(words.count)).tidied
    apart.part = part.number
    apart.score *= 0.5
    return [reading, apart]
  }
}

extension TitleGuess {
  /// The guess as one that a folder tells.
  var byFolder: TitleGuess {
    var guess = self
    guess.isByFolder = true
    return guess
  }

  /// The guess with its weight multiplied.
  func weighed(_ factor: Double) -> TitleGuess {
    var guess = self
    guess.weight *= factor
    return guess
  }
}
