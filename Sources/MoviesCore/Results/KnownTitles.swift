import Titles

/// The facts that rows are sorted and filtered by: those about their titles, and the user's marks.
struct KnownTitles {
  var titles: TitlesState
  var marks: [TitleID: LibraryMark] = [:]
  /// The marks of what the user has as files.
  var files: [TitleID: FileMark] = [:]
  /// Whether no source has facts about these titles that this machine lacks, as in the demo and
  /// with IMDb's data alone.
  var isWhole = false

  /// Returns all known facts about a title, from its row and its details; `nil` if there are none.
  func facts(of id: TitleID) -> TitleDetail? {
    let (row, detail) = (titles.summary(of: id), titles.detail(of: id)?.value)
    guard let row, let detail else { return detail ?? row.map { TitleDetail($0) } }
    return detail.completed(by: row)
  }

  /// Returns the value of a title to sort it by; `nil` if unknown.
  func value(of id: TitleID, for key: TitleOrder.Key) -> TitleOrder.Value? {
    titles.summary(of: id).flatMap { key.value(of: $0, titles.detail(of: id)?.value, marks[id]) }
  }

  /// Whether a request may bring unknown facts about a title.
  func mayLearn(about id: TitleID) -> Bool {
    guard let detail = titles.detail(of: id) else { return true }
    return !isWhole && !detail.suffices(.anywhere)
  }

  /// Whether a request may bring the value to sort a title by.
  func mayLearn(_ key: TitleOrder.Key, of id: TitleID) -> Bool {
    mayLearn(about: id) && !(key.isInIMDbData && isInIMDbData(id))
  }

  /// Whether the facts about a title, and not only its rating, come from IMDb's data.
  func isInIMDbData(_ id: TitleID) -> Bool {
    titles.detail(of: id)?.origins?.ofName.source == .imdb
  }
}

extension AppState {
  /// The facts that rows are sorted and filtered by.
  var known: KnownTitles {
    KnownTitles(
      titles: titles, marks: library.marks, files: files.marks, isWhole: source.isAllThereIs)
  }
}

extension DataSource {
  /// Whether no other source is asked about its titles.
  fileprivate var isAllThereIs: Bool {
    switch self {
    case .demo, .imdb: true
    default: false
    }
  }
}
