import MoviesCore
import Titles

/// The words of a list of titles in plain mode.
enum PlainListing {
  /// What was found, and which part of it follows.
  static func heading(_ state: AppState, rows: Range<Int>) -> String {
    let results = state.list.results
    let counted = max(results.total ?? 0, results.count)
    let isServed = counted == results.count || (results.total ?? 0) <= results.reachable
    let rest = isServed ? "" : " of \(counted.grouped)"
    let count = count(of: state.list).capitalizedFirst + rest
    let query = state.list.answered
    let noun = results.count == 1 ? query?.kind.singularNoun : query?.kind.pluralNoun
    let year = query?.yearWords ?? ""
    let part = rows.count == results.count ? "" : ", \(numbers(of: rows))"
    return "\(count) \(noun ?? "titles")\(year) for “\(query?.text ?? "")”\(part):"
  }

  /// Which part of the list follows.
  static func continuation(_ state: AppState, rows: Range<Int>) -> String {
    let order = state.list.order.map { ", \($0.spoken)" } ?? ""
    return "\(numbers(of: rows)) of \(count(of: state.list))\(order):"
  }

  /// How many rows a list has; of one that nobody has counted, how many have come.
  private static func count(of list: ListPage) -> String {
    let isOpen = list.results.isOpenEnded && list.filter == nil
    return isOpen ? "more than \((list.count - 1).grouped)" : list.count.grouped
  }

  /// A list of the library, and which part of it follows.
  static func heading(_ tab: LibraryTab, _ list: ListPage, rows: Range<Int>) -> String {
    let part = rows.count == list.count ? "" : ", \(numbers(of: rows))"
    return "\(tab.name), \(list.count.counted("title"))\(part):"
  }

  /// One title of the list, and what the user keeps about it.
  static func line(_ title: TitleSummary, row: Int, mark: LibraryMark? = nil) -> String {
    let number = String(row + 1).padded(fromLeftToCells: 2)
    let facts = [words(title)] + (mark?.spoken ?? [])
    return "\(number). \(facts.joined(separator: ", "))"
  }

  /// A title with its kind, unless that is a film, and its years.
  static func words(_ title: TitleSummary) -> String {
    let kind = title.kind == .movie || title.episode != nil ? nil : title.kind?.singular
    return [title.spokenName, kind, title.years?.spoken].compactMap(\.self).joined(separator: ", ")
  }

  private static func numbers(of rows: Range<Int>) -> String {
    rows.count == 1
      ? "number \(rows.upperBound.grouped)"
      : "\((rows.lowerBound + 1).grouped) to \(rows.upperBound.grouped)"
  }
}

extension LibraryMark {
  /// What lists of titles say of it: `on the watchlist`, `seen`, `rated 8`.
  fileprivate var spoken: [String] {
    [
      isOnWatchlist ? "on the watchlist" : nil, viewings > 0 ? "seen" : nil,
      rating.map { "rated \($0)" },
    ].compactMap(\.self)
  }
}

extension TitleKind? {
  fileprivate var singularNoun: String { self?.singular ?? "title" }
  fileprivate var pluralNoun: String { self?.plural ?? "titles" }
}

extension YearRange {
  /// The years as people say them: `1989`, `1992 to 1995`, `since 2019`.
  var spoken: String {
    guard let end else { return "since \(start)" }
    return end == start ? "\(start)" : "\(start) to \(end)"
  }
}
