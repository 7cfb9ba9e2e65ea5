public import Titles

/// The titles that the user has refused, each for some days.
public struct Vetoes: Hashable, Sendable, Codable {
  private struct Veto: Hashable, Codable {
    var id: TitleID
    var day: CalendarDate
    /// Whether the user wants the title after all; other sessions have to learn that, too.
    var isTakenBack: Bool?

    /// Whether the veto holds on a day; it also holds before its own day, since a clock was wrong
    /// then.
    func holds(on today: CalendarDate) -> Bool {
      today.daysSince1970 - day.daysSince1970 < Vetoes.days
    }
  }

  /// The vetoes, the latest last.
  private var vetoes: [Veto] = []

  /// The number of days that a veto holds.
  public static let days = 14
  /// The maximum number of vetoes to remember.
  public static let limit = 500

  public init() {}

  /// Adds a veto against a title on a day.
  public mutating func add(_ id: TitleID, on day: CalendarDate) {
    note(Veto(id: id, day: day))
  }

  /// Withdraws a veto on a day.
  public mutating func takeBack(_ id: TitleID, on day: CalendarDate) {
    note(Veto(id: id, day: day, isTakenBack: true))
  }

  /// Returns the titles that are still refused on a day, the latest last.
  public func ids(on day: CalendarDate) -> [TitleID] {
    vetoes.filter { $0.holds(on: day) && $0.isTakenBack != true }.map(\.id)
  }

  /// Removes the vetoes that no longer hold on a day.
  public mutating func expire(on day: CalendarDate) {
    vetoes.removeAll { !$0.holds(on: day) }
  }

  private mutating func note(_ veto: Veto) {
    vetoes.removeAll { $0.id == veto.id }
    vetoes.append(veto)
    vetoes.removeFirst(max(0, vetoes.count - Self.limit))
  }

  /// Merges the vetoes of another session; on the same day, those of this session take precedence.
  public mutating func merge(_ other: Vetoes) {
    let both = (other.vetoes + vetoes).enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    vetoes = []
    for (_, veto) in both { note(veto) }
  }
}
