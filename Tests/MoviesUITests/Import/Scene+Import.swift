import MoviesCore

extension Scene {
  /// A file of another service before it is imported.
  static let importing = [
    Scene("import-path") { stage in
      try await stage.search("batman")
      stage.press(ImportAction.pathAsked)
      stage.press(LibraryPageAction.prompted(.edited(TextInput(text: "~/Downloads/simkl.csv"))))
    },
    Scene("import-look") { stage in
      try await stage.search("batman")
      stage.press(ImportAction.opened(path: "/home/simkl.csv"), ImportAction.looked(look))
    },
    Scene("import-refused") { stage in
      try await stage.search("batman")
      stage.press(
        ImportAction.opened(path: "/home/films.xlsx"),
        ImportAction.refused("films.xlsx is a spreadsheet. Save it as CSV, and import that."))
    },
  ]

  private static var look: ImportLook {
    var counts = ImportLook.Counts()
    (counts.new, counts.changed, counts.known) = (1_204, 31, 7)
    (counts.seen, counts.rated, counts.onWatchlist, counts.listed) = (1_190, 840, 52, 12)
    return ImportLook(
      name: "mine.csv",
      files: [
        ImportLook.File(
          name: "mine.csv", format: "a table", rowCount: 1_242,
          scale: "840 ratings in column Rating; nothing tells how high they go",
          columns: ["Film", "Released", "Rating", "Watched Date", "Notes"])
      ],
      counts: counts, openNameCount: 87,
      rows: [
        ImportLook.Row(title: "Alien (1979)", change: "seen 2024-01-04, note"),
        ImportLook.Row(title: "Batman (1989)", change: "watchlist"),
        ImportLook.Row(title: "Qwxz (1999)", change: "not known on this machine"),
      ],
      remarks: ["mine.csv: not read: Mood (1,031 values)."], lacksScale: true,
      lacksDayOrder: true)
  }
}
