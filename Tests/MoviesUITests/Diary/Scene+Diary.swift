import Keeping
import MoviesCore
import Titles

extension Scene {
  /// Months of the diary.
  static let diary = [
    Scene("diary") { stage in
      try await show(viewed, on: stage)
      stage.press(DiaryAction.dayChosen(CalendarDate(year: 2026, month: 6, day: 6)))
    },
    // A month that touches six weeks.
    Scene("diary-long") { stage in
      try await show(viewed, on: stage)
      stage.press(DiaryAction.dayChosen(CalendarDate(year: 2026, month: 8, day: 31)))
    },
    Scene("diary-none") { stage in try await show([], on: stage) },
  ]

  @MainActor
  private static func show(_ entries: [LibraryEntry], on stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(LibraryEvent.came(LibraryReading(revision: 1)))
    stage.press(DiaryAction.opened, DiaryAction.came(Diary(entries), revision: 1))
    try await stage.rest()
  }

  /// A day with one film, one with more than fits, one that is today, and episodes.
  private static var viewed: [LibraryEntry] {
    get throws {
      let films = try [
        ("Alien", 9, 4), ("Heat", 8, 6), ("Ran", 10, 6),
        ("The Good, the Bad and the Ugly", nil, 6), ("Stalker", 7, 6), ("千と千尋の神隠し", 10, 1),
        ("Metropolis", nil, 30),
      ].enumerated().map { index, film in
        LibraryEntry(
          TitleDetail(
            TitleSummary(
              id: try Samples.id("tt000001\(index)"), title: film.0, years: YearRange(1979),
              kind: .movie)),
          viewings: [day(film.2), day(film.2, month: 8)], rating: film.1)
      }
      let episodes = try (1...5).map { number in
        LibraryEntry(
          TitleDetail(
            id: try Samples.id("tt000002\(number)"), title: "Episode", kind: .episode, season: 2,
            episode: number, seriesTitle: "Severance"),
          viewings: [day(12)], rating: number == 4 ? 10 : nil)
      }
      return films + episodes
    }
  }

  private static func day(_ day: Int, month: Int = 6) -> Viewing {
    Viewing(day: CalendarDate(year: 2026, month: month, day: day))
  }
}
