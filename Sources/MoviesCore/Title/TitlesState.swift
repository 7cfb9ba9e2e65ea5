import ReduxRecording
public import Titles

/// The titles that the session knows; each is stored once, however many lists it is in.
///
/// Its size is limited: when there are too many, titles that no page, no mark and no cached answer
/// refers to are dropped.
public struct TitlesState: Sendable, Codable, Equatable {
  @SortedPairs private var summaries: [TitleID: TitleSummary] = [:]
  @SortedPairs private var details: [TitleID: Answer<TitleDetail>] = [:]
  /// The count above which unneeded titles are dropped.
  private var limit = Self.leastLimit
  /// The edition of the titles, which is a new one after every change.
  private(set) var edition = Edition()

  private enum CodingKeys: CodingKey { case summaries, details, limit }

  /// The minimum of the count above which titles are dropped.
  public static let leastLimit = 1_000

  public init() {}

  /// The number of known titles.
  public var count: Int { summaries.count }

  /// Returns a title's summary, as a row shows it.
  public func summary(of id: TitleID) -> TitleSummary? {
    guard var summary = summaries[id] else { return nil }
    if summary.kind == .episode { summary.episode = origin(of: summary) }
    return summary
  }

  /// Returns the origin of an episode, from all known facts about it and its series.
  private func origin(of episode: TitleSummary) -> EpisodeOrigin? {
    guard let detail = details[episode.id]?.value else { return episode.episode }
    let series = detail.seriesID.flatMap { id in
      summaries[id]?.name
    }
    let known = EpisodeOrigin(detail)?.completed(by: episode.episode) ?? episode.episode
    return series.map { EpisodeOrigin(series: $0).completed(by: known) } ?? known
  }

  /// Returns the details of a title, and their source; `nil` until they have loaded.
  public func detail(of id: TitleID) -> Answer<TitleDetail>? { details[id] }

  /// Returns the running time of a title in minutes; `nil` if unknown.
  ///
  /// - Complexity: O(1); it copies no details, since it is called for each row of a long list.
  func minutes(of id: TitleID) -> Int? { details[id]?.value.minutes }

  /// All known details of titles.
  var known: [TitleDetail] { details.values.map(\.value) }

  /// Returns a title with everything known about it, as a list shows it.
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

  /// Notes the facts of a title's row, as far as they are unknown.
  mutating func note(_ summary: TitleSummary) {
    let known = summaries[summary.id]
    let completed = known?.completed(by: summary) ?? summary
    guard completed != known else { return }
    edition = Edition()
    summaries[summary.id] = completed
  }

  /// Notes this machine's facts about a title, unless more are known.
  mutating func note(keptOnThisMachine detail: TitleDetail) {
    take(Answer(detail, source: .local(titles: nil), quality: .partial, reach: .here))
  }

  /// Drops all titles but these.
  ///
  /// Titles are dropped again only when there are twice as many, so the cost per title stays small.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  static func reduce(_ state: inout TitlesState, keeping needed: Set<TitleID>) {
    state.edition = Edition()
    state.summaries = state.summaries.filter { needed.contains($0.key) }
    state.details = state.details.filter { needed.contains($0.key) }
    state.limit = max(leastLimit, 2 * state.count)
  }

  /// Stores details: each fact from its best source or, if sources are equal, from the newer
  /// answer; the better answer determines their quality.
  private mutating func take(_ answer: Answer<TitleDetail>) {
    let id = answer.value.id
    // The answer after another typed letter repeats most of the one before.
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
  /// The sources of the facts, with their time.
  ///
  /// If the answer has no age, it counts as of now: reducers have no clock, and an answer that has
  /// just come is the latest word. Facts with a day are later than that.
  fileprivate var toldBy: FactOrigins {
    if let origins { return origins }
    if case .imdb(_, let day) = source { return FactOrigins(.imdb(day)) }
    return FactOrigins(FactOrigin(.service, time: toldAgo.map { -$0 } ?? -Self.longAgo))
  }

  /// The answer with the sources of its facts, if they are worth showing.
  fileprivate var namingOrigins: Answer {
    guard namesOrigins else { return self }
    var answer = self
    answer.origins = toldBy
    return answer
  }

  /// Whether the facts come, or may come, from several sources, so that these are worth showing.
  fileprivate var namesOrigins: Bool {
    if case .imdb = source { true } else { origins != nil }
  }

  /// A time that is longer than any answer is kept.
  private static var longAgo: Int { 1_000_000_000_000 }
}

extension TitlesState {
  /// An identity of the state's titles, for callers that keep something computed from them.
  ///
  /// Comparing two editions takes no time, and holding one does not make a later change copy the
  /// titles, as holding the titles would. It does not belong to the value: states with the same
  /// titles are equal in every edition, and none is recorded.
  struct Edition: Equatable, Sendable {
    private final class Mark: Sendable {}

    private let mark = Mark()

    static func == (_: Edition, _: Edition) -> Bool { true }

    /// Whether no title has changed between the two editions.
    func isSame(as other: Edition) -> Bool { mark === other.mark }
  }
}
