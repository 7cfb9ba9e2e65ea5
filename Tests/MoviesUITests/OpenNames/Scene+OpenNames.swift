import MoviesCore
import Titles

extension Scene {
  /// The page of the names that imports have left open.
  static let openNames = [
    Scene("open-names") { stage in
      try await show(names, on: stage)
      stage.press(OpenNamesAction.candidateMoved(by: 1))
      try await stage.rest()
    },
    Scene("open-names-without-title") { stage in
      try await show(names, on: stage)
      stage.press(OpenNamesAction.selected(row: 2))
    },
    Scene("open-names-many") { stage in
      let many = (1...60).map { number in
        var name = name(number, "Film number \(number)", nil, place: "watched.csv:\(number + 1)")
        name.viewings = [Viewing(day: nil)]
        return name
      }
      try await show(many, on: stage)
      stage.press(OpenNamesAction.moved(by: 40))
    },
    Scene("open-names-none") { stage in try await show([], on: stage) },
    Scene("open-names-question") { stage in
      try await show(names, on: stage)
      stage.press(
        ScreenAction.overlayOpened(
          .prompt(LibraryPrompt(.openName(1, name: "Batman (1943)"), text: "Batman (1943)"))))
    },
    Scene("open-names-library") { stage in
      try await stage.search("batman")
      stage.press(LibraryEvent.came(LibraryReading(revision: 1, openNames: 3)))
      stage.press(
        LibraryPageAction.tabChosen(.list(.seen)), LibraryEvent.rowsCame(.list(.seen), []))
      try await stage.rest()
    },
  ]

  @MainActor
  private static func show(_ names: [OpenName], on stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(LibraryEvent.came(LibraryReading(revision: 1, openNames: names.count)))
    stage.press(OpenNamesAction.opened, OpenNamesAction.came(names, revision: 1))
    try await stage.rest()
  }

  private static var names: [OpenName] {
    var batman = name(
      1, "Batman", 1943,
      [
        title("tt0096895", "Batman", 1989), title("tt0060153", "Batman: The Movie", 1966),
        title("tt0059968", "Batman", 1966, .series),
      ], place: "letterboxd/diary.csv:12")
    batman.viewings = [Viewing(day: CalendarDate(year: 2026, month: 3, day: 17))]
    batman.rating = 8
    batman.note = "Great"
    batman.tags = ["noir"]
    var alien = name(
      2, "Alien", 1980, [title("tt0078748", "Alien", 1979)], place: "letterboxd/ratings.csv:3")
    alien.rating = 10
    var unknown = name(
      3, "The night of the very long name that nobody can remember, part two", 1999, [],
      place: "letterboxd/lists/rain.csv:7")
    unknown.lists = ["Rainy days", "Long nights"]
    return [batman, alien, unknown]
  }

  private static func name(
    _ number: Int, _ title: String, _ year: Int?, _ candidates: [TitleSummary?] = [], place: String
  ) -> OpenName {
    OpenName(
      number: number, ImportedName(title: title, year: year), file: "letterboxd.zip", place: place,
      candidates: candidates.compactMap(\.self))
  }

  private static func title(
    _ id: String, _ title: String, _ year: Int, _ kind: TitleKind = .movie
  ) -> TitleSummary? {
    TitleID(id).map { TitleSummary(id: $0, title: title, years: YearRange(year), kind: kind) }
  }
}
