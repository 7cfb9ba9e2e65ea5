extension Setting {
  /// All settings, in the order of `config.example.json`.
  static let all: [Setting] = [
    .text("defaultQuery", \.defaultQuery),
    .choice("start", \.start),
    .flag("offline", \.offline),
    .file("omdb.apiKeyFile", \.omdb.apiKeyFile),
    .url("omdb.baseURL", \.omdb.baseURL),
    .file("omdb.caFile", \.omdb.caFile),
    .whole("omdb.dailyLimit", \.omdb.dailyLimit, in: 1...1_000_000),
    .whole("omdb.reserve", \.omdb.reserve, in: 0...1_000_000),
    .seconds("omdb.timeouts.connect", \.omdb.timeouts.connect, in: 0.1...600),
    .seconds("omdb.timeouts.total", \.omdb.timeouts.total, in: 0.1...600),
    .url("imdb.baseURL", \.imdbDownload.baseURL),
    .flag("theme.background", \.paintsBackground),
    .choice("ui.theme", \.ui.theme),
    .choice("ui.colors", \.ui.colors),
    .flag("ui.mouse", \.ui.mouse),
    .flag("ui.inspector", \.ui.inspector),
    .choice("ui.pager", \.ui.pager),
    .choice("ui.poster", \.ui.poster),
    .whole("search.debounceMilliseconds", \.search.debounceMilliseconds, in: 0...10_000),
    .whole("search.minimumCharacters", \.search.minimumCharacters, in: 1...20),
    .whole("cache.megabytes", \.cache.megabytes, in: 0...1_000_000),
    .whole("cache.searchHours", \.cache.searchHours, in: 0...100_000),
    .whole("cache.titleDays", \.cache.titleDays, in: 0...10_000),
    .whole("cache.recentTitleDays", \.cache.recentTitleDays, in: 0...10_000),
    .flag("cache.refreshStale", \.cache.refreshStale),
    .whole("cache.posterMegabytes", \.cache.posterMegabytes, in: 0...1_000_000),
    .flag("library.seenLeavesWatchlist", \.seenLeavesWatchlist),
    .file("logging.file", \.logging.file),
    .choice("logging.level", \.logging.level),
    .flag("recording.keepLast", \.recording.keepLast),
    .flag("recording.keepNotes", \.recording.keepNotes),
    .keys("keys", \.keys),
  ]

  /// The setting with this path.
  static func named(_ path: String) -> Setting? { all.first { $0.path == path } }

  /// Whether there are settings below this path.
  static func isGroup(_ path: String) -> Bool { all.contains { $0.path.hasPrefix(path + ".") } }

  /// The names allowed in the group with this path; an empty path is the top level.
  static func names(below path: String) -> [String] {
    let depth = path.isEmpty ? 0 : path.split(separator: ".").count
    var names: [String] = []
    for setting in all where path.isEmpty || setting.path.hasPrefix(path + ".") {
      let name = String(setting.path.split(separator: ".")[depth])
      if names.last != name { names.append(name) }
    }
    return names
  }
}
