public import Titles

/// What a session leaves to the next one.
public struct SessionMemory: Sendable, Codable, Equatable {
  /// Where the user was.
  public struct Place: Sendable, Codable, Equatable {
    /// What the list answers.
    public var query: TitleQuery
    /// The selected row and the first one on the screen, from 0.
    public var row: Int
    public var top: Int
    /// The title that was read; `nil` in the list.
    public var title: TitleID?

    public init(query: TitleQuery, row: Int = 0, top: Int = 0, title: TitleID? = nil) {
      self.query = query
      self.row = row
      self.top = top
      self.title = title
    }
  }

  public var history = QueryHistory()
  /// `nil` where nothing was listed.
  public var place: Place?
  /// Whether the mouse is listened to, where that was switched; `nil` leaves it to the settings.
  public var listensToMouse: Bool?
  /// The theme that was switched to; `nil` leaves it to the settings.
  public var theme: ThemeChoice?
  /// The terminal's background when it was last told.
  public var background = Background.dark
  /// Whether the welcome was dismissed.
  public var knowsWelcome = false

  public init() {}

  /// Reads a memory; what is missing is as in a new one.
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
    background = try value(.background) ?? .dark
    knowsWelcome = try value(.knowsWelcome) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(history.entries, forKey: .history)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encodeIfPresent(listensToMouse, forKey: .listensToMouse)
    try container.encodeIfPresent(theme, forKey: .theme)
    try container.encode(background, forKey: .background)
    try container.encode(knowsWelcome, forKey: .knowsWelcome)
  }

  private enum CodingKeys: String, CodingKey {
    case history, place, listensToMouse, theme, background, knowsWelcome
  }

  /// The memory with every text in it changed.
  public func changingTexts(_ change: (String) -> String) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(
      history.entries.map { QueryHistory.Entry(text: change($0.text), count: $0.count) })
    if let text = place?.query.text { memory.place?.query.text = change(text) }
    return memory
  }

  /// The memory without the queries that contain what nobody else may know.
  ///
  /// - Parameter isSecret: Whether a text contains such a thing.
  /// - Returns: The memory that may be written down.
  public func leavingOut(_ isSecret: (String) -> Bool) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(history.entries.filter { !isSecret($0.text) })
    if let place, isSecret(place.query.text) { memory.place = nil }
    return memory
  }

  /// Takes up what another session has left since this one began.
  ///
  /// Queries of both are kept, this session's as the newer ones; else this session has the last word.
  public mutating func merge(_ other: SessionMemory) {
    history = QueryHistory(other.history.entries + history.entries)
    knowsWelcome = knowsWelcome || other.knowsWelcome
  }
}
