/// A title as a row in a list.
public struct TitleSummary: Hashable, Sendable, Codable, Identifiable {
  public var id: TitleID
  /// Its name; `nil` if no more than its id is known.
  public var name: String?
  public var years: YearRange?
  /// `nil` if the kind is missing or unknown.
  public var kind: TitleKind?
  /// The form of a film or series that is not the usual one, where anybody tells.
  public var form: TitleForm?
  /// The poster's address as sent; not checked here.
  public var poster: String?
  /// For an episode; `nil` if nothing of it is known.
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
  /// Whether its name begins as a text stands, signs included, whatever the case.
  public func isCalled(as text: String) -> Bool {
    title.lowercased().hasPrefix(text.withSingleBlanks.lowercased())
  }

  /// Whether its name begins with the words of a text.
  public func begins(withWordsOf text: String) -> Bool {
    title.comparisonKey.hasPrefix(text.comparisonKey)
  }

  /// Its name, or its id.
  public var title: String {
    get { name ?? id.rawValue }
    set { name = newValue }
  }

  private enum CodingKeys: String, CodingKey {
    case id
    case name = "title"
    case years, kind, form, poster, episode
  }

  /// The row of a title whose details are known.
  public init(_ detail: TitleDetail) {
    self.init(
      id: detail.id, title: detail.name, years: detail.years, kind: detail.kind,
      form: detail.form, poster: detail.poster, episode: EpisodeOrigin(detail))
  }
}

extension TitleDetail {
  /// Takes the facts in the row of a title.
  public init(_ summary: TitleSummary) {
    self.init(
      id: summary.id, title: summary.name, years: summary.years, kind: summary.kind,
      form: summary.form, poster: summary.poster, season: summary.episode?.season,
      episode: summary.episode?.number,
      seriesTitle: summary.episode?.series)
  }

  /// Whether more is known than a row tells.
  package var hasFacts: Bool { self != TitleDetail(TitleSummary(self)) }
}
