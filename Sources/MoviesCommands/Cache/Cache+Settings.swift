import Files
import Posters
import Storage

extension CacheDatabase {
  /// Makes a database in the user's folder, or in memory if the settings keep nothing.
  ///
  /// - Parameters:
  ///   - settings: The folder and the size.
  ///   - onProblem: Called once for each problem, on any thread.
  convenience init(
    _ settings: Settings, onProblem: @escaping @Sendable (FileFailure) -> Void = { _ in }
  ) {
    if let folder = settings.cache.folder, settings.cache.megabytes > 0 {
      self.init(
        folder: folder, limit: settings.cache.megabytes * 1_000_000, onProblem: onProblem)
    } else {
      self.init()
    }
  }
}

extension CacheLifetimes {
  /// Makes the lifetimes from the settings.
  init(_ settings: Settings) {
    self.init()
    searches = .seconds(settings.cache.searchHours * 3_600)
    titles = .days(settings.cache.titleDays)
    recentTitles = .days(settings.cache.recentTitleDays)
    seasons = titles
    runningSeasons = recentTitles
  }
}

extension Duration {
  fileprivate static func days(_ count: Int) -> Duration { .seconds(count * 86_400) }
}

extension PosterFolder {
  /// Makes the folder for posters; returns `nil` if the settings keep none.
  convenience init?(_ settings: Settings) {
    guard let folder = settings.cache.folder, settings.cache.posterMegabytes > 0 else { return nil }
    self.init(path: folder + "/posters", limit: settings.cache.posterMegabytes * 1_000_000)
  }
}
