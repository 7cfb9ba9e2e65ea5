import Foundation
import MoviesSession
import SessionTestSupport
import Storage
import TestSupport
import Testing
import Titles

@MainActor
@Suite("The library in a plain session", .timeLimit(.minutes(5)))
struct PlainLibraryTests {
  private let library: LibraryStore
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    library = LibraryStore(folder: folder.path) { Date(timeIntervalSince1970: 1_800_000_000) }
  }

  /// What is said after the titles that the session begins with.
  private func answers(_ lines: String...) async throws -> [String] {
    let script = lines.joined(separator: "\n") + "\n"
    let run = try await plainRun(script, query: "moon", library: library)
    return run.output.split(separator: "\n").dropFirst(5).map(String.init)
  }

  @Test("Titles are kept line by line, each after the one before, and lists have numbers as well")
  func keeping() async throws {
    let said = try await answers(
      "w 1", "w 3", "* 9 1", "x 3 2026-03-17 cinema", "x 3", "add 1 Rainy days", "library",
      "library watchlist", "w 1", "w 1", "library Watchlist", "library rainy days")
    #expect(
      said == [
        "Put The Moon, a \"Lantern\" on the watchlist.", "Put =Moon+1 on the watchlist.",
        "Rated The Moon, a \"Lantern\" 9.",
        "Marked =Moon+1 as seen in the cinema on 17 March 2026 "
          + "and took it off the watchlist.",
        "You saw =Moon+1 before. Add the day to say that you saw it again, such as today.",
        "Put The Moon, a \"Lantern\" on the list “Rainy days”.",
        "Watchlist, 1 title", "Seen, 1 title", "Rated, 1 title", "Rainy days, 1 title",
        "Watchlist, 1 title:", " 1. The Moon, a \"Lantern\", 1989, on the watchlist, rated 9",
        "Took The Moon, a \"Lantern\" off the watchlist.",
        "The list is empty. Type / and some words to search.",
        "Watchlist: no titles.", "Rainy days, 1 title:",
        " 1. The Moon, a \"Lantern\", 1989, rated 9",
      ])
  }

  @Test("Changes are undone and redone, and what changes nothing is said")
  func undoing() async throws {
    let rated = "Rated The Moon, a \"Lantern\" 9."
    #expect(
      try await answers("u", "* 9 1", "* 9 1", "u", "redo", "redo") == [
        "Nothing to undo.", rated, "Nothing has changed.", "Undone: \(rated)", "Redone: \(rated)",
        "Nothing to redo.",
      ])
  }

  @Test("Several titles are kept at once, and all days of one are set")
  func several() async throws {
    let said = try await answers(
      "w 1,3", "* 8 3,1", "x 1,3 2026-01-31", "x 1 = 2026-03-17 cinema, 2026-03-18",
      "x 1,3 = today", "x 1 =", "u", "library rated")
    let (both, moon) = ("2 titles", "The Moon, a \"Lantern\"")
    #expect(
      said == [
        "Put \(both) on the watchlist.", "Rated \(both) 8.",
        "Marked \(both) as seen on 31 January 2026 and took them off the watchlist.",
        "Changed when you saw \(moon).",
        "x: you saw the title read last today; x 2: number 2; x 2,3: both; x 2 2026-03-17 cinema: "
          + "another day, in the cinema; x 2 today again at home: not the first time, and where; "
          + "x 2 = 2026-03-17 cinema, today: these times and no others",
        "Marked \(moon) as not seen.", "Undone: Marked \(moon) as not seen.",
        "Rated, 2 titles:", " 1. =Moon+1, 2001, seen, rated 8",
        " 2. \(moon), 1989, seen, rated 8",
      ])
  }

  @Test("What the filter lists is kept as a list that fills itself")
  func saving() async throws {
    let said = try await answers("* 9 1", "f mine>7", "save Best", "library", "save")
    let moon = "The Moon, a \"Lantern\""
    #expect(
      said == [
        "Rated \(moon) 9.", "number 1 of 1:", " 1. \(moon), 1989, rated 9",
        "Saved the list “Best”.", "Best, 1 title:", " 1. \(moon), 1989, rated 9",
        "Watchlist, 0 titles", "Seen, 0 titles", "Rated, 1 title", "Best",
        "save rainy days: keep what f lists as a list that fills itself, by this name",
      ])
  }

  @Test("A note is a part of what is read about a title")
  func notes() async throws {
    let said = try await answers("note 1 Rain. And a train.", "1", "note -", "1")
    #expect(said.first == "Wrote a note on The Moon, a \"Lantern\".")
    let removal = try #require(
      said.firstIndex(of: "Removed the note on The Moon, a \"Lantern\"."))
    #expect(said[removal - 1] == "Note: Rain. And a train.")
    #expect(said.last?.hasPrefix("tt9000001, https") == true)
  }

  @Test("Proposals for tonight have numbers to be read, vetoed and kept by")
  func tonight() async throws {
    let said = try await answers(
      "1", "3", "w 1", "w 3", "tonight", "2", "v 2", "v 7", "* 8 1", "l", "v 1")
    let moon = "The Moon, a \"Lantern\""
    let line = "1. \(moon), 1989, 126 minutes, IMDb 7.5: 383k people rate it 7.5."
    let heading = "Tonight, not seen: from 2 on the watchlist"
    #expect(
      said.drop { $0 != "\(heading), 2 fit." } == [
        "\(heading), 2 fit.", line,
        "2. =Moon+1, 2001: one of only two that fit.",
        "Only 2 titles fit. There are no others on the watchlist.",
        "=Moon+1, film, 2001.", "tt9000003, https://www.imdb.com/title/tt9000003/",
        "You: on the watchlist.",
        "\(heading), 1 fits.", line,
        "Only one title fits. Without your vetoes of the last 14 days, 1 more would fit.",
        "There is only number 1.", "Rated \(moon) 8.",
        "1 to 3 of 3:", " 1. \(moon), 1989, on the watchlist, rated 8",
        " 2. 月 Moon Harbour, series, since 2019", " 3. =Moon+1, 2001, on the watchlist",
        "Type tonight first.",
      ])
  }

  @Test("Where no title is proposed, there is none to be read or vetoed")
  func nothingForTonight() async throws {
    let said = try await answers("1", "w 1", "tonight runtime<10", "v 1", "1")
    #expect(said.suffix(2) == ["No title is proposed.", "No title is proposed."])
  }

  @Test("Numbers mean the proposals until titles are listed again, also to be compared")
  func numbersOfProposals() async throws {
    let said = try await answers("1", "3", "w 1", "w 3", "l 2", "tonight", "= 2 1")
    #expect(said.contains("Comparing =Moon+1 and The Moon, a \"Lantern\"."))
  }

  @Test("r in a list of the library says that list again")
  func again() async throws {
    let list = ["Watchlist, 1 title:", " 1. =Moon+1, 2001, on the watchlist"]
    #expect(try await answers("w 3", "library watchlist", "r").suffix(4) == list + list)
  }

  @Test("That the library cannot be used is said once, and then to whoever asks it for something")
  func damaged() async throws {
    try folder.write(String(repeating: "no database", count: 1_000), to: "library.sqlite")
    let run = try await plainRun("l\nw 1\nl\n", query: "moon", library: library)
    #expect(run.output.split(separator: "\n").count { $0.contains("is damaged") } == 2)
  }

  @Test("What was kept is counted")
  func statistics() async throws {
    let said = try await answers("stats", "x 1 2026-03-17", "stats")
    #expect(
      said.first == "Nothing seen or rated yet. Type x to mark a title as seen, or * 8 to rate it.")
    #expect(said.dropFirst(2).first == "1 film seen.")
    #expect(said.contains("Decades: 1980s, 1."))
  }

  @Test("What others changed is known to the next session, and to the next line")
  func others() async throws {
    #expect(try await answers("w 1").count == 1)
    #expect(
      try await answers("w 1", "u", "u", "yes", "u") == [
        "Took The Moon, a \"Lantern\" off the watchlist.",
        "Undone: Took The Moon, a \"Lantern\" off the watchlist.",
        "Undo this? Put The Moon, a \"Lantern\" on the watchlist. It was not done in this session. "
          + "Type yes to undo it, or another command to leave it.",
        "Undone: Put The Moon, a \"Lantern\" on the watchlist.", "Nothing to undo.",
      ])
  }

  @Test("Without a library, that is said")
  func noLibrary() async throws {
    let run = try await plainRun("w 1\nlibrary\ntonight\nstats\nu\n", query: "moon")
    let words = "There is no library: set HOME or XDG_DATA_HOME to keep one."
    let lines = run.output.split(separator: "\n").suffix(5).map(String.init)
    #expect(lines == [String](repeating: words, count: 5))
  }
}
