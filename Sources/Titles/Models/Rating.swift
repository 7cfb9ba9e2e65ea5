/// A rating by one source, on a scale common to all of them.
public struct Rating: Hashable, Sendable, Codable {
  /// The rating source; an unknown one keeps its own name.
  public enum Source: Hashable, Sendable, Codable {
    case imdb, rottenTomatoes, metacritic
    case other(String)
  }

  public var source: Source
  /// From 0 to 100: IMDb's 7.1 is 71.
  public var score: Double

  public init(source: Source, score: Double) {
    self.source = source
    self.score = score
  }

  /// A rating by IMDb's voters.
  ///
  /// - Parameter score: The score, from 0 to 100.
  public init(imdb score: Double) { self.init(source: .imdb, score: score) }
}

extension [Rating] {
  /// These ratings in the order IMDb, Rotten Tomatoes, Metacritic, others by their names.
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
