import Posters

extension PosterFolder {
  /// The folder where posters are kept; `nil` if none are.
  convenience init?(_ settings: Settings) {
    guard let folder = settings.cache.folder, settings.cache.posterMegabytes > 0 else { return nil }
    self.init(path: folder + "/posters", limit: settings.cache.posterMegabytes * 1_000_000)
  }
}
