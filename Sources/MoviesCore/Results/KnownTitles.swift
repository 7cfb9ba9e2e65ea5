import Titles

/// What rows are sorted and filtered by: the facts of their titles, and what the user keeps about
/// them.
struct KnownTitles {
  var titles: TitlesState
  var marks: [TitleID: LibraryMark] = [:]
}

extension AppState {
  /// What rows are sorted and filtered by.
  var known: KnownTitles { KnownTitles(titles: titles, marks: library.marks) }
}
