import Keeping
import Testing
import Titles

@Suite("An entry of the library after a change", .timeLimit(.minutes(5)))
struct LibraryEntryChangingTests {
  private let entry: LibraryEntry
  private let monday = CalendarDate(year: 2026, month: 1, day: 5)
  private let tuesday = CalendarDate(year: 2026, month: 1, day: 6)

  init() throws {
    let id = try #require(TitleID("tt7654321"))
    entry = LibraryEntry(TitleDetail(id: id, title: "The Lamp"))
  }

  private func changed(_ changes: LibraryChange...) -> LibraryEntry {
    var (entry, time) = (entry, 0)
    for change in changes {
      time += 1
      entry = entry.changed(by: change, at: time)
    }
    return entry
  }

  @Test("On the watchlist it stays since it was put there first")
  func watchlist() {
    #expect(changed(.watchlist(isOn: true)).onWatchlistSince == 1)
    #expect(changed(.watchlist(isOn: true), .watchlist(isOn: true)).onWatchlistSince == 1)
    #expect(changed(.watchlist(isOn: true), .watchlist(isOn: false)) == entry)
  }

  @Test("Viewings are in the order of their days, those without one first")
  func viewings() {
    let (late, early, undated) = (
      Viewing(day: tuesday), Viewing(day: monday, isInCinema: true), Viewing(day: nil)
    )
    #expect(changed(.seen(late), .seen(early), .seen(undated)).viewings == [undated, early, late])
    #expect(changed(.seen(late), .viewings([late, undated])).viewings == [undated, late])
    #expect(changed(.seen(late), .viewings([])) == entry)
  }

  @Test("Where watching stopped is kept until the title is seen, or begun anew")
  func stoppedPlace() {
    let place = StoppedPlace(position: 2_530, length: 6_723, time: 1_900_000_000)
    #expect(changed(.stopped(place)).stopped == place)
    #expect(!changed(.stopped(place)).isEmpty)
    #expect(changed(.stopped(place), .stopped(nil)) == entry)
    let seen = Viewing(day: monday)
    #expect(changed(.stopped(place), .seen(seen)) == changed(.seen(seen)))
    #expect(changed(.stopped(place), .logged(seen, leavesWatchlist: false)).stopped == nil)
    #expect(changed(.seen(seen), .stopped(place)).stopped == place)
    #expect(changed(.stopped(place), .rating(7, on: nil)).stopped == place)
  }

  @Test("What was said of a viewing stays with it when its day is put right")
  func correctedDay() {
    let said = Viewing(day: monday, impression: Impression(rating: 3, note: "That evening"))
    let other = Viewing(day: tuesday, impression: Impression(rating: 9))
    let sunday = CalendarDate(year: 2026, month: 1, day: 4)
    let corrected = changed(
      .seen(said), .seen(other), .viewings([Viewing(day: sunday), Viewing(day: tuesday)]))
    #expect(corrected.viewings.map(\.impression) == [said.impression, other.impression])
    let left = changed(.seen(said), .seen(other), .viewings([Viewing(day: tuesday)]))
    #expect(left.viewings == [other])
    let added = changed(
      .seen(other), .viewings([Viewing(day: sunday), Viewing(day: tuesday)]))
    #expect(added.viewings.map(\.impression) == [nil, other.impression])
  }

  @Test("Of a day, the first time comes before a rewatch, and the sofa before the cinema")
  func sameDay() {
    let viewings = [
      Viewing(day: monday), Viewing(day: monday, isInCinema: true),
      Viewing(day: monday, isRewatch: true),
      Viewing(day: monday, isInCinema: true, isRewatch: true),
    ]
    #expect(changed(.viewings(viewings.reversed())).viewings == viewings)
  }

  @Test("The same rating again keeps its day; ratings are from 1 to 10")
  func ratings() {
    #expect(changed(.rating(8, on: monday), .rating(8, on: tuesday)).ratedOn == monday)
    #expect(changed(.rating(8, on: monday), .rating(9, on: tuesday)).ratedOn == tuesday)
    #expect(changed(.rating(8, on: monday), .rating(nil, on: tuesday)) == entry)
    #expect(changed(.rating(8, on: monday), .rating(nil, on: tuesday)).ratedOn == nil)
    #expect(changed(.rating(11, on: nil)).rating == 10)
    #expect(changed(.rating(0, on: nil)).rating == 1)
  }

  @Test("An empty note is none", arguments: [nil, "", " \n"])
  func emptyNote(text: String?) {
    #expect(changed(.note("Great"), .note(text)) == entry)
  }

  @Test("It is in a list once, and in none without a name")
  func lists() {
    let both = changed(
      .list("Noir", isIn: true), .list("Rain", isIn: true), .list("Noir", isIn: true))
    #expect(both.lists == ["Noir", "Rain"])
    #expect(both.changed(by: .list("Noir", isIn: false), at: 9).lists == ["Rain"])
    #expect(changed(.list("", isIn: true)) == entry)
  }

  @Test("Removed, it has nothing but its facts")
  func removal() {
    let all = changed(
      .watchlist(isOn: true), .seen(Viewing(day: nil)), .rating(8, on: nil), .note("Great"),
      .list("Noir", isIn: true))
    #expect(all.changed(by: .removal, at: 9) == entry)
  }

  @Test("Its mark tells what lists show and are searched by")
  func mark() {
    let seen = changed(.seen(Viewing(day: nil)), .seen(Viewing(day: monday)), .rating(8, on: nil))
    #expect(seen.mark == LibraryMark(viewings: 2, days: [monday], rating: 8))
    #expect(changed(.list("Noir", isIn: true)).mark == LibraryMark(lists: ["Noir"]))
    #expect(changed(.watchlist(isOn: true)).mark == LibraryMark(onWatchlistSince: 1))
  }
}
