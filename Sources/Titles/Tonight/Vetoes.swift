/// The titles that the user did not want, each for some days.
public struct Vetoes: Hashable, Sendable, Codable {
  private struct Veto: Hashable, Codable {
    var id: TitleID
    var day: CalendarDate

    /// Also on a day before it: then a clock went wrong, which is no reason to forget it.
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
    vetoes.removeAll { $0.id == id }
    vetoes.append(Veto(id: id, day: day))
    vetoes.removeFirst(max(0, vetoes.count - Self.limit))
  }

  /// Takes a veto back.
  public mutating func remove(_ id: TitleID) {
    vetoes.removeAll { $0.id == id }
  }

  /// The titles that are still not wanted on a day, the latest last.
  public func ids(on day: CalendarDate) -> [TitleID] {
    vetoes.filter { $0.holds(on: day) }.map(\.id)
  }

  /// Forgets what no longer holds on a day.
  public mutating func expire(on day: CalendarDate) {
    vetoes.removeAll { !$0.holds(on: day) }
  }

  /// Adds those that another session has left.
  public mutating func merge(_ other: Vetoes) {
    let both = (other.vetoes + vetoes).enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    vetoes = []
    for (_, veto) in both { add(veto.id, on: veto.day) }
  }
}
