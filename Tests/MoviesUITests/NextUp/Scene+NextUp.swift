import Keeping
import MoviesCore
import Titles

extension Scene {
  /// The next episodes.
  static let nextUp = [
    Scene("next-up", reply: { reply($0) }) { stage in
      try await show(begun, on: stage)
      stage.press(NextUpAction.moved(by: 1))
      try await stage.rest()
    },
    Scene(
      "next-up-failed",
      reply: { question in
        if case .season = question { return .failure(.timedOut(milliseconds: 15_000)) }
        return .failure(.notFound)
      }
    ) { stage in try await show(begun, on: stage) },
    Scene("next-up-none") { stage in try await show([], on: stage) },
  ]

  @MainActor
  private static func show(_ entries: [LibraryEntry], on stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(LibraryEvent.came(LibraryReading(revision: 1)))
    stage.press(NextUpAction.opened, NextUpAction.came(entries.begunSeries, revision: 1))
    try await stage.rest()
  }

  /// Series in the middle, before a gap, at their end, and one whose next episode has no date.
  private static var begun: [LibraryEntry] {
    get throws {
      try [
        ("Severance", 2, 3, 31), ("The Bear", 2, 8, 20), ("Slow Horses", 4, 6, 12),
        ("A Series With a Very Long Name Indeed", 1, 1, 5), ("Chernobyl", 1, 5, 2),
      ].enumerated().map { index, series in
        LibraryEntry(
          TitleDetail(
            id: try Samples.id("tt000003\(index)"), title: "Episode", kind: .episode,
            season: series.1, episode: series.2, seriesID: try Samples.id("tt000004\(index)"),
            seriesTitle: series.0),
          viewings: [Viewing(day: CalendarDate(year: 2026, month: 5, day: series.3))])
      }
    }
  }

  /// The seasons of these series: the third goes on without a date, the last has no more.
  private static func reply(_ question: SceneCatalogue.Question) -> SceneCatalogue.Reply {
    guard case .season(let series, let number) = question else {
      if case .titles = question { return .fromBundle }
      return .failure(.notFound)
    }
    let index = Int(series.rawValue.suffix(1)) ?? 0
    let (count, total) = [(9, 2), (8, 3), (6, 5), (10, 1), (5, 1)][index]
    guard number <= total else { return .failure(.notFound) }
    let episodes = (1...count).map { episode in
      EpisodeSummary(
        id: TitleID("tt10\(index)0\(number)\(episode < 10 ? "0" : "")\(episode)"),
        title: episode == 4 ? "Woe's Hollow" : "Episode \(episode)", number: episode,
        released: index == 2 && number == 5
          ? nil : CalendarDate(year: 2024 + number, month: 1 + episode % 12, day: episode),
        score: episode == 4 ? 91 : 79)
    }
    return .season(
      Season(title: "Series", number: number, totalSeasons: total, episodes: episodes))
  }
}
