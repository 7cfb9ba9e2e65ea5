public import FileNames
public import Titles

/// Which titles the names of files mean, as far as this machine knows.
///
/// Names are read in several ways, and a catalogue that has all titles decides between them. Files
/// whose names differ only in their episodes share the answer. Nothing is ever asked of a service:
/// without a catalogue of all titles, a name is open unless it has the title's id.
public struct FileRecognition: Sendable {
  private var titles: LocalTitles
  private var answers: [[Question]: Answer] = [:]
  /// Whether something on this machine knows all titles, so far as is known.
  public private(set) var isAsking: Bool

  /// The catalogue of all titles that has answered; `nil` before the first answer.
  public var source: DataSource? { titles.source }

  /// The maximum number of candidates for a name.
  private static let mostCandidates = 5

  /// Makes a recognition without asking anything yet.
  ///
  /// - Parameter catalogue: The catalogue to ask; `nil` to ask nobody.
  public init(_ catalogue: (any Catalogue)?) {
    titles = LocalTitles(catalogue)
    isAsking = catalogue != nil
  }

  /// The part of a reading that decides about it: all but its episodes and its version.
  private struct Question: Hashable {
    var title: String
    var alternativeTitle: String?
    var year: Int?
    var kind: FileNameReading.Kind
    var imdbID: String?
    var isOneOfTwo: Bool

    init(_ reading: FileNameReading) {
      title = reading.title
      alternativeTitle = reading.alternativeTitle
      year = reading.year
      kind = reading.kind
      imdbID = reading.imdbID
      isOneOfTwo = reading.isOneOfTwo
    }
  }

  /// The decision about all names with the same readings.
  fileprivate struct Answer {
    /// The place of the chosen reading.
    var reading = 0
    var title: TitleSummary?
    var isSeries: Bool?
    var reason: FileReason
    var candidates: [TitleSummary] = []
  }

  /// Returns what a file is.
  ///
  /// - Parameter readings: The readings of its name, the best one first.
  /// - Returns: The meaning; `nil` if there is no reading, since the file is not a title.
  public mutating func meaning(of readings: [FileNameReading]) async -> FileMeaning? {
    guard let first = readings.first else { return nil }
    if first.imdbID == nil, let id = first.episodeID.flatMap({ TitleID($0) }),
      let meaning = await meaning(of: first, asEpisode: id)
    {
      return meaning
    }
    let question = readings.map(Question.init)
    let answer: Answer
    if let known = answers[question] {
      answer = known
    } else {
      answer = await self.answer(about: readings)
      answers[question] = answer
    }
    return await meaning(of: readings[answer.reading], answer)
  }

  private mutating func meaning(
    of reading: FileNameReading, _ answer: Answer
  ) async -> FileMeaning {
    var reading = FileReading(reading)
    if let isSeries = answer.isSeries {
      reading.name.kind = isSeries ? .series : .movie
      if !isSeries { reading.place = .whole }
    }
    var meaning = FileMeaning(
      reading, title: answer.title, reason: answer.reason, candidates: answer.candidates)
    if let title = answer.title, reading.name.kind == .series {
      meaning.episodes = await titles.episodes(at: reading.place, of: title.id)
    }
    return meaning
  }

  /// Returns the meaning of a name whose information file has the id of an episode.
  private func meaning(
    of reading: FileNameReading, asEpisode id: TitleID
  ) async -> FileMeaning? {
    guard let detail = await titles.title(id), let place = detail.episodeNumber else { return nil }
    var kept = FileReading(reading)
    kept.name.kind = .series
    kept.place = .episodes(season: place.season, [place.episode])
    let series = await titles.title(place.series).map { TitleSummary($0) }
    return FileMeaning(
      kept,
      title: series ?? TitleSummary(id: place.series, title: detail.seriesTitle, kind: .series),
      episodes: [place], reason: .id)
  }
}

extension FileRecognition {
  private mutating func answer(about readings: [FileNameReading]) async -> Answer {
    var known: [TitleID: KnownTitle] = [:]
    var details: [TitleID: TitleDetail] = [:]
    func add(_ title: TitleDetail, calledAlso words: String? = nil) {
      guard let new = KnownTitle(title) else { return }
      known[title.id] = known[title.id] ?? new
      if let words { known[title.id]?.otherNames.append(words) }
      details[title.id] = title
    }
    let ids = readings.compactMap(\.imdbID).compactMap { TitleID($0) }
    for id in Set(ids) {
      if let title = await titles.title(id) { add(title) }
    }
    for question in readings.questions where question.imdbID == nil || known.isEmpty {
      guard isAsking else { break }
      switch await titles.titles(called: question.words, year: question.year) {
      case .all(let all): for title in all { add(title, calledAlso: question.words) }
      case .tooMany: break
      case .notAsked: isAsking = false
      }
    }
    if !isAsking, known.isEmpty {
      return ids.first.map(readings.answer(byID:)) ?? Answer(reason: .notAsked)
    }
    let decision = readings.decision(among: known.values.sorted { $0.id < $1.id })
    return answer(for: decision, about: readings, details)
  }

  private func answer(
    for decision: Decision, about readings: [FileNameReading], _ details: [TitleID: TitleDetail]
  ) -> Answer {
    switch decision {
    case .certain(let reading, let id, let reason):
      let detail = TitleID(id).flatMap { details[$0] }
      return Answer(
        reading: readings.firstIndex(of: reading) ?? 0, title: detail.map { TitleSummary($0) },
        isSeries: detail.map { $0.kind == .series }, reason: FileReason(reason, detail))
    case .open(let candidates, _):
      let titles = candidates.compactMap { TitleID($0.id).flatMap { details[$0] } }
        .prefix(Self.mostCandidates).map { TitleSummary($0) }
      let reading = candidates.first.flatMap { readings.firstIndex(of: $0.reading) } ?? 0
      let name = readings[reading].title
      return Answer(
        reading: reading, reason: titles.isEmpty ? .none(name) : .several(name), candidates: titles)
    }
  }
}

extension [FileNameReading] {
  /// The answer for a name with the id of a title that this machine does not know.
  fileprivate func answer(byID id: TitleID) -> FileRecognition.Answer {
    let index = firstIndex { $0.imdbID == id.rawValue } ?? 0
    let reading = FileReading(self[index])
    return FileRecognition.Answer(
      reading: index,
      title: TitleSummary(
        id: id, title: reading.name.title, years: reading.name.year.map { YearRange($0) },
        kind: reading.name.kind),
      reason: .id)
  }
}

extension FileReason {
  fileprivate init(_ reason: DecisionReason, _ title: TitleDetail?) {
    if case .id = reason {
      self = .id
    } else {
      self = .name(
        title?.title ?? "", year: title?.years?.start, isSeries: title?.kind == .series)
    }
  }
}

extension KnownTitle {
  /// Describes a title of a catalogue; `nil` for anything but a film or a series.
  fileprivate init?(_ title: TitleDetail) {
    guard let name = title.name, title.kind == .movie || title.kind == .series else { return nil }
    self.init(
      id: title.id.rawValue, name: name, otherNames: title.names.filter { $0 != name },
      year: title.years?.start, endYear: title.years?.end, isSeries: title.kind == .series,
      votes: title.votes)
  }
}
