import MoviesCore
import MoviesSession
import Search
import Storage
import Titles

extension ProgramCommand {
  /// Reads the titles of a list as a session shows them; the list may be one that fills itself.
  @MainActor
  func entries(
    of list: LibraryList, in library: LibraryStore, _ configuration: Configuration,
    _ invocation: Invocation
  ) async throws -> [LibraryEntry] {
    let living = list.isOwn ? try await library.livingList(named: list.name) : nil
    let rows = GetLibraryRows(living.map(LibraryTab.living) ?? .list(list))
    do {
      let choice = try choice(configuration, in: invocation)
      return try await use(choice, configuration, in: invocation) { _, source in
        let read = try await rows.perform(
          with: LibraryService(library, files: configuration.settings.library?.files) {
            source.index
          })
        guard case .rowsCame(_, let entries) = read else { return [] }
        return entries
      }
    } catch  where living == nil {
      // Without a source, the list has only the data that the library stores.
      return try await library.entries(in: list)
    }
  }
}

extension LibraryStore {
  /// Finds the list that a name means: one of the user's own, or a built-in one, regardless of
  /// case.
  ///
  /// - Throws: A `LibraryError`.
  func list(named name: String) async throws(LibraryError) -> LibraryList {
    let list = LibraryList(named: name)
    let meant = LibraryList(newNamed: name)
    guard list != meant else { return list }
    let isThere = try await lists().contains { $0.list == list }
    return isThere ? list : meant
  }
}

extension [LibraryEntry] {
  /// Returns the entries that fulfil an expression, which may name lists that fill themselves.
  func filter(by expression: TitleExpression, lists: [SmartList]) -> [LibraryEntry] {
    guard let condition = expression.condition?.filling(lists) else { return self }
    let test = condition.testOfDetails()
    return filter { test($0.facts, $0.mark) }
  }
}
