import MoviesCore
import TerminalUI
import Titles

/// The short words of the screen's own parts, in addition to their contents.
///
/// A list of texts begins with the longest; the screen shows the first one that fits.
enum ScreenWording {
  /// Returns the words for a cancelled search.
  static func stopped(_ remedies: Remedies) -> [String] {
    ["stopped · \(remedies.retryClause)", "stopped"]
  }

  /// Returns the remark about the rows of a list.
  static func remark(
    _ remark: ListRemark, source: DataSource, in pane: Pane, _ keys: Keymap
  ) -> [String] {
    switch remark {
    case .didYouMean(let words, isAcceptable: true):
      let question = "Did you mean “\(words)”?"
      let submit = keys.reach(.submit, from: .searchField)
      let press = pane == .searchField ? submit : "\(keys.reach(.search, from: pane)) and \(submit)"
      return ["\(question) Press \(press) to search for it.", question]
    case .didYouMean(let words, isAcceptable: false): return ["Did you mean “\(words)”?"]
    case .mistake(let mistake): return [mistake.sentence, mistake.shortSentence]
    case .unjudged(let lacking, of: let count, let canLookUp):
      return unjudged(lacking, of: count, canLookUp: canLookUp, in: pane, keys)
    case .answered(let other) where other == source || other.hasEverything:
      return ["Everything in \(other.titles ?? other.name) that matches"]
    case .answered:
      return [
        "From this disk alone: \(source.name) cannot search by that.", "From this disk alone",
      ]
    }
  }

  /// Returns the number of titles that a filter cannot judge, and how to look up their facts.
  static func unjudged(
    _ lacking: Int, of count: Int, canLookUp: Bool, in pane: Pane, _ keys: Keymap
  ) -> [String] {
    let share = "\(lacking.grouped) of \(count.grouped) can't be judged"
    let sentence = "\(share): too little is known of them."
    guard canLookUp, pane != .filterField, let load = keys.key(for: .loadAll, in: .results) else {
      return [sentence, "\(share)."]
    }
    let press = "Press \(load.written) to look them up."
    return ["\(sentence) \(press)", "\(share). \(press)", "\(share)."]
  }

  /// Returns the words for an error, and how to retry if that may help.
  static func failed(_ wording: ErrorWording, mayPass: Bool, _ remedies: Remedies) -> [String] {
    let headline = wording.headline.lowercasedFirst
    return mayPass ? ["\(headline) · \(remedies.retryClause)", headline] : [headline]
  }

  /// Returns the words for a source that has none of the titles on the screen.
  static func notFound(at source: DataSource) -> [String] {
    ["\(source.name.capitalizedFirst) found nothing", "not at \(source.name)"]
  }

  /// Returns the words for a page of the list that failed to load.
  static func failed(page: Int, _ wording: ErrorWording, _ remedies: Remedies) -> [String] {
    let headline = wording.headline.lowercasedFirst
    let retry = remedies.retryClause
    return [
      "page \(page): \(headline) · \(retry)", "page \(page) failed · \(retry)",
      "page \(page) failed",
    ]
    .map { "— \($0) —" }
  }

  /// Returns the words for a text that is not searched for until Enter is pressed.
  static func unsearched(in pane: Pane, _ keys: Keymap) -> [String] {
    guard pane == .searchField else { return ["not searched yet", "not searched"] }
    let submit = keys.reach(.submit, from: pane)
    return ["press \(submit) to search", "press \(submit)"]
  }

  /// The words for IMDb's data, which has neither plots nor posters.
  static let needsKey = "Plot and poster need an OMDb key (free)"

  /// The word for a source that cannot be reached, or must not be asked.
  static let offline = "offline"

  /// Returns the words about the number of requests left; `nil` if it does not matter yet.
  static func pressure(
    _ requests: RequestCount, limitWait: LimitWait?
  ) -> (long: String, short: String)? {
    if requests.isUsedUp || requests.isRefused {
      return (limitWait?.clause ?? "limit reached", "limit reached")
    }
    return requests.isLow ? ("saving", "saving") : nil
  }

  /// Returns the words for the daily limit, and how long it probably lasts.
  static func limitReached(limitWait: LimitWait?) -> [String] {
    let words = "daily limit reached"
    guard let limitWait else { return [words] }
    if limitWait.endsWithRetry { return ["\(words), \(limitWait.clause)", words] }
    let time = limitWait.minutes.asHoursAndMinutes
    return [
      "\(words), probably until 00:00 UTC (in \(time))", "\(words), probably for \(time)", words,
    ]
  }

