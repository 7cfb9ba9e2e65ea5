public import Keeping
public import Titles

/// The memory that a session leaves to the next one.
public struct SessionMemory: Sendable, Codable, Equatable {
  /// The place of the user in the program.
  public struct Place: Sendable, Codable, Equatable {
    /// The query that the list answers.
    public var query: TitleQuery
    /// The selected row and the first one on the screen, from 0.
    public var row: Int
    public var top: Int
    /// The selected title, whose row may have changed by then; `nil` if its row had not loaded.
    public var selected: TitleID?
    /// The order of the list; `nil` for the catalogue's order.
    public var order: TitleOrder?
    /// The title whose page was open; `nil` for the list itself.
    public var title: TitleID?
    /// The name of that title; `nil` if unknown.
    public var name: String?

    public init(
      query: TitleQuery, row: Int = 0, top: Int = 0, selected: TitleID? = nil,
      order: TitleOrder? = nil, title: TitleID? = nil, name: String? = nil
    ) {
      self.query = query
      self.row = row
      self.top = top
      self.selected = selected
      self.order = order
      self.title = title
      self.name = name
    }
  }

  /// The proposals for tonight, which stay the same for a day.
  public struct Evening: Sendable, Codable, Equatable {
    public var day: CalendarDate
    /// The draw that the proposals come from.
    public var draw: TonightDraw
    public var offer: TonightOffer

    public init(day: CalendarDate, draw: TonightDraw, offer: TonightOffer) {
      self.day = day
      self.draw = draw
      self.offer = offer
    }

    /// Whether the proposals are from a day and still match the wish.
    public func holds(on today: CalendarDate?, for wish: TonightWish) -> Bool {
      day == today && draw.wish == wish
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
  /// The proposals for tonight that the user has turned down.
  public var vetoes = Vetoes()
  /// Whether the welcome was dismissed.
  public var knowsWelcome = false
  /// Whether a title is seen, rated or on the watchlist.
  public var needsHome = false
  /// The proposals of the day; `nil` for none.
  public var evening: Evening?

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
    needsHome = try value(.needsHome) ?? false
    evening = try? value(.evening)
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
    if needsHome { try container.encode(needsHome, forKey: .needsHome) }
    try container.encodeIfPresent(evening, forKey: .evening)
  }

  private enum CodingKeys: String, CodingKey {
    case history, place, listensToMouse, theme, showsPosters, background, knowsWelcome, vetoes
    case needsHome, evening
  }

  /// Returns the memory with every text in it changed.
  public func changingTexts(_ change: (String) -> String) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(
      history.entries.map { QueryHistory.Entry(text: change($0.text), count: $0.count) })
    if let text = place?.query.text { memory.place?.query.text = change(text) }
    memory.place?.name = place?.name.map(change)
    return memory
  }

  /// Returns the memory without the queries that contain a secret.
  ///
  /// - Parameter isSecret: Whether a text contains a secret.
  /// - Returns: The memory that may be saved.
  public func leavingOut(_ isSecret: (String) -> Bool) -> SessionMemory {
    var memory = self
    memory.history = QueryHistory(history.entries.filter { !isSecret($0.text) })
    if let place, isSecret(place.query.text) { memory.place = nil }
    return memory
  }

  /// Merges in the memory that another session has left since this one began.
  ///
  /// The queries of both are kept, with this session's as the newer ones; otherwise, this session
  /// has the last word.
  public mutating func merge(_ other: SessionMemory) {
    vetoes.merge(other.vetoes)
    history = QueryHistory(other.history.entries + history.entries)
    knowsWelcome = knowsWelcome || other.knowsWelcome
  }
}
