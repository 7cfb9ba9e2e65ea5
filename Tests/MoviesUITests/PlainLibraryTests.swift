import Files
import MoviesCore
import MoviesUI
import Redux
import Testing
import Titles

@Suite("The library in plain mode", .timeLimit(.minutes(5)))
struct PlainLibraryTests {
  /// A session with a list, and with a library in which one title is kept.
  private func listed() throws -> Plain {
    var plain = try Self.list()
    let id = try Samples.id("tt0096895")
    let mark = LibraryMark(onWatchlistSince: 1, viewings: 2, rating: 8)
    plain.happens(LibraryEvent.came(LibraryReading(revision: 1, marks: [id: mark])))
    return plain
  }

  private static func list() throws -> Plain {
    var plain = try Plain(Catalogued.listing(Samples.batman))
    _ = plain.report()
    return plain
  }

  private func end(
    _ step: UndoEntry?, _ direction: LibraryDirection = .done, in plain: inout Plain
  ) {
    plain.happens(LibraryEvent.stepped(step, direction))
  }

  private let step = UndoEntry(
    id: 1, time: 0, kind: .change(.watchlist(isOn: true)), count: 1, title: "Batman Returns")

  @Test("Lists say what is kept about their titles")
  func marks() throws {
    var plain = try listed()
    let lines = plain.say("l")
    #expect(lines.contains(" 1. Batman, 1989, on the watchlist, seen, rated 8"))
    #expect(lines.filter { $0.contains("watchlist") }.count == 1)
  }

  @Test("What is typed like a list that every library has is that list, or is refused")
  func standardLists() throws {
    var plain = try listed()
    let refusal = ["Every library has a list “seen” of its own. Type another name."]
    #expect(plain.say("add 2 Seen") == refusal)
    _ = plain.say("f year>1900")
    #expect(plain.say("save seen") == refusal)
  }

  @Test("Episodes in a list are named with their place and their series")
  func episodes() throws {
    var plain = try listed()
    let tab = LibraryTab.list(.seen)
    let facts = TitleDetail(
      id: try Samples.id("tt2301451"), title: "Ozymandias", years: YearRange(2013),
      kind: .episode, season: 5, episode: 14, seriesTitle: "Breaking Bad")
    _ = plain.say("library seen")
    plain.happens(LibraryEvent.rowsCame(tab, [LibraryEntry(facts, rating: 10)]))
    #expect(
      plain.report().contains(" 1. Ozymandias, season 5, episode 14 of Breaking Bad, 2013"))
  }

  @Test(
    "A change is waited for, and its end is said",
    arguments: ["w 2", "x 2", "x 2 2020-02-02", "* 8 2", "note 2 wet", "add 2 rain", "u", "redo"])
  func change(_ line: String) throws {
    var plain = try listed()
    #expect(plain.say(line) == [])
    #expect(plain.isWaiting)
    end(step, in: &plain)
    #expect(plain.report() == ["Put Batman Returns on the watchlist."])
    #expect(!plain.isWaiting)
  }

  @Test(
    "What is marked stays marked, whatever is kept about it and about other titles",
    arguments: ["w 1,2", "x 2", "x 1 2020-02-02", "* 8 2,1", "note 1 wet", "add 2 rain"])
  func marked(_ line: String) throws {
    var plain = try listed()
    let id = try Samples.id("tt0096895")
    plain.happens(MarkAction.toggled(id))
    _ = plain.say(line)
    end(step, in: &plain)
    #expect(plain.state.marks.ids == [id])
  }

  @Test("A step of another session is asked about, and yes undoes it")
  func agreed() throws {
    var plain = try listed()
    #expect(plain.say("u") == [])
    plain.happens(LibraryEvent.stepFound(step, .back))
    #expect(
      plain.report() == [
        "Undo this? Put Batman Returns on the watchlist. It was not done in this session. "
          + "Type yes to undo it, or another command to leave it."
      ])
    #expect(!plain.isWaiting)
    #expect(plain.say("yes") == [])
    #expect(plain.isWaiting)
    end(step, .undone, in: &plain)
    #expect(plain.report() == ["Undone: Put Batman Returns on the watchlist."])
    #expect(plain.say("yes") == ["There is no question to agree to."])
  }

  @Test("A capital U redoes, as the key does")
  func capital() throws {
    var plain = try listed()
    #expect(plain.say("U") == [])
    plain.happens(LibraryEvent.stepFound(step, .forth))
    #expect(plain.report().first?.hasPrefix("Redo this?") == true)
  }

  @Test("Any other command drops the question", arguments: ["l", "w 2", "zzz", ""])
  func dropped(_ line: String) throws {
    var plain = try listed()
    _ = plain.say("redo")
    plain.happens(LibraryEvent.stepFound(step, .forth))
    #expect(plain.report().first?.hasPrefix("Redo this?") == true)
    _ = plain.say(line)
    if plain.isWaiting { end(nil, in: &plain) }
    _ = plain.report()
    #expect(plain.say("yes") == ["There is no question to agree to."])
  }

  @Test("What changed nothing is said, and what failed with its reason")
  func nothing() throws {
    var plain = try listed()
    #expect(plain.say("* 8 1") == [])
    end(nil, in: &plain)
    #expect(plain.report() == ["Nothing has changed."])
    #expect(plain.say("u") == [])
    end(nil, .undone, in: &plain)
    #expect(plain.report() == ["Nothing to undo."])
    #expect(plain.say("w 1") == [])
    let error = LibraryError.file(FileFailure(.full, of: "/data/library.sqlite"))
    plain.happens(LibraryEvent.failed(error))
    plain.happens(ScreenAction.noticed(.libraryFailed(error)))
    #expect(plain.report() == ["Library not changed: no space for library.sqlite."])
    #expect(!plain.isWaiting)
  }

  @Test(
    "What cannot be is said at once",
    arguments: [
      ("w", "Which title? Add its number in the list."),
      ("* 8 40", "The list has numbers 1 to 33."),
      ("x 2 soon", "“soon” is not a day. Write 2026-03-17, today, yesterday or ?."),
      ("library rain", "There is no list “rain”."), ("v 2", "Type tonight first."),
      ("tonight raitng>7", "Column 1: unknown field “raitng”. Did you mean “rating”?"),
    ])
  func refused(_ line: String, words: String) throws {
    var plain = try listed()
    #expect(plain.say(line) == [words])
  }

  @Test("Without a library nothing is waited for", arguments: ["w 1", "u", "library", "stats"])
  func noLibrary(_ line: String) throws {
    var plain = try Self.list()
    #expect(plain.say(line) == ["There is no library: set HOME or XDG_DATA_HOME to keep one."])
    plain.happens(LibraryEvent.failed(.file(FileFailure(.newer, of: "/data/library.sqlite"))))
    #expect(
      plain.say(line) == [
        "Library not used: a newer version wrote library.sqlite."
      ])
  }
}
