/// A title as a row in a list.
public struct TitleSummary: Hashable, Sendable, Codable, Identifiable {
  public var id: TitleID
  /// The name; `nil` if only the id is known.
  public var name: String?
  public var years: YearRange?
  /// The kind; `nil` if it is missing or unknown.
  public var kind: TitleKind?
  /// The form of a film or series other than the usual one, if a source has it.
  public var form: TitleForm?
  /// The poster's address as the source sent it; not checked here.
  public var poster: String?
  /// The series of an episode, and its place there; `nil` if both are unknown, and for other
  /// titles.
  public var episode: EpisodeOrigin?

  public init(
    id: TitleID, title: String?, years: YearRange? = nil, kind: TitleKind? = nil,
    form: TitleForm? = nil, poster: String? = nil, episode: EpisodeOrigin? = nil
  ) {
    self.id = id
    name = title
    self.years = years
    self.kind = kind
    self.form = form
    self.poster = poster
    self.episode = episode
  }
}

extension TitleSummary {
  /// Returns whether the name begins with a text, including its punctuation, whatever the case.
  public func isCalled(as text: String) -> Bool {
    title.lowercased().hasPrefix(text.withSingleBlanks.lowercased())
  }

  /// Returns whether the name begins with the words of a text.
  public func begins(withWordsOf text: String) -> Bool {
    title.comparisonKey.hasPrefix(text.comparisonKey)
  }

  /// The name, or the id if the name is unknown.
  public var title: String {
    get { name ?? id.rawValue }
    set { name = newValue }
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case name = "title"
    case years, kind, form, poster, episode
  }

  /// Makes the row of a title from its details.
  public init(_ detail: TitleDetail) {
    self.init(
      id: detail.id, title: detail.name, years: detail.years, kind: detail.kind,
      form: detail.form, poster: detail.poster, episode: EpisodeOrigin(detail))
  }
}

extension TitleDetail {
  /// Makes the details of a title from its row.
  public init(_ summary: TitleSummary) {
    self.init(
      id: summary.id, title: summary.name, years: summary.years, kind: summary.kind,
      form: summary.form, poster: summary.poster, season: summary.episode?.season,
      episode: summary.episode?.number,
      seriesTitle: summary.episode?.series)
  }

  /// Whether more facts are known than those of a row.
  package var hasFacts: Bool { self != TitleDetail(TitleSummary(self)) }
}