  /// Returns the words for details that are not requested while requests are saved.
  static func unopened(_ keys: Keymap, in pane: Pane) -> String {
    "Few requests are left today. Press \(keys.reach(.open, from: pane)) to load the details."
  }

  /// The word for the key that cancels loading.
  static let cancel = "cancel"
  /// The word for the key that goes to the next type.
  static let nextKind = "next type"
  /// The word for the keys that change the filters, if there is no room for more words.
  static let changeFilters = "change"

  /// The word for Esc while a chord is waiting for its next key.
  static let cancelChord = "cancel"

  /// Returns the rows missing from a sorted list, and how to load them.
  static func unloaded(
    rows: Int?, pages: Int, takesRequests: Bool, _ keys: Keymap
  ) -> [String] {
    let missing = [rows?.grouped, "more not loaded"].compactMap(\.self).joined(separator: " ")
    guard pages > 0, let load = keys.key(for: .loadAll, in: .results) else {
      return ["— \(missing) —"]
    }
    let press = "press \(load.written) to load"
    return [
      "— \(missing) · \(press) (\(pages.counted(takesRequests ? "request" : "page"))) —",
      "— \(missing) · \(press) —",
      "— \(rows?.grouped ?? "more") not loaded · \(press) —",
    ]
  }

  /// Returns the number of marked titles, and of those that the page does not show.
  static func marked(_ count: Int, elsewhere: Int = 0) -> String {
    switch elsewhere {
    case 0: "\(count.grouped) marked"
    case count: "\(count.grouped) marked elsewhere"
    default: "\(count.grouped) marked, \(elsewhere.grouped) elsewhere"
    }
  }

  /// The word for the key that removes all marks.
  static let clearMarks = "clear marks"

  /// Returns the name of a page with this many titles side by side.
  static func comparison(of count: Int) -> String { "\(count) titles side by side" }

  static let statistics = "Statistics"

  static let openNames = "Names to match"

  static let filterLabel = "Filter: "
  /// The help for the filter field.
  static let filterHelp = [
    "(genre:noir rating>7.5 not actor:cage; Tab completes)", "(genre:noir rating>7.5)",
  ]

  static let wishLabel = "What fits: "
  /// The help for the wish field.
  static let wishHelp = [
    "(2h, under 100 min, comedy or drama, 7 and more, or an expression)",
    "(2h, comedy, 7 and more)",
  ]

  static let yearLabel = "Year: "

  /// Returns the help for the year field, and how to remove the filter if one is set.
  static func yearHelp(takesRanges: Bool, isSet: Bool, _ keys: Keymap) -> [String] {
    let clear = isSet ? "; \(keys.reach(.back, from: .yearField)) for any" : ""
    return takesRanges
      ? ["(1989, 1990-1999 or 90s\(clear))", "(1989 or 90s\(clear))", "(1989 or 90s)"]
      : ["(1989\(clear))", "(1989)"]
  }

  /// Returns the words for a list that ends before the source's count, and how to find the rest.
  static func limited(to count: Int, by source: DataSource) -> [String] {
    let first = "only the first \(count.grouped)"
    let advice = "Add a word or a year."
    return [
      "\(source.name.capitalizedFirst) lists \(first). \(advice)",
      "\(first.capitalizedFirst). \(advice)", advice,
    ]
  }

  static let addWord = "Add a word for more."

  /// Returns the words for a screen that is too small, and the size needed, one line each.
  static func tooSmall(_ size: TerminalSize, needed: TerminalSize) -> [String] {
    ["\(size.columns)×\(size.rows) is too small", "needs \(needed.columns)×\(needed.rows)"]
  }

  static func quit(with keys: KeySequence) -> String { "press \(keys.written) to quit" }

  static let historyTitle = "Earlier searches"
  static let historyHelp = "type to narrow the list"

  /// Returns the words for an empty list of earlier searches.
  static func noEarlierSearch(isSearched: Bool) -> String {
    isSearched ? "no matching search" : "nothing searched for yet"
  }

  /// The heading of the copy menu.
  static let copy = "Copy"

  /// The filter of types while it is not set.
  static let allTypes = "all types"
  /// The filter by year while it is not set, and the word for the keys that remove it.
  static let anyYear = "any year"

  /// Returns the heading of the help for a pane.
  static func helpTitle(_ props: BrowseProps) -> String {
    "Keys here: \(props.focus.face.name(in: props))"
  }

  /// The heading of the help about the query language.
  static let languageTitle = "Query language: in the search line, in filters, in find"
  static let typeToSearchHelp = "type to search"
  static let noMatchingKey = "no matching key"
  static let otherKeys = "all other keys edit the text"

  static let nothingLoading = "nothing is loading"
  static let startOfRecording = "start"
}
