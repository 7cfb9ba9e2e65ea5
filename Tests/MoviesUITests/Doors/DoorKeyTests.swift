import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing
import Titles

@Suite("Walking from door to door", .timeLimit(.minutes(5)))
struct DoorKeyTests {
  /// A film that is read.
  private func read(columns: Int = 80, rows: Int = 24) throws -> AppState {
    try Samples.listed(
      columns: columns, rows: rows,
      then: [Samples.details(try Samples.detail()), try Samples.reading()])
  }

  private let reading = [
    "1989", "Action", "Adventure", "Tim Burton", "Bob Kane", "Sam Hamm", "Michael Keaton",
    "Jack Nicholson", "United States",
  ]

  @Test("Down begins at the director, and Up leads back to all above", arguments: [24, 12])
  func order(rows: Int) throws {
    var state = try read(rows: rows)
    #expect(try Reader.walk(&state) == Array(reading.dropFirst(3)))
    #expect(try Reader.walk(&state, pressing: "k") == reading.dropLast().reversed())
    #expect(state.screen.door == nil)
    #expect(state.screen.detailsScroll == 0)
  }

  @Test("Where no door is in view, the arrows scroll")
  func scrolling() throws {
    var film = try Samples.detail()
    film.plot = String(repeating: "Rain falls on the city. ", count: 60)
    var state = try Samples.listed(
      columns: 80, rows: 16, then: [Samples.details(film), try Samples.reading()])
    try Reader.press("Down", in: &state)
    let last = state.screen.door
    try Reader.press("Down", in: &state)
    #expect(state.screen.door == last)
    #expect(state.screen.detailsScroll == 1)
    try Reader.press("PgDn", in: &state)
    let metrics = try Samples.frame(of: state).metrics
    let action = try Keyboard.action(for: ["Enter"], in: state, metrics: metrics)
    #expect(action == nil, "a door out of view is not opened")
  }

  @Test("The door that the reader is at stands out, also from 100 columns on")
  func look() throws {
    for columns in [80, 120] {
      var state = try read(columns: columns, rows: 40)
      try Reader.press("Down", in: &state)
      let canvas = try Samples.frame(of: state).canvas
      let style = Theme(.dark, depth: .trueColor).selection.text
      let row = try #require(canvas.lines.firstIndex { $0.contains("Tim Burton") })
      let column = try #require(canvas.lines[row].range(of: "Tim Burton")).lowerBound
      let start = canvas.lines[row].distance(from: canvas.lines[row].startIndex, to: column)
      #expect(canvas[start, row].style == style)
    }
  }

  @Test("Enter opens the door, and Esc, h and Left come back to the same place")
  func thereAndBack() throws {
    for key in ["Esc", "h", "Left"] {
      var state = try read()
      try Reader.press("Down", in: &state)
      let place = state.screen.door
      try Reader.press("Enter", in: &state)
      #expect(state.list.door == .person("Tim Burton"))
      #expect(state.search.field.text == "person:\"Tim Burton\" sort:-year")
      #expect(state.screen.door == nil)
      try Reader.press(key, in: &state)
      #expect(state.screen.pages.title == (try Samples.id("tt0096895")))
      #expect(state.screen.door == place)
      #expect(state.search.field.text == "batman")
    }
  }

  @Test("Every door is a click")
  func mouse() throws {
    let state = try read()
    for name in reading {
      guard case .opened(let door)? = try Reader.click(on: name, below: 2, in: state) else {
        Issue.record("A click on \(name) opens nothing")
        continue
      }
      #expect(door.name == name)
    }
  }

  @Test("The title of an episode is the door to its series, and so is Enter before any other")
  func episode() throws {
    var episode = try Samples.detail()
    episode.kind = .episode
    episode.season = 2
    episode.episode = 3
    episode.seriesID = try Samples.id("tt0103359")
    var state = try Samples.listed(
      columns: 80, rows: 24, then: [Samples.details(episode), try Samples.reading()])
    let expected = SeriesAction.opened(
      try Samples.id("tt0103359"), at: episode.id, season: 2)
    #expect(try Keyboard.action(for: ["Enter"], in: state) as? SeriesAction == expected)
    try Reader.press("Down", "Up", "Up", "Up", "Up", "Enter", in: &state)
    #expect(state.seriesPage?.series == (try Samples.id("tt0103359")))
    try Reader.press("Esc", in: &state)
    #expect(state.screen.door == DoorPlace(.title))
  }

