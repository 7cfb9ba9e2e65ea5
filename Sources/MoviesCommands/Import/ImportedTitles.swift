import Exchange
import Synchronization
import Titles

/// The changes that an import makes to titles, as the library reports them.
struct ImportedTitles: Sendable {
  /// The numbers of new titles, of changed ones, and of those that the library knew completely.
  private(set) var counts = (new: 0, changed: 0, known: 0)
  /// The change to each title; empty without ``keepsAll``.
  private var titles: [TitleID: Title] = [:]
  /// The long notes, which may leave no room for another note.
  private var longNotes: [TitleID: String] = [:]
  private let keepsAll: Bool

  /// The change to a title.
  private struct Title {
    /// The facts that the library had before, or else those in the import.
    var facts: TitleDetail
    /// The change to the title's entry; `nil` if everything was known.
    var change: EntryChange?
    var isNew: Bool
  }

  /// Makes an empty collection.
  ///
  /// - Parameter keepsAll: Whether to keep the change to each title, rather than only count the
  ///   changes.
  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Takes a title's entry before and after the import.
  mutating func take(_ before: LibraryEntry, _ after: LibraryEntry) {
    let (isNew, changes) = (before.isEmpty, after != before)
    switch (changes, isNew) {
    case (true, true): counts.new += 1
    case (true, false): counts.changed += 1
    case (false, _): counts.known += 1
    }
    if let note = after.note, note.utf8.count > Self.longNote { longNotes[after.id] = note }
    if keepsAll {
      titles[after.id] = Title(
        facts: before.facts, change: changes ? EntryChange(from: before, to: after) : nil,
        isNew: isNew)
    }
  }

  /// Returns the report's row for a row about a title.
  ///
  /// - Parameters:
  ///   - part: The data in the row.
  ///   - file: The row's file.
  ///   - place: The place of the row in the file.
  /// - Returns: The row; without ``keepsAll``, its state is `known`.
  func row(
    _ part: LibraryEntry, _ file: String, _ place: TextPlace? = nil
  ) -> ImportReport.Row {
    let title = titles[part.id]
    let news = title?.change?.news(in: part) ?? []
    let facts = part.facts.name != nil ? part.facts : title?.facts ?? part.facts
    return ImportReport.Row(
      file: file, place: place, title: facts, name: facts.title,
      state: news.isEmpty ? .known : title?.isNew == true ? .new : .changed, news: news)
  }

  /// Returns the note of a row if it does not fit beside the title's other notes; `nil` if it
  /// fits.
  func noteWithoutRoom(of part: LibraryEntry) -> String? {
    guard let note = part.note else { return nil }
    let isKept = longNotes[part.id].map { $0.contains(note) } ?? (note.utf8.count <= Self.longNote)
    return isKept ? nil : note
  }

  /// The maximum size in bytes at which two notes fit, with a blank line between them.
  private static let longNote = Note.limit / 2 - 1
}

/// Collects the changes that the library reports on another thread.
final class ToldTitles: Sendable {
  private let titles: Mutex<ImportedTitles>

  init(keepsAll: Bool) { titles = Mutex(ImportedTitles(keepsAll: keepsAll)) }

  /// All changes so far.
  var all: ImportedTitles { titles.withLock(\.self) }

  func take(_ before: LibraryEntry, _ after: LibraryEntry) {
    titles.withLock { $0.take(before, after) }
  }
}
