import MoviesCore

/// The commands that the footers of several panes have.
extension BrowseProps {
  /// Asks again, where something on the screen has failed.
  var retry: [Command] { hasFailures ? [.retry] : [] }

  /// Shows all rows again, where they are filtered.
  var allRows: [Command] { header.filter == nil ? [] : [.back] }

  /// Compares, where as many titles are marked as can be compared.
  var compare: [Command] {
    ComparePage.counts.contains(marked) && !isForChoosing ? [.compare] : []
  }

  /// Marking is what a session for choosing is about; in others it is a help among many.
  var marking: [Command] { isForChoosing ? [.mark] : [] }

  /// The ways to all other pages: nobody finds these unless they are told.
  var ways: [Command] { [.goToWatchlist, .tonight] }

  /// The commands used most often with titles, after reading about them: to mark and to keep them.
  var keeping: [Command] {
    (marking.isEmpty ? [.mark] : []) + [.watchlist, .seen, .rate(1), .addToList]
  }

  /// Whether Esc takes marks away that the page shows.
  var clearsMarks: Bool { marked > markedElsewhere && !list.isBehindDoor }

  /// Whether no row follows the selected one.
  var isAtLastRow: Bool { header.position.map { $0.row == $0.count } ?? true }

  /// Whether there is something on the screen that a retry could fix.
  private var hasFailures: Bool {
    if detail?.error != nil || page.face?.hasFailures == true { return true }
    switch status {
    case .stopped: return true
    case .notCompleted(let error): return error.mayPass
    case .loading, .fellBack, nil: break
    }
    switch list.content {
    case .error(let error, _): return error.mayPass
    case .rows(let rows):
      return rows.contains { if case .missing = $0 { true } else { false } }
    case .noneLeft, .empty, .nothingTyped, .tooShort, .waiting: return false
    }
  }
}
