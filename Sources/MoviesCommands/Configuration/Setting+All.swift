import MoviesSession

extension Setting {
  /// All settings, in the order of `config.example.json`.
  static let all: [Setting] = [
    .text(
      "defaultQuery", \.defaultQuery,
      "The words that a session searches for at its start, where start is query."),
    .choice(
      "start", \.start,
      "Where a session starts without words: at home (until you keep something, where the last one "
        + "ended), where the last one ended, with defaultQuery, or with an empty search line."),
    .flag("offline", \.offline, "Uses no network: only what is on this machine."),
    .file(
      "omdb.apiKeyFile", \.omdb.apiKeyFile,
      "A file that holds only your key; OMDB_API_KEY takes precedence."),
    .url("omdb.baseURL", \.omdb.baseURL, "The address of OMDb."),
    .file(
      "omdb.caFile", \.omdb.caFile, "Certificates to trust in place of the system's, a PEM file."),
    .whole(
      "omdb.dailyLimit", \.omdb.dailyLimit, in: 1...1_000_000,
      "How many requests your key has for a day."),
    .whole(
      "omdb.reserve", \.omdb.reserve, in: 0...1_000_000,
      "How many of them are left for what you wait for."),
    .seconds(
      "omdb.timeouts.connect", \.omdb.timeouts.connect, in: 0.1...600,
      "How long a connection may take."),
    .seconds(
      "omdb.timeouts.total", \.omdb.timeouts.total, in: 0.1...600, "How long a request may take."),
    .url("imdb.baseURL", \.imdbDownload.baseURL, "The address of IMDb's data."),
    .flag(
      "theme.background", \.paintsBackground,
      "Paints the background of the theme over the terminal's own."),
    .theme(
      "ui.theme", \.ui.theme,
      "The colours; auto follows the terminal's background. Any other name is that of a theme of "
        + "your own."),
    .choice("ui.colors", \.ui.colors, "How many colours the screen has; auto asks the terminal."),
    .flag("ui.mouse", \.ui.mouse, "Uses the mouse; selecting text then needs Shift."),
    .flag("ui.inspector", \.ui.inspector, "Opens the inspector, which is for developers."),
    .choice("ui.pager", \.ui.pager, "Whether long printed texts go through PAGER."),
    .choice(
      "ui.poster", \.ui.poster,
      "How posters are shown: as the terminal can, as real pictures, as blocks, or not at all."),
    .whole(
      "search.debounceMilliseconds", \.search.debounceMilliseconds, in: 0...10_000,
      "How long typing has to pause before a search begins."),
    .whole(
      "search.minimumCharacters", \.search.minimumCharacters, in: 1...20,
      "With how many characters a search begins by itself."),
    .whole(
      "cache.megabytes", \.cache.megabytes, in: 0...1_000_000,
      "The most that answers of OMDb take on the disk; 0 keeps none."),
    .whole(
      "cache.searchHours", \.cache.searchHours, in: 0...100_000,
      "How many hours searches count as up to date."),
    .whole(
      "cache.titleDays", \.cache.titleDays, in: 0...10_000,
      "How many days titles and seasons count as up to date."),
    .whole(
      "cache.recentTitleDays", \.cache.recentTitleDays, in: 0...10_000,
      "The same for those of this year and the last one, and for what still runs."),
    .flag(
      "cache.refreshStale", \.cache.refreshStale,
      "Asks again for what is out of date, behind what is shown."),
    .whole(
      "cache.posterMegabytes", \.cache.posterMegabytes, in: 0...1_000_000,
      "The most that posters take on the disk; 0 keeps none."),
    .flag(
      "library.seenLeavesWatchlist", \.seenLeavesWatchlist,
      "Takes a title off the watchlist once you mark it as seen."),
    .words(
      "player", \.player,
      "The program that plays your files, and its options, one word each; empty for mpv, or else "
        + "what the desktop opens videos with."),
    .file("logging.file", \.logging.file, "A file for a log, which is appended to."),
    .choice("logging.level", \.logging.level, "How much is logged."),
    .flag(
      "recording.keepLast", \.recording.keepLast,
      "Keeps the last 5,000 actions for movies-tui report."),
    .flag("recording.keepNotes", \.recording.keepNotes, "Keeps your notes in recordings."),
    .keys("keys", \.keys, "Your own keys for commands; the help names the command of a key."),
  ]

  /// Returns the setting with this path.
  static func named(_ path: String) -> Setting? { all.first { $0.path == path } }

  /// Whether there are settings below this path.
  static func isGroup(_ path: String) -> Bool { all.contains { $0.path.hasPrefix(path + ".") } }

  /// Returns the names that are valid in the group with this path; an empty path is the top level.
  static func names(below path: String) -> [String] {
    let depth = path.isEmpty ? 0 : path.split(separator: ".").count
    var names: [String] = []
    for setting in all where path.isEmpty || setting.path.hasPrefix(path + ".") {
      let name = String(setting.path.split(separator: ".")[depth])
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// Makes a document with the structure of the file.
  ///
  /// - Parameters:
  ///   - path: The path of the group to begin with; empty for all settings.
  ///   - group: Makes an object from the members of a group.
  ///   - leaf: Makes the value of a setting.
  /// - Returns: The object of the group.
  static func document(
    below path: String = "", group: ([(name: String, value: JSON)]) -> JSON,
    leaf: (Setting) -> JSON
  ) -> JSON {
    group(
      names(below: path).map { name in
        let inner = path.isEmpty ? name : path + "." + name
        let value = named(inner).map(leaf) ?? document(below: inner, group: group, leaf: leaf)
        return (name: name, value: value)
      })
  }
}
