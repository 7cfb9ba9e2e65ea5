import MoviesCore
import Titles

extension Scene {
  /// The page of what was done to the library.
  static let steps = [
    Scene("steps") { stage in
      try await show(past, on: stage)
      stage.press(StepsAction.moved(by: 1))
    },
    Scene("steps-many") { stage in
      let many = (1...60).map { step($0, .change(.rating($0 % 10 + 1, on: nil)), "Film \($0)") }
      try await show(many.reversed(), on: stage)
      stage.press(StepsAction.moved(by: 40))
    },
    Scene("steps-back") { stage in
      try await show(past, on: stage)
      stage.press(
        StepsAction.moved(by: 2), LibraryEvent.stepsFound(past.dropFirst().map(\.step)))
    },
    Scene("steps-none") { stage in try await show([], on: stage) },
    Scene("steps-none-here") { stage in
      try await show(past, own: false, on: stage)
      stage.press(StepsAction.ownSwitched)
    },
    Scene("steps-titles") { stage in
      try await show(past, on: stage)
      let step = past[1].step
      let titles = try [1, 2].map { number in
        var entry = LibraryEntry(
          TitleDetail(
            TitleSummary(
              id: try Samples.id("tt000000\(number)"), title: "Film \(number)",
              years: YearRange(1990 + number), kind: .movie)))
        entry.rating = 9
        return entry
      }
      stage.press(
        LibraryPageAction.stepOpened(step), LibraryEvent.rowsCame(.step(step), titles))
      try await stage.rest()
    },
  ]

  @MainActor
  private static func show(
    _ steps: [PastStep], own: Bool = true, on stage: SceneStage
  ) async throws {
    try await stage.search("batman")
    stage.press(LibraryEvent.came(LibraryReading(revision: 1)))
    for past in steps.dropLast().reversed() where own {
      stage.press(LibraryEvent.stepped(past.step, .done))
    }
    stage.press(StepsAction.opened, StepsAction.came(steps, revision: 1))
    try await stage.rest()
  }

  /// A step that was taken back, one of many titles, and one of another session.
  private static var past: [PastStep] {
    [
      step(4, .change(.note("Great")), "The Good, the Bad and the Ugly", isUndone: true),
      step(3, .change(.rating(9, on: nil)), "Film 1", count: 1_234),
      step(2, .listRenamed("Noir", to: "Film noir"), nil, count: 0),
      step(1, .importing(file: "letterboxd/watched.csv", open: 3), "Alien", count: 2),
    ]
  }

  private static func step(
    _ id: Int, _ kind: UndoEntry.Kind, _ title: String?, count: Int = 1, isUndone: Bool = false
  ) -> PastStep {
    let time = 1_790_000_000 + id * 5_000
    return PastStep(
      UndoEntry(id: id, time: time, kind: kind, count: count, title: title),
      at: LocalTime(secondsSince1970: time, offset: 3_600), isUndone: isUndone)
  }
}
