public import Titles

/// Everything that was seen, day by day.
///
/// It has what a calendar shows and no more, so that all of it can be kept while it is walked.
public struct Diary: Sendable, Codable, Hashable {
  /// A day on which something was seen.
  public struct Day: Sendable, Codable, Hashable {
    public let date: CalendarDate
    /// The viewings of the day, films before episodes.
    public let viewings: [DiaryViewing]
  }

  /// The days on which something was seen, the earliest first.
  public let days: [Day]

  /// The days of what is kept about titles; viewings of no known day are left out.
  ///
  /// - Parameter entries: What is kept about titles, each title once.
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

  /// The viewings of a day, films before episodes.
  ///
  /// - Complexity: O(log *n*) in the number of days.
  public func viewings(on date: CalendarDate) -> [DiaryViewing] {
    let index = index(of: date)
    return days.indices.contains(index) && days[index].date == date ? days[index].viewings : []
  }

  /// The days of a month on which something was seen, the earliest first.
  public func days(in month: CalendarMonth) -> ArraySlice<Day> {
    days[index(of: month.first)..<index(of: month.moved(by: 1).first)]
  }

  /// The day on which something was seen, so many such days after a date, or before it if negative;
  /// the last one where there are fewer, and `nil` where there are none.
  public func day(_ steps: Int, from date: CalendarDate) -> CalendarDate? {
    let next = index(of: date)
    let isSeen = days.indices.contains(next) && days[next].date == date
    let place = next.addingReportingOverflow(steps > 0 && !isSeen ? steps - 1 : steps)
    let isBeyond = place.overflow || !days.indices.contains(place.partialValue)
    let farthest = steps > 0 ? days[next...].last : days[..<next].first
    return isBeyond ? farthest?.date : days[place.partialValue].date
  }

  /// The place of the first day that is not before a date.
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

/// One time that a title was seen, as a diary shows it.
public struct DiaryViewing: Sendable, Codable, Hashable {
  public let title: TitleSummary
  /// The user's rating then, or else the one now, from 1 to 10; `nil` for no rating.
  public let rating: Int?
  public let isRewatch: Bool
  public let isInCinema: Bool
  /// Where it was, in the user's words; `nil` if that was not said.
  public let place: String?

  init(_ viewing: Viewing, of entry: LibraryEntry) {
    title = TitleSummary(entry.facts)
    rating = viewing.impression?.rating ?? entry.rating
    isRewatch = viewing.isRewatch
    isInCinema = viewing.isInCinema
    place = viewing.place
  }

  /// Whether it was an episode of a series.
  public var isEpisode: Bool { title.kind == .episode }
}

extension [DiaryViewing] {
  /// Films before episodes, episodes in the order of their series, and else by name.
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
