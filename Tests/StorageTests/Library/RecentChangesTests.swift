import Storage
import Testing
import Titles

@Suite("The titles that have changed since a revision", .timeLimit(.minutes(5)))
struct RecentChangesTests {
  let folder: LibraryFolder
  /// Two sessions.
  let (here, elsewhere): (LibraryStore, LibraryStore)

  init() throws {
    folder = try LibraryFolder()
    (here, elsewhere) = (folder.store, folder.store)
  }

  @Test("They are those of all changes since, also of facts and of steps taken back")
  func followed() async throws {
    try await here.apply(.rating(8, on: nil), to: 1)
    let first = try await here.revision()
    #expect(try await here.titlesChanged(since: first) == [])
    try await here.apply(.rating(8, on: nil), to: 2)
    var facts = TitleDetail.numbered(1)
    facts.minutes = 90
    _ = try await here.learn([facts], age: 0)
    let (one, two) = (TitleDetail.numbered(1).id, TitleDetail.numbered(2).id)
    #expect(try await here.titlesChanged(since: first) == [one, two])
    #expect(try await here.titlesChanged(since: first + 1) == [one])
    let last = try await here.revision()
    _ = try await here.undo()
    #expect(try await here.titlesChanged(since: last) == [two])
  }

  @Test("Nobody knows them after another session has changed something, until the next change here")
  func elsewhereToo() async throws {
    try await here.apply(.rating(8, on: nil), to: 1)
    let first = try await here.revision()
    try await elsewhere.apply(.rating(8, on: nil), to: 2)
    #expect(try await here.titlesChanged(since: first) == nil)
    let second = try await here.revision()
    try await here.apply(.rating(8, on: nil), to: 3)
    #expect(try await here.titlesChanged(since: first) == nil)
    #expect(try await here.titlesChanged(since: second) == [TitleDetail.numbered(3).id])
  }

  @Test("Nobody knows them after more than are told")
  func tooMany() async throws {
    try await here.apply(.rating(8, on: nil), to: 1)
    let first = try await here.revision()
    _ = try await here.apply(LibraryEdit(.watchlist(isOn: true), to: .numbered(0..<501)))
    #expect(try await here.titlesChanged(since: first) == nil)
  }
}
