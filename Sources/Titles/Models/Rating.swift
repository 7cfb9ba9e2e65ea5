/// A rating by one source, on the scale that all ratings share.
public struct Rating: Hashable, Sendable, Codable {
  /// The source of a rating; an unknown one keeps its own name.
  public enum Source: Hashable, Sendable, Codable {
    case imdb, rottenTomatoes, metacritic
    case other(String)
  }

  public var source: Source
  /// The score from 0 to 100: IMDb's 7.1 is 71.
  public var score: Double

  public init(source: Source, score: Double) {
    self.source = source
    self.score = score
  }

  /// Makes a rating by IMDb's voters.
  ///
  /// - Parameter score: The score, from 0 to 100.
  public init(imdb score: Double) { self.init(source: .imdb, score: score) }
}

extension [Rating] {
  /// The ratings in the order IMDb, Rotten Tomatoes, Metacritic, and then the others by name.
  var inOrder: [Rating] { sorted { $0.source.place < $1.source.place } }
}

extension Rating.Source {
  fileprivate var place: (Int, String) {
    switch self {
    case .imdb: (0, "")
    case .rottenTomatoes: (1, "")
    case .metacritic: (2, "")
    case .other(let name): (3, name)
    }
  }
}
