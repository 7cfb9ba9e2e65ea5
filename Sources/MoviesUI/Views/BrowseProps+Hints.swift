import MoviesCore

/// Commands in the footers of several panes.
extension BrowseProps {
  /// The command that retries, if something on the screen has failed.
  var retry: [Command] { hasFailures ? [.retry] : [] }

  /// The command that plays, if the user has one of the chosen titles as a file.
  var playing: [Command] { canPlay ? [.play] : [] }

  /// The command that shows all rows again, if they are filtered.
  var allRows: [Command] { header.filter == nil ? [] : [.back] }

  /// The command that compares, if the number of marked titles can be compared.
  var compare: [Command] {
    ComparePage.counts.contains(footer.marked) && !footer.isForChoosing ? [.compare] : []
  }

  /// The command that marks, in a session for choosing; in other sessions, it is one of many.
  var marking: [Command] { footer.isForChoosing ? [.mark] : [] }

  /// The commands that lead to other pages, which users would not find by themselves.
  var ways: [Command] { [.goToWatchlist, .tonight] }

  /// The commands used most often with titles, after reading about them: marking and keeping.
  var keeping: [Command] {
    (marking.isEmpty ? [.mark] : []) + [.watchlist, .seen, .rate(1), .addToList]
  }

  /// Whether Esc removes marks that the page shows.
  var clearsMarks: Bool { footer.marked > footer.markedElsewhere && !list.isBehindDoor }

  /// Whether no row follows the selected one.
  var isAtLastRow: Bool { header.position.map { $0.row == $0.count } ?? true }

  /// Whether a retry could fix something on the screen.
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
