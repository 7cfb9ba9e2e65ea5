import Keeping
import Titles

extension SimilarTitle {
  /// Why it is similar, the strongest reasons first: `also by Tim Burton, in your list “Rain”`.
  var why: String { reasons.prefix(3).map(\.words).joined(separator: ", ") }
}

extension Likeness {
  fileprivate var words: String {
    switch self {
    case .person(let name, .director): "also by \(name)"
    case .person(let name, .writer): "also written by \(name)"
    case .person(let name, _): "also with \(name)"
    case .list(let name): "in your list “\(name)”, too"
    case .genres(let genres): "also \(genres.joined(separator: ", "))"
    case .decade(let year): "also of the \(year)s"
    case .country(let name): "also from \(name)"
    case .rating: "rated alike"
    }
  }
}
