import ReduxRecording
public import Titles

/// What the session knows of titles: of each once, whatever lists it stands in.
///
/// Bounded: when there are too many, those go that no page and no held answer refers to.
public struct TitlesState: Sendable, Codable, Equatable {
  @SortedPairs private var summaries: [TitleID: TitleSummary] = [:]
  @SortedPairs private var details: [TitleID: Answer<TitleDetail>] = [:]
  /// The count above which titles that are not needed are dropped.
  private var limit = Self.leastLimit

  /// Nothing is dropped below this count.
  public static let leastLimit = 1_000

  public init() {}

  /// How many titles are known.
  public var count: Int { summaries.count }

  /// A title as a row shows it.
  public func summary(of id: TitleID) -> TitleSummary? { summaries[id] }

  /// What is known about a title beside its row, and who told it; `nil` until somebody did.
  public func detail(of id: TitleID) -> Answer<TitleDetail>? { details[id] }

  /// Whether there are so many titles that those that nothing refers to should go.
  var isOverfull: Bool { count > limit }

  /// Takes up what a page of a list tells.
  static func reduce(_ state: inout TitlesState, _ action: MoviesAction) {
    guard case .setMovies(let answer, _, _) = action else { return }
    for title in answer.value.titles
    where answer.quality == .complete || state.summaries[title.id] == nil {
      state.summaries[title.id] = title
    }
    for detail in answer.value.details { state.take(answer.map { _ in detail }) }
  }

  /// Takes up everything about a title.
  static func reduce(_ state: inout TitlesState, _ action: DetailAction) {
    guard case .setDetail(let answer) = action else { return }
    state.take(answer)
  }

  /// Lets all titles go but these.
  ///
  /// The next look is due when there are twice as many, so that it costs little for each title.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  static func reduce(_ state: inout TitlesState, keeping needed: Set<TitleID>) {
    state.summaries = state.summaries.filter { needed.contains($0.key) }
    state.details = state.details.filter { needed.contains($0.key) }
    state.limit = max(leastLimit, 2 * state.count)
  }

  /// Takes up details, unless better ones are known.
  private mutating func take(_ answer: Answer<TitleDetail>) {
    let id = answer.value.id
    if let known = details[id], known.quality > answer.quality { return }
    details[id] = answer
    if summaries[id] == nil { summaries[id] = TitleSummary(answer.value) }
  }
}
