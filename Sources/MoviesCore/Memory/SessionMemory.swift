public import Keeping
public import Titles

/// The memory that a session leaves to the next one.
public struct SessionMemory: Sendable, Codable, Equatable {
  /// Where the user was.
  public struct Place: Sendable, Codable, Equatable {
    /// The query that the list answers.
    public var query: TitleQuery
    /// The selected row and the first one on the screen, from 0.
    public var row: Int
    public var top: Int
    /// The selected title, whose row may be another one by then; `nil` if its row had not loaded.
    public var selected: TitleID?
    /// The order of the list; `nil` for the catalogue's order.
    public var order: TitleOrder?
    /// The title that was being read; `nil` in the list.
    public var title: TitleID?

    public init(
      query: TitleQuery, row: Int = 0, top: Int = 0, selected: TitleID? = nil,
      order: TitleOrder? = nil, title: TitleID? = nil
    ) {
      self.query = query
      self.row = row
      self.top = top
      self.selected = selected
      self.order = order
      self.title = title
    }
  }

  public var history = QueryHistory()
  /// The place of the user; `nil` if nothing was listed.
  public var place: Place?
  /// Whether the mouse is used, if the user switched that; `nil` leaves it to the settings.
  public var listensToMouse: Bool?
  /// The theme that the user switched to; `nil` leaves it to the settings.
  public var theme: ThemeChoice?
  /// Whether posters are shown, if the user switched that; `nil` leaves it to the settings.
  public var showsPosters: Bool?
  /// The terminal's background when it was last reported.
  public var background = Background.dark
  /// The titles that were not wanted when they were proposed for tonight.
  public var vetoes = Vetoes()
  /// Whether the welcome was dismissed.
  public var knowsWelcome = false

  public init() {}

  /// Reads a memory; missing values are those of a new one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    let history: [QueryHistory.Entry]? = try value(.history)
    self.history = QueryHistory(history ?? [])
    place = try value(.place)
    listensToMouse = try value(.listensToMouse)
    theme = try value(.theme)
    showsPosters = try value(.showsPosters)
    background = try value(.background) ?? .dark
    knowsWelcome = try value(.knowsWelcome) ?? false
    vetoes = try value(.vetoes) ?? Vetoes()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(history.entries, forKey: .history)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encodeIfPresent(listensToMouse, forKey: .listensToMouse)
    try container.encodeIfPresent(theme, forKey: .theme)
    try container.encodeIfPresent(showsPosters, forKey: .showsPosters)
    try container.encode(background, forKey: .background)
    try container.encode(knowsWelcome, forKey: .knowsWelcome)
    if vetoes != Vetoes() { try container.encode(vetoes, forKey: .vetoes) }
  }

  private enum CodingKeys: String, CodingKey {
    case history, place, listensToMouse, theme, showsPosters, background, knowsWelcome, vetoes
  }

  /// The memory with every text in it changed.
  public func changingTexts(_ change: (String) -> String) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(
      history.entries.map { QueryHistory.Entry(text: change($0.text), count: $0.count) })
    if let text = place?.query.text { memory.place?.query.text = change(text) }
    return memory
  }

  /// The memory without the queries that contain a secret.
  ///
  /// - Parameter isSecret: Whether a text contains one.
  /// - Returns: The memory that may be written down.
  public func leavingOut(_ isSecret: (String) -> Bool) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(history.entries.filter { !isSecret($0.text) })
    if let place, isSecret(place.query.text) { memory.place = nil }
    return memory
  }

  /// Adds what another session has left since this one began.
  ///
  /// The queries of both are kept, with this session's as the newer ones; otherwise, this session
  /// has the last word.
  public mutating func merge(_ other: SessionMemory) {
    vetoes.merge(other.vetoes)
    history = QueryHistory(other.history.entries + history.entries)
    knowsWelcome = knowsWelcome || other.knowsWelcome
  }
}
