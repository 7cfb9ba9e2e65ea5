/// The name of a title whose id is unknown, as a file writes it.
public struct ImportedName: Hashable, Sendable, Codable {
  public var title: String
  public var year: Int?
  public var kind: TitleKind?
  /// The place of an episode in the series that the rest of the name refers to.
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

  /// The name without the year.
  public var textWithoutYear: String { named(title) }

  private func named(_ name: String) -> String { episode.map { "\(name) \($0.text)" } ?? name }
}

extension TitleDetail {
  /// Makes the details of the title that a name refers to from the facts in the name.
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

/// The meaning that the user has given to a name, which applies to every import.
public struct NameMeaning: Hashable, Sendable, Codable {
  public var name: ImportedName
  /// The id of the title; `nil` if everything under the name is to be left out.
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
  /// The title that the name refers to; `nil` if the name is left out.
  public var title: TitleDetail?

  public init(_ number: Int, means title: TitleDetail?) {
    self.number = number
    self.title = title
  }
}

/// The titles that were found for names in an import.
public struct FoundNames: Hashable, Sendable {
  /// The titles that were found without asking the user.
  public var certain: [ImportedName: TitleID]
  /// The titles that the user has chosen; these choices are remembered.
  public var chosen: [ImportedName: TitleID]

  public init(certain: [ImportedName: TitleID] = [:], chosen: [ImportedName: TitleID] = [:]) {
    self.certain = certain
    self.chosen = chosen
  }
}