  @Test("Side by side, the doors of the chosen title are walked, and who all have in common")
  func comparing() throws {
    var state = try compared()
    #expect(
      try Reader.walk(&state)
        == reading.dropFirst(3).dropLast() + [
          "Bob Kane", "Sam Hamm", "Michael Keaton", "Jack Nicholson", "United States",
        ])
    #expect(try Reader.walk(&state, pressing: "Up").count == 12)
    try Reader.press("Right", in: &state)
    #expect(try Reader.walk(&state).first == "Sefton Hill")
    try Reader.press("Enter", "Esc", in: &state)
    #expect(state.comparison?.selection == 1)
    #expect(state.screen.door?.part == .countries)
  }

  /// Two films side by side, which have a writer in common; the first may have another director.
  private func compared(by director: String? = nil) throws -> AppState {
    var film = try Samples.detail()
    film.directors = director.map { [$0] } ?? film.directors
    var other = try Samples.detail()
    other.id = try Samples.id("tt1568322")
    other.directors = ["Sefton Hill"]
    other.years = YearRange(2011)
    return try Samples.listed(
      columns: 120, rows: 50,
      then: [
        Samples.details(film), Samples.details(other), CompareAction.opened([film.id, other.id]),
      ])
  }

  @Test("Side by side, a name that takes two lines is walked to once")
  func comparingLongName() throws {
    let name = "Friedrich Wilhelm Murnau, born Friedrich Wilhelm Plumpe in Bielefeld"
    var state = try compared(by: name)
    let canvas = try Samples.frame(of: state).canvas
    #expect(!canvas.lines.contains { $0.contains(name) })
    let names = try Reader.walk(&state)
    #expect(names.count { $0 == name } == 1)
    #expect(names.last == "United States")
  }

  @Test("Side by side, the doors of every title are clicks")
  func comparingMouse() throws {
    let state = try compared()
    for name in ["Tim Burton", "Sefton Hill", "1989", "2011"] {
      guard case .opened(let door)? = try Reader.click(on: name, below: 2, in: state) else {
        Issue.record("A click on \(name) opens nothing")
        continue
      }
      #expect(door.name == name)
    }
  }

  @Test("Without a door, Enter opens the chosen title as before")
  func enterBefore() throws {
    let state = try Samples.listed(
      then: [CompareAction.opened([try Samples.id("tt0096895"), try Samples.id("tt1568322")])])
    let action = try Keyboard.action(for: ["Enter"], in: state) as? ScreenAction
    #expect(action == .titleOpened(try Samples.id("tt0096895")))
  }

  @Test("About a series, the arrows walk and Enter leads to the episodes until a door is chosen")
  func aboutSeries() throws {
    var series = try Samples.detail()
    series.id = try Samples.id("tt0103359")
    series.kind = .series
    var state = try Samples.listed(
      columns: 80, rows: 24,
      then: [Samples.details(series), ScreenAction.titleOpened(series.id)])
    #expect(state.screen.focus == .about)
    #expect(try Keyboard.action(for: ["Enter"], in: state) as? SeriesAction == .seasonMoved(by: 1))
    try Reader.press("Down", "Up", "Up", "Enter", in: &state)
    #expect(state.list.door == .genre("Action"))
    try Reader.press("Esc", in: &state)
    #expect(state.seriesPage?.series == series.id)
    #expect(state.screen.door?.part == .genres)
  }

  @Test("Back leaves the titles behind a door with their marks; typing there is a new search")
  func marks() throws {
    var state = try read()
    let behind = TitleQuery("person:\"Tim Burton\" sort:-year")
    try Reader.press("Space", "Down", in: &state)
    AppState.reduce(&state, MarkAction.toggled(try Samples.id("tt0096895")))
    try Reader.press("Enter", in: &state)
    AppState.reduce(&state, GetMovies(behind))
    AppState.reduce(
      &state,
      MoviesAction.setMovies(
        Samples.answer(try Samples.titles(), total: 3), number: 1, query: behind))
    #expect(try Samples.frame(of: state).canvas.lines.last?.contains("Esc back") == true)
    try Reader.press("Esc", in: &state)
    #expect(state.marks.ids.count == 1)
    #expect(state.screen.pages.title != nil)
  }
}
