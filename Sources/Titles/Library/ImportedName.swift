/// The name of a title whose id is not known, as a file writes it.
public struct ImportedName: Hashable, Sendable, Codable {
  public var title: String
  public var year: Int?
  public var kind: TitleKind?
  /// The place of an episode in the series that the rest of the name is about.
  public var episode: NamedEpisode?

  public init(
    title: String, year: Int? = nil, kind: TitleKind? = nil, episode: NamedEpisode? = nil
  ) {
    self.title = title
    self.year = year
    self.kind = kind
    self.episode = episode
  }

  /// The name as people write it: `Alien (1979)`, `Breaking Bad 1×2`.
  public var text: String { named(year.map { "\(title) (\($0))" } ?? title) }

  /// The same without the year.
  public var textWithoutYear: String { named(title) }

  private func named(_ name: String) -> String { episode.map { "\(name) \($0.text)" } ?? name }
}

extension TitleDetail {
  /// Takes the facts that a name tells about the title that it means.
  public init(_ id: TitleID, named name: ImportedName) {
    guard let episode = name.episode else {
      self.init(id: id, title: name.title, years: name.year.map { YearRange($0) }, kind: name.kind)
      return
    }
    self.init(
      id: id, title: episode.title ?? episode.number.map(NamedEpisode.name), kind: .episode,
      season: episode.season,
      episode: episode.number, seriesTitle: name.title)
  }
}

/// The meaning of a name in imports by the user's word, whichever import it comes with.
public struct NameMeaning: Hashable, Sendable, Codable {
  public var name: ImportedName
  /// The title; `nil` if whatever is said about the name is to be left out.
  public var id: TitleID?

  public init(_ name: ImportedName, means id: TitleID?) {
    self.name = name
    self.id = id
  }
}

/// The user's decision about a name that an import has left open.
public struct NameDecision: Hashable, Sendable, Codable {
  /// The number of the open name.
  public var number: Int
  /// The title that it means; `nil` if it is left out.
  public var title: TitleDetail?

  public init(_ number: Int, means title: TitleDetail?) {
    self.number = number
    self.title = title
  }
}

/// The titles that were found for names in an import.
public struct FoundNames: Hashable, Sendable {
  /// Those that nobody had to decide about.
  public var certain: [ImportedName: TitleID]
  /// Those that the user has named, which are remembered.
  public var chosen: [ImportedName: TitleID]

  public init(certain: [ImportedName: TitleID] = [:], chosen: [ImportedName: TitleID] = [:]) {
    self.certain = certain
    self.chosen = chosen
  }
}
