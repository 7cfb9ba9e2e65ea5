extension Int {
  /// So many episodes, such as `1 episode` or `1,204 episodes`.
  var episodes: String { self == 1 ? "1 episode" : "\(grouped) episodes" }

  /// So many seasons, such as `1 season` or `33 seasons`.
  var seasons: String { self == 1 ? "1 season" : "\(grouped) seasons" }
}
