import Foundation
import Storage
import Testing
import Titles

@Suite("The library", .timeLimit(.minutes(5)))
struct LibraryStoreTests {
  let folder: LibraryFolder
  let store: LibraryStore

  init() throws {
    folder = try LibraryFolder()
    store = folder.store
  }

  @Test("What is kept about a title is there in the next session, facts and all")
  func everyMark() async throws {
    let lamp = TitleDetail.lamp.with {
      $0.ratings = [Rating(imdb: 71.3), Rating(source: .other("Paper"), score: 9)]
      $0.genres = ["Drama", "War"]
    }
    let viewings = [Viewing(day: nil), Viewing(day: .day(5), isInCinema: true, isRewatch: true)]
    for change: LibraryChange in [
      .watchlist(isOn: true), .viewings(viewings), .rating(8, on: .day(6)), .note("Great.\nTwice."),
      .list("Noir", isIn: true), .list("Rain", isIn: true),
      .stopped(StoppedPlace(position: 2_530, length: 6_723, time: 1_800_000_000)),
    ] {
      #expect(try await store.apply(LibraryEdit(change, to: [lamp])) != nil)
    }
    store.close()

    let expected = LibraryEntry(
      lamp, onWatchlistSince: 1_800_000_000, viewings: viewings, rating: 8, ratedOn: .day(6),
      note: "Great.\nTwice.", lists: ["Noir", "Rain"],
      stopped: StoppedPlace(position: 2_530, length: 6_723, time: 1_800_000_000))
    #expect(try await folder.store.marks() == [.lamp: expected.mark])
    #expect(try await folder.store.entries(of: [.lamp]) == [.lamp: expected])
    #expect(try await folder.store.entries(in: .everything) == [expected])
  }

