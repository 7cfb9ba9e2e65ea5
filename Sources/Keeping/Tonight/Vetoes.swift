public import Titles

/// The titles that the user did not want, each for some days.
public struct Vetoes: Hashable, Sendable, Codable {
  private struct Veto: Hashable, Codable {
    var id: TitleID
    var day: CalendarDate
    /// Whether the user wants it after all; other sessions have to learn that, too.
    var isTakenBack: Bool?

    /// Also on a day before it: then a clock went wrong, and the veto still counts.
    func holds(on today: CalendarDate) -> Bool {
      today.daysSince1970 - day.daysSince1970 < Vetoes.days
    }
  }

  /// The latest one last.
  private var vetoes: [Veto] = []

  /// How many days a veto holds.
  public static let days = 14
  /// How many are remembered at most.
  public static let limit = 500

  public init() {}

  /// Remembers that a title was not wanted on a day.
  public mutating func add(_ id: TitleID, on day: CalendarDate) {
    note(Veto(id: id, day: day))
  }

  /// Takes a veto back, on a day.
  public mutating func takeBack(_ id: TitleID, on day: CalendarDate) {
    note(Veto(id: id, day: day, isTakenBack: true))
  }

  /// The titles that are still not wanted on a day, the latest last.
  public func ids(on day: CalendarDate) -> [TitleID] {
    vetoes.filter { $0.holds(on: day) && $0.isTakenBack != true }.map(\.id)
  }

  /// Forgets what no longer holds on a day.
  public mutating func expire(on day: CalendarDate) {
    vetoes.removeAll { !$0.holds(on: day) }
  }

  private mutating func note(_ veto: Veto) {
    vetoes.removeAll { $0.id == veto.id }
    vetoes.append(veto)
    vetoes.removeFirst(max(0, vetoes.count - Self.limit))
  }

  /// Adds those that another session has left; of one day, this session has the last word.
  public mutating func merge(_ other: Vetoes) {
    let both = (other.vetoes + vetoes).enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    vetoes = []
    for (_, veto) in both { note(veto) }
  }
}
