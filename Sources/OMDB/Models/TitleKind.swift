/// What kind of work a title is, in OMDb's own words.
public enum TitleKind: String, Hashable, Sendable, Codable, CaseIterable {
  case movie, series, episode, game
}
