import Foundation
import MoviesCore
import Redux
import Storage
import TestSupport
import Titles

/// The app with a real library in a folder of its own, and a list of made-up titles.
@MainActor
final class LibraryApp {
  let library: LibraryStore
  let app: App
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    library = LibraryStore(folder: folder.path) { Date(timeIntervalSince1970: 1_800_000_000) }
    var state = AppState()
    state.today = App.today
    app = App(library: library, firstState: state)
    app.press(LibraryEvent.changedElsewhere)
    try await app.until("the library") { $0.library.revision != nil }
    try await app.search("batman", total: 5)
  }

  /// The app at its start, over a library that has something already.
  init(keeping titles: [TitleDetail], firstState: AppState) async throws {
    folder = try TemporaryFolder()
    library = LibraryStore(folder: folder.path) { Date(timeIntervalSince1970: 1_800_000_000) }
    if !titles.isEmpty {
      _ = try await library.apply(LibraryEdit(.watchlist(isOn: true), to: titles))
    }
    app = App(library: library, firstState: firstState)
    app.press(LibraryEvent.changedElsewhere)
    try await app.until("the library") { $0.library.revision != nil }
  }

  var state: AppState { app.state }

  /// The library of another session.
  var elsewhere: LibraryStore { LibraryStore(folder: folder.path) }

  /// Puts a file that is no library into the place of the library's.
  func spoilLibrary() throws {
    library.close()
    try FileManager.default.moveItem(atPath: file, toPath: file + ".away")
    _ = try folder.write("This is no library.", to: LibraryStore.fileName)
  }

  /// Puts the library's file back.
  func mendLibrary() throws {
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: file + ".away", toPath: file)
  }

  private var file: String { folder.path + "/" + LibraryStore.fileName }

  /// The selected title.
  var selected: TitleID? { state.list.selected }

  /// What the list shows of the title with this number.
  func mark(_ number: Int) throws -> LibraryMark? { state.library.marks[try Samples.id(number)] }

  /// Does something, and waits until the library has done it.
  func keep(_ actions: any Action...) async throws {
    for action in actions {
      let revision = state.library.revision
      app.press(action)
      try await app.until("the library to change") { $0.library.revision != revision }
    }
  }

  /// Opens a tab, and waits for its rows.
  func open(_ tab: LibraryTab) async throws {
    app.press(LibraryPageAction.tabChosen(tab))
    try await app.until("the rows") { $0.screen.pages.library?.isRead == true }
  }

  /// The numbers of the titles in the list on the screen, in their order.
  var rows: [Int] {
    (0..<state.list.count).compactMap { state.list[$0].flatMap { Int($0.rawValue.dropFirst(2)) } }
  }
}

extension LibraryStore {
  /// Adds what another program kept.
  func add(
    _ contents: LibraryContents, from file: String
  ) async throws(LibraryError) -> TakenStep? {
    try await add(
      contents.entries, besides: contents, names: FoundNames(), from: file, isDryRun: false
    ) { _, _ in }
  }
}
