import Titles

/// The facts that rows are sorted and filtered by: those of their titles, and those that the user
/// keeps about them.
struct KnownTitles {
  var titles: TitlesState
  var marks: [TitleID: LibraryMark] = [:]
  /// Whether nobody has facts about these titles that this machine lacks, as in the demo and with
  /// IMDb's data alone.
  var isWhole = false

  /// Everything that is known of a title, from its row and its details; `nil` if nothing is.
  func facts(of id: TitleID) -> TitleDetail? {
    let (row, detail) = (titles.summary(of: id), titles.detail(of: id)?.value)
    guard let row, let detail else { return detail ?? row.map { TitleDetail($0) } }
    return detail.completed(by: row)
  }

  /// The value of a title that it is sorted by; `nil` if it is not known.
  func value(of id: TitleID, for key: TitleOrder.Key) -> TitleOrder.Value? {
    titles.summary(of: id).flatMap { key.value(of: $0, titles.detail(of: id)?.value, marks[id]) }
  }

  /// Whether a request may bring facts about a title that are not known.
  func mayLearn(about id: TitleID) -> Bool {
    guard let detail = titles.detail(of: id) else { return true }
    return !isWhole && !detail.suffices(.anywhere)
  }

  /// Whether a request may bring the value of a title that it is sorted by.
  func mayLearn(_ key: TitleOrder.Key, of id: TitleID) -> Bool {
    mayLearn(about: id) && !(key.isInIMDbData && isInIMDbData(id))
  }

  /// Whether IMDb's data tells of a title, and not of its rating alone.
  func isInIMDbData(_ id: TitleID) -> Bool {
    titles.detail(of: id)?.origins?.ofName.source == .imdb
  }
}

extension AppState {
  /// The facts that rows are sorted and filtered by.
  var known: KnownTitles {
    KnownTitles(titles: titles, marks: library.marks, isWhole: source.isAllThereIs)
  }
}

extension DataSource {
  /// Whether nobody else is asked about its titles.
  fileprivate var isAllThereIs: Bool {
    switch self {
    case .demo, .imdb: true
    case .omdb, .custom, .local: false
    }
  }
}
