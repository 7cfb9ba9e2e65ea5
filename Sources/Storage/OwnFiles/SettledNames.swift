import Synchronization
import Titles

/// The meanings that the user has given to names, read again only when the library has changed.
final class SettledNames: Sendable {
  /// The meanings at one time.
  struct Meanings: Sendable {
    /// The titles by their names; `nil` for a name that is left out.
    var byName: [ImportedName: TitleID?] = [:]
    /// A number that differs after every change of the meanings.
    var revision = 0
  }

  let library: any Library
  private let current = Mutex<(library: Int, meanings: Meanings)?>(nil)

  init(_ library: any Library) { self.library = library }

  /// Returns the present meanings; none if the library cannot be read, since the files should be
  /// seen nevertheless.
  func meanings() async -> Meanings {
    guard let revision = try? await library.revision() else { return Meanings(revision: -1) }
    if let current = current.withLock(\.self), current.library == revision {
      return current.meanings
    }
    guard let all = try? await library.meanings() else { return Meanings(revision: -1) }
    let byName = Dictionary(all.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    return current.withLock { current in
      // Most changes of the library leave the meanings as they are.
      let same = current.flatMap { $0.meanings.byName == byName ? $0.meanings.revision : nil }
      let meanings = Meanings(byName: byName, revision: same ?? revision)
      current = (revision, meanings)
      return meanings
    }
  }

  /// Returns the kept facts about titles.
  func facts(of ids: Set<TitleID>) async -> [TitleID: TitleSummary] {
    guard !ids.isEmpty, let facts = try? await library.facts(of: ids) else { return [:] }
    return facts.mapValues { TitleSummary($0.detail) }
  }
}
