import MoviesCore
import Titles

extension TitleDetail {
  /// Everything known about the title, in lines that can be read aloud one by one.
  var sentences: [String] {
    [identity, plot].compactMap(\.self) + (ratings.isEmpty ? [] : [ratingSentence])
      + fields.map { "\($0.label): \($0.value)".asSentence }
      + ["\(id), \(id.imdbPage)"]
  }

  /// What the title is.
  ///
  /// Such as `Batman, film, 1989, PG-13, 126 minutes. Action, Adventure.`
  private var identity: String {
    let facts = [
      title, kind?.singular, place, years?.spoken, rated,
      minutes.map { $0 == 1 ? "1 minute" : "\($0) minutes" },
    ]
    let line = facts.compactMap(\.self).joined(separator: ", ").asSentence
    return genres.isEmpty ? line : "\(line) \(genres.joined(separator: ", "))."
  }

  private var ratingSentence: String {
    "Ratings: \(ratings.map(words).joined(separator: "; "))."
  }

  private func words(_ rating: Rating) -> String {
    guard rating.source == .imdb else { return "\(rating.source.name) \(rating.written) of 100" }
    let voters = votes.map { " from \($0.grouped) votes" } ?? ""
    return "\(rating.source.name) \(rating.written) of 10\(voters)"
  }
}
