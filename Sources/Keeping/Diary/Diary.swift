public import Titles

/// All viewings, day by day.
///
/// The diary has only what a calendar shows, so that all of it can be kept in memory.
public struct Diary: Sendable, Codable, Hashable {
  /// A day with viewings.
  public struct Day: Sendable, Codable, Hashable {
    public let date: CalendarDate
    /// The viewings of the day, films before episodes.
    public let viewings: [DiaryViewing]
  }

  /// The days with viewings, the earliest first.
  public let days: [Day]

  /// Groups the viewings of entries by day; viewings without a day are left out.
  ///
  /// - Parameter entries: The entries, each title once.
  /// - Complexity: O(*n* log *n*) in the number of viewings.
  public init(_ entries: [LibraryEntry]) {
    let viewings = entries.flatMap { entry in
      entry.viewings.compactMap { viewing in
        viewing.day.map { (day: $0, viewing: DiaryViewing(viewing, of: entry)) }
      }
    }
    days = Dictionary(grouping: viewings, by: \.day)
      .map { Day(date: $0, viewings: $1.map(\.viewing).inOrder) }
      .sorted { $0.date < $1.date }
  }

  /// Returns the viewings of a day, films before episodes.
  ///
  /// - Complexity: O(log *n*) in the number of days.
  public func viewings(on date: CalendarDate) -> [DiaryViewing] {
    let index = index(of: date)
    return days.indices.contains(index) && days[index].date == date ? days[index].viewings : []
  }

  /// Returns the days of a month with viewings, the earliest first.
  public func days(in month: CalendarMonth) -> ArraySlice<Day> {
    days[index(of: month.first)..<index(of: month.moved(by: 1).first)]
  }

  /// Returns the day that is a number of days with viewings after a date, or before it if the
  /// number is negative; the last such day in that direction if there are fewer, and `nil` if there
  /// are none.
  public func day(_ steps: Int, from date: CalendarDate) -> CalendarDate? {
    let next = index(of: date)
    let isSeen = days.indices.contains(next) && days[next].date == date
    let place = next.addingReportingOverflow(steps > 0 && !isSeen ? steps - 1 : steps)
    let isBeyond = place.overflow || !days.indices.contains(place.partialValue)
    let farthest = steps > 0 ? days[next...].last : days[..<next].first
    return isBeyond ? farthest?.date : days[place.partialValue].date
  }

  /// Returns the index of the first day that is not before a date.
  private func index(of date: CalendarDate) -> Int {
    var range = days.startIndex..<days.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        days[middle].date < date
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

/// A viewing as a diary shows it.
public struct DiaryViewing: Sendable, Codable, Hashable {
  public let title: TitleSummary
  /// The user's rating at that time, or else the current one, from 1 to 10; `nil` without a rating.
  public let rating: Int?
  public let isRewatch: Bool
  public let isInCinema: Bool
  /// The place of the viewing, in the user's words; `nil` if it is unknown.
  public let place: String?

  init(_ viewing: Viewing, of entry: LibraryEntry) {
    title = TitleSummary(entry.facts)
    rating = viewing.impression?.rating ?? entry.rating
    isRewatch = viewing.isRewatch
    isInCinema = viewing.isInCinema
    place = viewing.place
  }

  /// Whether the title is an episode.
  public var isEpisode: Bool { title.kind == .episode }
}

extension [DiaryViewing] {
  /// The viewings in order: films before episodes, episodes by series and number, the rest by name.
  fileprivate var inOrder: Self {
    sorted { left, right in
      guard left.isEpisode == right.isEpisode else { return right.isEpisode }
      return left.order == right.order
        ? left.title.id.rawValue < right.title.id.rawValue : left.order < right.order
    }
  }
}

extension DiaryViewing {
  fileprivate var order: Order {
    let episode = title.episode
    return Order(
      name: episode?.series ?? title.title, season: episode?.season ?? 0,
      number: episode?.number ?? 0)
  }

  fileprivate struct Order: Comparable {
    let name: String
    let season: Int
    let number: Int

    static func < (left: Order, right: Order) -> Bool {
      (left.name, left.season, left.number) < (right.name, right.season, right.number)
    }
  }
}
