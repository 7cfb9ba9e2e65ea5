import MoviesCore
import Titles

extension Scene {
  /// What is read as a door, and what is behind it.
  static let doors = [
    Scene("door-chosen", searchesHere: true) { stage in
      try await read(on: stage)
      stage.press(DoorAction.walked(to: DoorPlace(.directors), scroll: 0))
    },
    Scene("door-opened", searchesHere: true) { stage in
      try await read(on: stage)
      stage.press(DoorAction.opened(.person("Tim Burton")))
      try await stage.rest()
    },
    Scene("door-deep", searchesHere: true) { stage in
      try await read(on: stage)
      stage.press(DoorAction.opened(.genre("Fantasy")))
      try await stage.rest()
      stage.press(ScreenAction.titleOpened(try Samples.id("tt0167260")))
      try await stage.rest()
      stage.press(DoorAction.opened(.person("Elijah Wood")))
      try await stage.rest()
    },
  ]

  @MainActor
  private static func read(on stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(ScreenAction.titleOpened(try Samples.id("tt0103776")))
    try await stage.rest()
  }
}
