import Titles

extension Rating.Source {
  /// The source's name in JSON: one of three stable words for the known sources.
  var word: String {
    switch self {
    case .imdb: "imdb"
    case .rottenTomatoes: "rottenTomatoes"
    case .metacritic: "metacritic"
    case .other(let name): name
    }
  }
}
