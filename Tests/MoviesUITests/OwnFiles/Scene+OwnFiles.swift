import MoviesCore
import Titles

extension Scene {
  /// The user's own files: their page, and where else they are shown.
  static let ownFiles = [
    Scene("own-files") { stage in try await open(.have, on: stage) },
    Scene("own-files-missing") { stage in try await open(.missing, on: stage) },
    Scene("own-files-twice") { stage in try await open(.doubles, on: stage) },
    Scene("own-files-scanning") { stage in
      try await open(.have, on: stage)
      stage.press(FilesAction.scanAsked, FilesAction.scanProgressed(1_204))
    },
    Scene("own-files-none") { stage in
      try await stage.search("batman")
      stage.press(FilesAction.came(OwnTitles()), FilesAction.opened)
    },
    Scene("own-files-in-lists") { stage in
      try await stage.search("batman")
      stage.press(FilesAction.came(try Samples.own()))
      try await stage.rest()
    },
    Scene("own-files-details") { stage in
      try await stage.search("batman")
      let id = try Samples.id("tt0096895")
      stage.press(FilesAction.came(try Samples.own()), ScreenAction.titleOpened(id))
      stage.press(FilesAction.listed(id, files: try files, revision: 3))
      try await stage.rest()
    },
  ]

  @MainActor
  private static func open(_ tab: OwnFilesPage.Tab, on stage: SceneStage) async throws {
    try await stage.search("batman")
    stage.press(
      FilesAction.came(try Samples.own()), FilesAction.opened,
      FilesAction.factsCame(try Samples.ownFacts()), FilesAction.tabChosen(tab))
    try await stage.rest()
  }

  private static var files: [OwnFile] {
    get throws {
      [
        try Samples.file(
          1, PathBytes("/films/Batman.1989.Remastered.1080p.mkv"),
          version: FileVersion(lines: 1080, edition: "Remastered")),
        try Samples.file(
          2, PathBytes("/mnt/usb/batman.avi"), isAway: true, version: FileVersion(lines: 480),
          reason: .settled),
      ]
    }
  }
}
