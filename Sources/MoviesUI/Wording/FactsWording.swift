import MoviesCore
import Titles

extension FactsOffer {
  /// The number of rows that lack a fact, such as `31 of 33 have no known rating.`.
  var situation: String {
    let share = "\(lacking.grouped) of \(count.grouped)"
    let have = lacking == 1 ? "has" : "have"
    return switch need {
    case .order(let key): "\(share) \(have) no known \(key.fact)."
    case .filter: "\(share) can't be judged yet."
    case .posters: "\(share) \(have) no poster."
    case .rows: "\(share) \(lacking == 1 ? "is" : "are") known by name only."
    }
  }

  /// The remedy and its price: `look them up (31 requests)`.
  var deed: String {
    if requests == lacking {
      return "look \(lacking == 1 ? "it" : "them") up (\(requests.counted("request")))"
    }
    return "look up \(requests.grouped) of them (\(requests.counted("request")))"
  }

  /// The situation, with a remark if nothing can be done now.
  var sentence: String {
    requests > 0 ? situation : "\(situation) Nothing can be looked up now."
  }
}

extension Notice {
  /// Returns the number of titles looked up, and why the others were not.
  static func words(
    lookedUp done: Int, of count: Int, _ error: CatalogueError?, at source: DataSource
  ) -> String {
    let share =
      done == count ? count.counted("title") : "\(done.grouped) of \(count.counted("title"))"
    guard let error else { return "Looked up \(share)." }
    let cause = ErrorWording(error, query: nil, source: source, remedies: .shell).headline
    return "Looked up \(share). \(cause)."
  }
}

extension TitleOrder.Key {
  /// The fact that titles are sorted by, to follow “no known”.
  fileprivate var fact: String {
    switch self {
    case .rating, .votes, .year, .title, .runtime: rawValue
    case .disagreement: "critics' rating"
    case .mine: "rating of yours"
    case .seen: "day on which you saw it"
    case .added: "day on which you added it"
    }
  }
}
