import MoviesCore
import Titles

extension TitleDetail {
  /// Everything known about the title, as lines that can be read aloud one by one.
  var sentences: [String] {
    [identity, plot, ratingSentence, disagreementRemark].compactMap(\.self)
      + fields.map { "\($0.label): \($0.value)".asSentence }
      + ["\(id), \(id.imdbPage)"]
  }

  /// The title with its kind and its years.
  ///
  /// Such as `Batman, film, 1989, PG-13, 126 minutes. Action, Adventure.`
  private var identity: String {
    let facts = [
      title, type, place, years?.spoken, rated,
      minutes.map { $0.counted("minute") },
    ]
    let line = facts.compactMap(\.self).joined(separator: ", ").asSentence
    return genres.isEmpty ? line : "\(line) \(genres.joined(separator: ", "))."
  }

  private var ratingSentence: String? {
    let lines = ratingLines
    return lines.isEmpty ? nil : "Ratings: \(lines.map(\.spoken).joined(separator: "; "))."
  }
}

extension RatingLine {
  /// The line in words, such as `IMDb 7.5 of 10 from 410,312 votes`.
  fileprivate var spoken: String {
    let score = rating.map { "\($0.written) of \(source == .imdb ? 10 : 100)" } ?? "no rating"
    let voters = voters(\.grouped).map { " from \($0)" } ?? ""
    return "\(source.name) \(score)\(voters)"
  }
}
