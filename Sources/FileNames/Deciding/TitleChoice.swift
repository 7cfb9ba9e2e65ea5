/// The matches of a name, and whether one of them is certain.
struct TitleChoice {
  let readings: [FileNameReading]
  /// The likeliest first.
  let matches: [TitleMatch]

  /// How many times likelier a title has to be than any other that a name may mean.
  private static let likelier = 2.5
  /// How many times as many votes a title needs to be far better known than its namesakes.
  private static let betterKnown = 50
  /// The votes that a title needs to be known by its name alone.
  private static let known = 1_000
  private static let mostCandidates = 20

  /// The titles that may be meant, each once.
  var candidates: [Decision.Candidate] {
    var seen: Set<KnownTitle.ID> = []
    return matches.filter { seen.insert($0.title.id).inserted }.prefix(Self.mostCandidates)
      .map { .init(reading: $0.reading, id: $0.title.id) }
  }

  var decision: Decision {
    guard let best = matches.first(where: \.isSound) else { return .open(candidates, unsound) }
    if best.reading.isOneOfTwo { return .open(candidates, .twoTitles) }
    if isOnlyByFolder(best) { return .open(candidates, .onlyByFolder(.init(best.title))) }
    let rivals = rivals(of: best)
    let namesakes = rivals.filter { $0.reading.title.isSameTitle(as: best.reading.title) }
    let names = Set(namesakes.map(\.title.id))
    if let other = rivals.first(where: { !names.contains($0.title.id) }),
      !best.isLikelier(than: other, Self.likelier)
    {
      return .open(candidates, .severalReadings)
    }
    return decision(for: best, among: namesakes)
  }

  /// Whether only the folder has the title's name: what lies in the folder of a film under a name
  /// that nothing has may be an extra.
  private func isOnlyByFolder(_ best: TitleMatch) -> Bool {
    guard let first = readings.first, best.reading.isByFolder, !first.isByFolder else {
      return false
    }
    return !matches.contains {
      $0.isSound && !$0.reading.isByFolder && $0.title.id == best.title.id
    }
  }

  /// The other titles that fit, the likeliest first.
  private func rivals(of best: TitleMatch) -> [TitleMatch] {
    var seen: Set<KnownTitle.ID> = [best.title.id]
    return matches.filter { $0.isSound && seen.insert($0.title.id).inserted }
  }

  /// Decides between titles of the same name.
  private func decision(for best: TitleMatch, among namesakes: [TitleMatch]) -> Decision {
    let equals = namesakes.filter { $0.years >= best.years }
    guard !equals.isEmpty else { return certain(best) }
    if let episode = onlyWithEpisode(best, among: equals) { return episode }
    let chosen = ([best] + equals).max { ($0.title.votes ?? 0) < ($1.title.votes ?? 0) } ?? best
    let others = ([best] + equals).filter { $0.title.id != chosen.title.id }
    if isFarBetterKnown(chosen, than: others) {
      return .certain(
        chosen.reading, chosen.title.id, .bestKnown(.init(chosen.title), others: others.count))
    }
    return .open(candidates, open(best, count: equals.count + 1))
  }

  private func open(_ best: TitleMatch, count: Int) -> DecisionReason {
    best.reading.otherIDs.first.map { .otherService($0) }
      ?? .several(name: best.reading.title, count: count, isSeries: best.title.isSeries)
  }

  private func isFarBetterKnown(_ title: TitleMatch, than others: [TitleMatch]) -> Bool {
    guard let votes = title.title.votes, votes >= Self.known, title.isMainName else { return false }
    // Nobody counted the votes of a title without any, such as a new one.
    return others.allSatisfy { ($0.title.votes ?? 0) * Self.betterKnown <= votes }
  }

  /// The series that alone has the episode, if the episodes of all are known.
  private func onlyWithEpisode(_ best: TitleMatch, among equals: [TitleMatch]) -> Decision? {
    guard let season = best.reading.season, let episode = best.reading.episodes.first else {
      return nil
    }
    let all = [best] + equals
    let having = all.filter { $0.title.hasEpisodes(of: $0.reading) ?? true }
    guard having.count == 1, let only = having.first, only.title.episodes != nil else { return nil }
    return .certain(
      only.reading, only.title.id,
      .onlyOneWithEpisode(.init(only.title), season: season, episode: episode))
  }

  private func certain(_ best: TitleMatch) -> Decision {
    let subject = DecisionReason.Subject(best.title)
    let others = othersOfName(best)
    switch best.years {
    case .same:
      return .certain(best.reading, best.title.id, .nameAndYear(subject, others: others))
    case .beside, .during, .different:
      let year = best.reading.year ?? 0
      return .certain(best.reading, best.title.id, .nameAndYearBeside(subject, yearInName: year))
    case .unknown:
      if best.reading.kind == .film, let votes = best.title.votes, votes < Self.known {
        return .open(candidates, .littleKnown(subject))
      }
      return .certain(best.reading, best.title.id, .onlyOne(subject, others: others))
    }
  }

  private func othersOfName(_ best: TitleMatch) -> Int {
    Set(
      matches.filter {
        $0.title.id != best.title.id && $0.reading.title.isSameTitle(as: best.reading.title)
      }.map(\.title.id)
    ).count
  }

  /// Why no match is sound.
  private var unsound: DecisionReason {
    if let other = readings.first?.otherIDs.first { return .otherService(other) }
    guard let best = matches.first else { return .unknownName(readings.first?.title ?? "") }
    if best.isKind, let year = best.reading.year {
      return .otherYear(.init(best.title), yearInName: year)
    }
    return .otherKind(.init(best.title))
  }
}

extension TitleMatch {
  func isLikelier(than other: TitleMatch, _ factor: Double) -> Bool {
    weight >= other.weight * factor
  }
}

extension DecisionReason.Subject {
  init(_ title: KnownTitle) {
    self.init(name: title.name, year: title.year, isSeries: title.isSeries)
  }
}
