import Exchange
import Synchronization
import Titles

/// What an import does to its titles, as the library tells it.
struct ImportedTitles: Sendable {
  /// How many are new, how many more change, and of how many more all was known.
  private(set) var counts = (new: 0, changed: 0, known: 0)
  /// What happens to each title; empty without ``keepsAll``.
  private var titles: [TitleID: Title] = [:]
  /// Long notes, beside which another one may not fit.
  private var longNotes: [TitleID: String] = [:]
  private let keepsAll: Bool

  /// What happens to a title.
  private struct Title {
    /// What was known of it before, or else what the import tells.
    var facts: TitleDetail
    /// How what is kept about it changes; `nil` if all of it was known.
    var change: EntryChange?
    var isNew: Bool
  }

  /// - Parameter keepsAll: Whether to keep what happens to each title, and not only to count.
  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// Takes what is kept about a title before and after the import.
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

  /// A row about a title.
  ///
  /// - Parameters:
  ///   - part: What the row says.
  ///   - file: The row's file.
  ///   - place: Where it is in the file.
  /// - Returns: The row; without ``keepsAll``, as if all of it was known.
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

  /// The note of a row if it does not fit beside the others on its title; `nil` if it does.
  func noteWithoutRoom(of part: LibraryEntry) -> String? {
    guard let note = part.note else { return nil }
    let isKept = longNotes[part.id].map { $0.contains(note) } ?? (note.utf8.count <= Self.longNote)
    return isKept ? nil : note
  }

  /// Two notes of at most this many bytes fit, with a blank line between them.
  private static let longNote = Note.limit / 2 - 1
}

/// Collects what the library tells about an import on another thread.
final class ToldTitles: Sendable {
  private let titles: Mutex<ImportedTitles>

  init(keepsAll: Bool) { titles = Mutex(ImportedTitles(keepsAll: keepsAll)) }

  /// What was told.
  var all: ImportedTitles { titles.withLock(\.self) }

  func take(_ before: LibraryEntry, _ after: LibraryEntry) {
    titles.withLock { $0.take(before, after) }
  }
}
