import MoviesCore
import SafeText
import Titles

extension OwnFilesPage.Tab {
  /// The name of the tab.
  var name: String {
    switch self {
    case .have: "Have"
    case .missing: "Missing"
    case .doubles: "Twice"
    }
  }
}

extension OwnFilesProps {
  /// Returns the name of a tab, and its number of rows if that is known.
  func label(of tab: OwnFilesPage.Tab) -> String {
    let count: Int? =
      switch tab {
      case .have: own?.titles.count
      case .missing: facts.map { $0.missing.map(\.numbers.count).reduce(0, +) }
      case .doubles: facts?.doubles.count
      }
    return ([tab.name] + [count?.grouped].compactMap(\.self)).joined(separator: " ")
  }

  /// The totals of everything that the user has, the longest form first.
  var totals: [String] {
    guard let own, !own.titles.isEmpty else { return [] }
    let titles = own.titles.count.counted("title")
    let sized = "\(titles) · \(own.titles.map(\.size).reduce(0, +).asSize)"
    let open = own.openNames > 0 ? ["\(sized) · \(own.openNames.counted("name")) to match"] : []
    return open + [sized, titles]
  }

  /// Returns the progress of the running scan, and how to stop it, the longest form first.
  ///
  /// - Parameter key: The key that stops it.
  /// - Returns: The forms; empty while no scan runs.
  func progress(stop key: String) -> [String] {
    guard let scanned else { return [] }
    let words = "scanning: \(scanned.counted("file"))"
    return ["\(words)  \(key) \(ScreenWording.cancel)", words, "scanning"]
  }

  /// The sentence about the folders that are away; `nil` if all are there.
  var awayWords: String? {
    let away = own?.folders.filter(\.isAway) ?? []
    guard let first = away.first else { return nil }
    let others = away.count > 1 ? " and \((away.count - 1).counted("other folder")) are" : " is"
    return "\(first.path.shown)\(others) away; nothing of it is forgotten."
  }

  /// The advice for a user without any folder.
  static let beginning =
    "Run movies-tui files add FOLDER in a shell. Only names are read, and nothing is changed."

  /// The page in plain mode.
  func sentences(from start: Int, count most: Int) -> [String] {
    guard let own else { return [error.map(\.filesWords) ?? Self.beginning] }
    guard !own.folders.isEmpty else { return ["No folder of yours is known. \(Self.beginning)"] }
    let shown = min(start, count)..<min(count, start + most)
    let heading =
      "\(label(of: tab))"
      + (tab == .have ? totals.first.map { ": \($0.replacing(" · ", with: ", "))" } ?? "" : "")
    let rows = zip(shown, rows(shown)).map { index, row in
      let facts =
        [row.name] + row.note.prefix(1) + [row.years, row.resolution, row.size]
        + row.added.prefix(1) + (row.isAway ? ["away"] : [])
      return "\("\(index + 1)".padded(fromLeftToCells: 2)). "
        + facts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    let rest = count - shown.upperBound
    return [heading.asSentence] + [awayWords].compactMap(\.self)
      + (rows.isEmpty ? [emptySentence] : rows)
      + (rest > 0 ? ["And \(rest.grouped) more."] : [])
  }

  /// The sentence for a tab without rows.
  var emptySentence: String {
    switch tab {
    case .have: "Nothing in your folders could be matched with a title."
    case .missing where facts == nil, .doubles where facts == nil: "Not counted yet."
    case .missing: "No episode is missing, as far as the seasons are known on this machine."
    case .doubles: "You have everything once."
    }
  }
}

extension LibraryError {
  /// The words for trouble with the user's own files.
  var filesWords: String {
    if case .file(let failure) = self { failure.words(about: .files) } else { words }
  }
}

extension ListMessage {
  /// Creates the message in place of the whole page; returns `nil` if there is something to show.
  init?(insteadOf props: OwnFilesProps, _ keys: Keymap) {
    if props.own == nil, let error = props.error {
      self.init(
        headline: "Your files can't be read", advice: error.filesWords, isWarning: true)
    } else if props.own?.folders.isEmpty ?? !props.isPossible {
      self.init(headline: "No files of yours are known", advice: OwnFilesProps.beginning)
    } else {
      return nil
    }
  }

  /// Creates the message for a tab without rows.
  init(emptyTabOf props: OwnFilesProps, _ keys: Keymap) {
    switch props.tab {
    case .have:
      self.init(
        headline: "No title found in your folders",
        advice: "Press \(keys.name(of: .scanFiles)) to scan again, or "
          + "\(keys.name(of: .goToOpenNames)) for names to match.")
    case .missing where props.facts == nil, .doubles where props.facts == nil:
      self.init(headline: "Counting", advice: "Looking at what is known on this machine.")
    case .missing:
      self.init(
        headline: "No episode is missing",
        advice: "Only seasons that are known on this machine count, and only episodes that have "
          + "been shown.")
    case .doubles:
      self.init(
        headline: "You have everything once",
        advice: "Films and episodes that you have in several versions would appear here.")
    }
  }
}
