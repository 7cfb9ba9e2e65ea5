import MoviesCore
import Titles

/// The list of titles in plain mode.
extension PlainPrinter {
  /// The titles that a search has found, or the reason why it has found none.
  var found: [String] {
    let list = state.list
    if state.search.hasToBeMended, let mistake = state.shownMistake { return [mistake.sentence] }
    if case .person(let name) = list.door, state.errors.search?.isNotFound == true {
      return [PlainWording.nobody(called: name)]
    }
    let doubt = [state.shownMistake?.sentence].compactMap(\.self)
    let query = list.answered ?? state.search.query
    let error = words(state.errors.search, of: query)
    if !error.isEmpty, list.results.count == 0 || state.errors.search == .cancelled {
      return error + doubt
    }
    guard state.search.query != nil else { return [PlainWording.nothingTyped] }
    let fallback = list.answer?.fallback.flatMap { fallback in query.map(fallback.sentence) }
    return doubt + [fallback].compactMap(\.self) + [heading]
      + lines + age(state.listAge) + error
  }

  /// The listed rows, below a line with their numbers and the order of the list.
  var rows: [String] {
    let order = state.list.order.map { ", \($0.spoken)" } ?? ""
    return ["\(listedNumbers) of \(countOfRows)\(order):"] + lines
  }

  /// Returns a list of the library.
  func library(_ page: LibraryPage) -> [String] {
    guard page.isRead else { return [] }
    guard page.list.count > 0 else { return [PlainWording.empty(page.tab)] }
    return ["\(page.tab.name), \(page.list.count.counted("title"))\(part(of: page.list.count)):"]
      + lines
  }

  /// The rows in another order, and the progress of sorting the list.
  var sorted: [String] {
    rows + [factsSentence ?? state.list.sortedPart?.sentence].compactMap(\.self)
  }

  /// The rows that the filter accepts.
  var filtered: [String] {
    guard let filter = state.list.filter else { return rows }
    let rows = state.list.count > 0 ? rows : [PlainWording.noneLeft(by: filter)]
    return rows + [unjudgedSentence].compactMap(\.self)
  }

  /// The rest of the list, or the reason why it is not loaded, and the rows.
  var loaded: [String] {
    let results = state.list.results
    let error = results.missingPages.lazy.compactMap(state.errors.page).first
    return words(error) + [Notice.restLoaded(of: results).words] + rows
  }

  /// The number of titles looked up, and the rows with their new facts.
  var lookedUp: [String] {
    let notice = state.screen.notice.flatMap { $0.isWarning ? nil : $0.words }
    return [notice].compactMap(\.self) + filtered
  }

  /// Returns why a row is missing.
  func missing(_ row: Int) -> [String] {
    guard let pages = state.list.pages(ofRows: row..<(row + 1)) else {
      return [PlainWording.unloaded(number: row + 1)]
    }
    let error = pages.lazy.compactMap(state.errors.page).first
    return [PlainWording.notLoaded(number: row + 1)] + words(error)
  }

  /// The number of found titles, and which of them follow.
  private var heading: String {
    let results = state.list.results
    let counted = max(results.total ?? 0, results.count)
    let isServed = counted == results.count || (results.total ?? 0) <= results.reachable
    let rest = isServed ? "" : " of \(counted.grouped)"
    let query = state.list.answered
    let noun = results.count == 1 ? query?.kind.singularNoun : query?.kind.pluralNoun
    // If other words than the query's led to the titles, a line above says so.
    let typed = state.list.answer?.fallback == nil ? " for “\(query?.text ?? "")”" : ""
    let words = "\(noun ?? "titles")\(query?.yearWords ?? "")\(typed)"
    return "\(countOfRows.capitalizedFirst)\(rest) \(words)\(part(of: results.count)):"
  }

  /// The number of rows in the list; if they have not all been counted, a lower bound.
  private var countOfRows: String {
    let list = state.list
    let isOpen = list.results.isOpenEnded && list.filter == nil
    return isOpen ? "more than \((list.count - 1).grouped)" : list.count.grouped
  }

  /// Returns the numbers of the listed rows among this many; empty if all of them are listed.
  private func part(of count: Int) -> String {
    listed.count == count ? "" : ", \(listedNumbers)"
  }

  private var listedNumbers: String {
    listed.count == 1
      ? "number \(listed.upperBound.grouped)"
      : "\((listed.lowerBound + 1).grouped) to \(listed.upperBound.grouped)"
  }

  /// The rows to list, up to the end of the list.
  private var listed: Range<Int> {
    let count = state.list.count
    return min(start, count)..<min(start + PlainContext.listedRows, count)
  }

  /// The listed rows, up to the first missing one.
  private var lines: [String] {
    var lines: [String] = []
    for row in listed {
      guard let title = state.list[row].flatMap(state.titles.summary) else {
        return lines + missing(row)
      }
      lines.append(PlainListing.line(title, row: row, mark: state.library.marks[title.id]))
    }
    return lines
  }

  /// The missing facts to sort or filter the list, their price, and the command that looks them up;
  /// `nil` if that is not offered.
  private var factsSentence: String? {
    guard case .facts(let offer) = state.list.offer else { return nil }
    return "\(offer.situation) Type load to \(offer.deed)."
  }

  /// The missing facts, or only the number of titles the filter cannot judge; `nil` for none.
  private var unjudgedSentence: String? {
    if let factsSentence { return factsSentence }
    guard let count = state.list.arranged?.unjudged.count, count > 0 else { return nil }
    return PlainWording.unjudged(count, of: state.list.results.loadedCount)
  }
}

extension TitleKind? {
  fileprivate var singularNoun: String { self?.singular ?? "title" }
  fileprivate var pluralNoun: String { self?.plural ?? "titles" }
}
