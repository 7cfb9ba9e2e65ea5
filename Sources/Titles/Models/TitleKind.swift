/// What kind of work a title is, in the words that OMDb uses, too.
public enum TitleKind: String, Hashable, Sendable, Codable, CaseIterable {
  case movie, series, episode, game
}
