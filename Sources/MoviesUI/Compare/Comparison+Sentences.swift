import MoviesCore
import Titles

extension Comparison {
  /// The names of the compared titles, and then a line for each row, to be read aloud.
  ///
  /// Such as `Runtime: Batman 126 min; Batman Returns 126 min.`
  var sentences: [String] {
    ["Comparing \(spokenTitles.joinedByAnd)."]
      + groups.flatMap { group in
        group.rows.compactMap(sentence)
          + [group.sentenceAboutPeople].compactMap(\.self)
      }
  }

  /// The names of the titles, with numbers if they are the same.
  var spokenTitles: [String] {
    titles.enumerated().map { index, title in
      titles.filter { $0 == title }.count > 1 ? "\(title) (\(index + 1))" : title
    }
  }

  /// Returns the sentence of a row, without titles that have no value; `nil` if no title has one.
  private func sentence(_ row: Row) -> String? {
    let values = zip(spokenTitles, row.values).compactMap { title, value in
      value.spoken.map { "\(title) \($0)" }
    }
    return values.isEmpty ? nil : "\(row.label): \(values.joined(separator: "; "))".asSentence
  }
}

extension Comparison.Group {
  fileprivate var sentenceAboutPeople: String? {
    guard !inCommon.isEmpty else { return nil }
    let people = inCommon.map { "\($0.name) (\($0.parts))" }.joined(separator: ", ")
    return "In common: \(people)".asSentence
  }
}

extension Comparison.Value {
  fileprivate var spoken: String? {
    switch self {
    case .unknown, .awaited: nil
    case .text(let text): text.withoutFullStop
    case .years(let years): years.spoken
    case .names(let names): names.map(\.text).joined(separator: ", ")
    case .rating(let rating): "\(rating.written) of \(rating.source == .imdb ? 10 : 100)"
    }
  }
}
