import GRDB
import Keeping
import Titles

extension LibraryChange {
  /// The note that the change writes about a title; `nil` if it writes none.
  var note: String? {
    switch self {
    case .note(let text): text
    case .logged(let viewing, _): viewing.impression?.note
    default: nil
    }
  }

  /// The first day in the change that is outside the calendar; `nil` if all are within.
  var dayBeyondCalendar: CalendarDate? {
    let days: [CalendarDate?] =
      switch self {
      case .seen(let viewing), .logged(let viewing, _): [viewing.day]
      case .viewings(let viewings): viewings.map(\.day)
      case .rating(_, let day): [day]
      case .watchlist, .note, .list, .place, .stopped, .removal: []
      }
    return days.lazy.compactMap(\.self).first { !$0.isOfCalendar }
  }

  /// Whether the change concerns earlier viewings; all other changes at most add to them.
  fileprivate var concernsEarlierViewings: Bool {
    switch self {
    case .viewings, .removal: true
    case .watchlist, .seen, .logged, .rating, .note, .list, .place, .stopped: false
    }
  }
}

extension LibraryEdit {
  /// Applies the edit to the library.
  ///
  /// - Throws: `LibraryError.noSuchList(_:)`, `LibraryError.noteChanged(to:)`, or a
  ///   `DatabaseError`.
  func apply(at time: Int, in database: Database) throws {
    if case .place(let place, let list) = change {
      return try ListRows.move(titles.map(\.id.rawValue), to: place, in: list, in: database)
    }
    let toldNow = FactOrigins(FactOrigin(.service, time: time))
    let known = try EntryRows.entries(
      of: titles.map(\.id), lastViewing: !change.concernsEarlierViewings, in: database)
    for title in titles {
      let before = known[title.id] ?? LibraryEntry(title)
      let after = before.changed(by: change, at: time)
      guard after != before else { continue }
      if let noteBefore, noteBefore != before.note ?? "" {
        throw LibraryError.noteChanged(to: before.note)
      }
      let origins = origins[title.id]?.dated ?? toldNow
      try FactRows.keep(SourcedFacts(title, from: origins), in: database)
      try EntryRows.keep(after, inPlaceOf: before, in: database)
    }
  }
}