  @Test("Genres that an earlier import kept under other names are known by the one they have")
  func genresOfEarlierImports() async throws {
    try await folder.fill()
    try await folder.change("UPDATE title SET genres = 'sci_fi' || char(10) || 'Komödie'")
    #expect(
      try await store.entries(in: .everything).map(\.facts.genres) == [["Sci-Fi", "Comedy"]])
  }

  @Test("Marks are those of the entries")
  func marks() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    try await store.apply(.viewings([nil, .day(5), .day(7)].map { Viewing(day: $0) }), to: 2)
    try await store.apply(.rating(8, on: .day(6)), to: 2, 3)
    try await store.apply(.list("Rain", isIn: true), to: 3)
    try await store.apply(.list("Noir", isIn: true), to: 4, 3)
    let marks = try await store.marks()
    #expect(marks[.numbered(7_000_002)]?.days == [.day(5), .day(7)])
    #expect(marks[.numbered(7_000_003)]?.lists == ["Rain", "Noir"])
    #expect(
      try await marks
        == Dictionary(
          uniqueKeysWithValues: store.entries(in: .everything).map { ($0.id, $0.mark) }))
  }

  @Test("What is so already is no step")
  func nothingNew() async throws {
    for change: LibraryChange in [
      .watchlist(isOn: true), .viewings([Viewing(day: .day(1))]), .rating(8, on: .day(1)),
      .note("Great"), .list("Noir", isIn: true), .place(0, inList: "Noir"), .removal,
    ] {
      let isNew = try await store.apply(change, to: 1) != nil
      #expect(isNew == (change != .place(0, inList: "Noir")))
      folder.time.pass(.seconds(10))
      let revision = try await store.revision()
      #expect(try await store.apply(change, to: 1) == nil)
      #expect(try await store.revision() == revision)
    }
  }

  @Test("A step tells what was done, when, and to which titles that were not so")
  func steps() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let step = try await store.apply(.watchlist(isOn: true), to: 1, 2, 3, 3)
    #expect(step?.kind == .change(.watchlist(isOn: true)))
    #expect(step?.time == 1_800_000_000)
    #expect(step?.count == 2)
    #expect(step?.title == "Film 2")
  }

  @Test("The watchlist has the newest first")
  func watchlist() async throws {
    for number in [1, 2, 3] {
      try await store.apply(.watchlist(isOn: true), to: number)
      folder.time.pass(.seconds(1))
    }
    #expect(try await store.titles(in: .watchlist) == ["Film 3", "Film 2", "Film 1"])
    folder.time.pass(.seconds(1))
    for number in [4, 5] { try await store.apply(.watchlist(isOn: true), to: number) }
    #expect(try await store.titles(in: .watchlist).prefix(3) == ["Film 5", "Film 4", "Film 3"])
  }

  @Test("What was seen has the latest viewing first, and those without a day last")
  func seen() async throws {
    try await store.apply(.viewings([Viewing(day: .day(1)), Viewing(day: .day(9))]), to: 1)
    try await store.apply(.seen(Viewing(day: nil)), to: 2)
    try await store.apply(.seen(Viewing(day: .day(5))), to: 3)
    try await store.apply(.seen(Viewing(day: .day(5))), to: 4)
    #expect(try await store.titles(in: .seen) == ["Film 1", "Film 4", "Film 3", "Film 2"])
  }

  @Test("What was rated has the best first, of equal ones the one rated last")
  func rated() async throws {
    try await store.apply(.rating(8, on: .day(2)), to: 1)
    try await store.apply(.rating(10, on: .day(1)), to: 2)
    try await store.apply(.rating(8, on: .day(1)), to: 3)
    try await store.apply(.rating(8, on: nil), to: 4)
    try await store.apply(.rating(8, on: .day(1)), to: 5)
    #expect(
      try await store.titles(in: .rated) == ["Film 2", "Film 1", "Film 5", "Film 3", "Film 4"])
  }

  @Test("Lists have counts and running times, those of the user in the order they were made")
  func summaries() async throws {
    try await store.apply(.list("Rain", isIn: true), to: 1, 2)
    try await store.apply(.list("Noir", isIn: true), to: 1)
    try await store.apply(.seen(Viewing(day: nil)), to: 3)
    #expect(
      try await store.lists() == [
        LibraryListSummary(.watchlist, count: 0, minutes: 0),
        LibraryListSummary(.seen, count: 1, minutes: 100),
        LibraryListSummary(.rated, count: 0, minutes: 0),
        LibraryListSummary(.everything, count: 3, minutes: 300),
        LibraryListSummary(.named("Rain"), count: 2, minutes: 200),
        LibraryListSummary(.named("Noir"), count: 1, minutes: 100),
      ])
  }

  @Test("Titles move within a list, together, as far as they are in it")
  func places() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1, 2, 3, 4)
    try await store.apply(.place(0, inList: "Noir"), to: 4, 2, 9)
    #expect(try await store.titles(in: .named("Noir")) == ["Film 4", "Film 2", "Film 1", "Film 3"])
    try await store.apply(.place(99, inList: "Noir"), to: 4)
    #expect(try await store.titles(in: .named("Noir")) == ["Film 2", "Film 1", "Film 3", "Film 4"])
    #expect(try await store.entry(9) == nil)
  }

  @Test("However often titles move between the same two, there is space")
  func crowdedPlaces() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1, 2, 3, 4)
    for turn in 0..<100 {
      let step = try await store.apply(.place(1, inList: "Noir"), to: turn % 2 == 0 ? 4 : 3)
      #expect(step?.count == 1)
    }
    let order = try await store.titles(in: .named("Noir"))
    #expect(order == ["Film 1", "Film 3", "Film 4", "Film 2"])
  }

  @Test("A list gets another name, which no other list has")
  func rename() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1)
    try await store.apply(.list("Rain", isIn: true), to: 2)
    let renaming = try await store.rename("Noir", to: "Black")
    #expect(renaming?.step.kind == .listRenamed("Noir", to: "Black"))
    #expect(try await store.entry(1)?.lists == ["Black"])
    #expect(try await store.rename("Black", to: "Black") == nil)
    await #expect(throws: LibraryError.listExists("Rain")) {
      try await store.rename("Black", to: "Rain")
    }
    await #expect(throws: LibraryError.noSuchList("Noir")) {
      try await store.rename("Noir", to: "Red")
    }
  }

  @Test("Lists that fill themselves name a list by its new name, until that is undone")
  func renameInExpressions() async throws {
    try await store.apply(.list("Noir nights", isIn: true), to: 1)
    let lists = [
      SmartList(name: "Short", expression: "list:\"Noir nights\" runtime<90 sort:-year"),
      SmartList(name: "Other", expression: "list:rain or title:\"noir nights\""),
      SmartList(name: "Begun", expression: "list:noir"),
    ]
    for list in lists { _ = try await store.keep(list) }
    _ = try await store.rename("Noir nights", to: "The \"Black\" ones")
    let renamed = try await store.livingLists()
    #expect(renamed[0].expression == "list:\"The Black ones\" runtime<90 sort:-year")
    #expect(renamed.dropFirst() == lists.dropFirst())
    _ = try await store.undo()
    #expect(try await store.livingLists() == lists)
  }

  @Test("With a list go those titles about which nothing else is kept")
  func removeList() async throws {
    try await store.apply(.list("Noir", isIn: true), to: 1, 2)
    try await store.apply(.note("Great"), to: 1)
    let step = try await store.remove(list: "Noir")?.step
    #expect(step?.kind == .listRemoved("Noir"))
    #expect(step?.count == 2)
    #expect(try await store.titles(in: .everything) == ["Film 1"])
    #expect(try await store.lists().count == 4)
    await #expect(throws: LibraryError.noSuchList("Noir")) {
      try await store.entries(in: .named("Noir"))
    }
    _ = try await store.undo()
    #expect(try await store.titles(in: .named("Noir")) == ["Film 1", "Film 2"])
  }

  @Test("Newer facts are kept of titles that are kept, and what is no longer known stays")
  func learn() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    var (known, unknown) = (TitleDetail.numbered(1), TitleDetail.numbered(2))
    known.minutes = nil
    known.plot = "A lamp goes out."
    unknown.plot = "A lamp goes on."
    let revision = try await store.revision()
    try await store.learn([known, unknown], age: 0)
    known.minutes = 100
    #expect(try await store.entry(1)?.facts == known)
    #expect(try await store.entry(2) == nil)
    #expect(try await store.revision() > revision)
    #expect(try await store.undo()?.step.kind == .change(.watchlist(isOn: true)))
  }

  @Test("Facts that are known already change nothing")
  func learnNothing() async throws {
    try await store.apply(.watchlist(isOn: true), to: 1)
    let revision = try await store.revision()
    try await store.learn([.numbered(1)], age: 0)
    #expect(try await store.revision() == revision)
  }

  @Test("Texts that could harm a terminal are kept harmless")
  func harmful() async throws {
    try await store.apply(.note("a\u{1B}[2Jb"), to: 1)
    try await store.apply(.list(" No\u{202E}ir\u{7}", isIn: true), to: 1)
    #expect(try await store.entry(1)?.note == "ab")
    #expect(try await store.entry(1)?.lists == ["Noir"])
    try await folder.change(
      "UPDATE entry SET note = 'c' || char(27) || '[2Jd'; UPDATE list SET name = char(7) || 'x'")
    #expect(try await store.entry(1)?.note == "cd")
    #expect(try await store.entry(1)?.lists == ["x"])
  }

  @Test("A poster's address that was kept with a key behind it is read without it")
  func keyInPoster() async throws {
    let title = TitleDetail.numbered(1).with { $0.poster = "https://example.org/p.jpg?apikey=1" }
    _ = try await store.apply(LibraryEdit(.rating(8, on: nil), to: [title]))
    #expect(try await store.entry(1)?.facts.poster == "https://example.org/p.jpg")
  }

  @Test(
    "A day that could not be read again is refused, and nothing is kept", arguments: [0, 10_000])
  func dayBeyondCalendar(year: Int) async throws {
    let day = CalendarDate(year: year, month: 1, day: 1)
    let changes: [LibraryChange] = [
      .seen(Viewing(day: day)), .logged(Viewing(day: day), leavesWatchlist: true),
      .viewings([Viewing(day: nil), Viewing(day: day)]), .rating(8, on: day),
    ]
    for change in changes {
      await #expect(throws: LibraryError.dayBeyondCalendar(day)) {
        try await store.apply(change, to: 1)
      }
    }
    #expect(try await store.entry(1) == nil)
  }

  @Test("A note replaces only the one that the user saw, unless that does not matter")
  func noteBefore() async throws {
    func note(_ text: String?, over before: String?) -> LibraryEdit {
      LibraryEdit(.note(text), to: [.numbered(1)], noteBefore: before)
    }
    _ = try await store.apply(note("Great.", over: ""))
    await #expect(throws: LibraryError.noteChanged(to: "Great.")) {
      try await store.apply(note("Poor.", over: ""))
    }
    #expect(try await store.apply(note("Great.", over: "")) == nil)
    _ = try await store.apply(note("Fine.", over: "Great."))
    _ = try await store.apply(note(nil, over: nil))
    await #expect(throws: LibraryError.noteChanged(to: nil)) {
      try await store.apply(note("Poor.", over: "Fine."))
    }
    #expect(try await store.entry(1) == nil)
  }
}
