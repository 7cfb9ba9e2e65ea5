import ReduxRecording
public import Titles

/// The titles that the session knows; each is stored once, whatever lists it is in.
///
/// Its size is limited: when there are too many, titles that no page, no mark and no cached answer
/// refers to are dropped.
public struct TitlesState: Sendable, Codable, Equatable {
  @SortedPairs private var summaries: [TitleID: TitleSummary] = [:]
  @SortedPairs private var details: [TitleID: Answer<TitleDetail>] = [:]
  /// The count above which unneeded titles are dropped.
  private var limit = Self.leastLimit
  /// Another one after every change.
  private(set) var edition = Edition()

  private enum CodingKeys: CodingKey { case summaries, details, limit }

  /// Nothing is dropped below this count.
  public static let leastLimit = 1_000

  public init() {}

  /// How many titles are known.
  public var count: Int { summaries.count }

  /// A title's summary, as a row shows it.
  public func summary(of id: TitleID) -> TitleSummary? {
    guard var summary = summaries[id] else { return nil }
    if summary.kind == .episode { summary.episode = origin(of: summary) }
    return summary
  }

  /// Where an episode is from, by all that is known of it and of its series.
  private func origin(of episode: TitleSummary) -> EpisodeOrigin? {
    guard let detail = details[episode.id]?.value else { return episode.episode }
    let series = detail.seriesID.flatMap { id in
      summaries[id]?.name
    }
    let known = EpisodeOrigin(detail)?.completed(by: episode.episode) ?? episode.episode
    return series.map { EpisodeOrigin(series: $0).completed(by: known) } ?? known
  }

  /// The details of a title, and their source; `nil` until they have loaded.
  public func detail(of id: TitleID) -> Answer<TitleDetail>? { details[id] }

  /// How many minutes a title runs; `nil` if that is not known.
  ///
  /// - Complexity: Asked for each row of a long list, so it copies no details.
  func minutes(of id: TitleID) -> Int? { details[id]?.value.minutes }

  /// Everything that is known about titles.
  var known: [TitleDetail] { details.values.map(\.value) }

  /// A title with everything known about it, as a list shows it.
  public func listed(_ id: TitleID) -> ListedTitle? {
    summary(of: id).map {
      ListedTitle(summary: $0, facts: details[id].map { TitleFacts($0.value) })
    }
  }

  /// Whether there are too many titles, so that unneeded ones should be dropped.
  var isOverfull: Bool { count > limit }

  /// Stores the titles of a page.
  static func reduce(_ state: inout TitlesState, _ action: MoviesAction) {
    guard case .setMovies(let answer, _, _) = action else { return }
    state.edition = Edition()
    for title in answer.value.titles {
      let known = state.summaries[title.id] ?? title
      state.summaries[title.id] =
        answer.quality == .complete ? title.completed(by: known) : known.completed(by: title)
    }
    for detail in answer.value.details { state.take(answer.map { _ in detail }) }
    for detail in answer.value.known {
      state.take(Answer(detail, source: answer.source, quality: .partial, reach: .here))
    }
  }

  /// Stores the details of a title.
  static func reduce(_ state: inout TitlesState, _ action: DetailAction) {
    guard case .setDetail(let answer) = action else { return }
    state.take(answer)
  }

  /// Notes what a row tells about a title, as far as that is not known.
  mutating func note(_ summary: TitleSummary) {
    let known = summaries[summary.id]
    let completed = known?.completed(by: summary) ?? summary
    guard completed != known else { return }
    edition = Edition()
    summaries[summary.id] = completed
  }

  /// Notes what this machine keeps of a title, unless more is known.
  mutating func note(keptOnThisMachine detail: TitleDetail) {
    take(Answer(detail, source: .local(titles: nil), quality: .partial, reach: .here))
  }

  /// Drops all titles but these.
  ///
  /// The next time is when there are twice as many, so the cost per title stays small.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  static func reduce(_ state: inout TitlesState, keeping needed: Set<TitleID>) {
    state.edition = Edition()
    state.summaries = state.summaries.filter { needed.contains($0.key) }
    state.details = state.details.filter { needed.contains($0.key) }
    state.limit = max(leastLimit, 2 * state.count)
  }

  /// Stores details: each fact from whoever counts for it, and of equals the one that comes now;
  /// the better answer says how good they are.
  private mutating func take(_ answer: Answer<TitleDetail>) {
    let id = answer.value.id
    // Each letter typed tells most of what the one before has told.
    guard details[id] != answer else { return }
    edition = Edition()
    if let known = details[id] {
      let better = known.quality > answer.quality ? known : answer
      var origins = answer.toldBy
      if origins.origin == known.toldBy.origin { origins.origin.time += 1 }
      let sum = SourcedFacts(answer.value, from: origins)
        .joined(with: SourcedFacts(known.value, from: known.toldBy))
      var joined = better.map { _ in sum.detail }
      if answer.namesOrigins || known.namesOrigins { joined.origins = sum.origins }
      details[id] = joined
    } else {
      details[id] = answer.namingOrigins
    }
    note(TitleSummary(answer.value))
  }
}

extension Answer<TitleDetail> {
  /// Who told the facts, and when.
  ///
  /// Where that is not said it is counted from now: reducers have no clock, and what has just come
  /// is the latest word. What is of a day is later than that.
  fileprivate var toldBy: FactOrigins {
    if let origins { return origins }
    if case .imdb(_, let day) = source { return FactOrigins(.imdb(day)) }
    return FactOrigins(FactOrigin(.service, time: toldAgo.map { -$0 } ?? -Self.longAgo))
  }

  /// The same answer, with who told its facts if that is worth saying.
  fileprivate var namingOrigins: Answer {
    guard namesOrigins else { return self }
    var answer = self
    answer.origins = toldBy
    return answer
  }

  /// Whether several told its facts, or may have, so that it is worth saying who.
  fileprivate var namesOrigins: Bool {
    if case .imdb = source { true } else { origins != nil }
  }

  /// Longer than anything is kept.
  private static var longAgo: Int { 1_000_000_000_000 }
}

extension TitlesState {
  /// Which of its values the state has, for those who keep what they have made from it.
  ///
  /// To compare two editions takes no time, and to hold one makes no later change to the titles a
  /// copy, as holding the titles would. It does not belong to the value: states with the same
  /// titles are equal in every edition, and none is recorded.
  struct Edition: Equatable, Sendable {
    private final class Mark: Sendable {}

    private let mark = Mark()

    static func == (_: Edition, _: Edition) -> Bool { true }

    /// Whether nothing about any title has changed between the two.
    func isSame(as other: Edition) -> Bool { mark === other.mark }
  }
}
