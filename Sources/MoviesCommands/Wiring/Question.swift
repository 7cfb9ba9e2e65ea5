import MoviesUI
import OMDB
import SafeText

/// A question to OMDb that a message can name.
protocol Question: Endpoint {
  /// What is asked for, inside a sentence.
  var subject: String { get }
  /// What to do where there is no such thing, as a sentence.
  var advice: String { get }
}

extension SearchTitles: Question {
  var subject: String {
    "“\(Sanitizer.line(text, limit: 60))”\(filterWords(kind: kind, year: year))"
  }

  var advice: String {
    kind == nil && year == nil
      ? "Try fewer or other words." : "Try other words, or without --type and --year."
  }
}

extension FindTitle: Question {
  var subject: String {
    switch key {
    case .id(let id): "the id \(id)"
    case .name(let name, _, let year):
      "“\(Sanitizer.line(name, limit: 60))”" + (year.map { " of \($0)" } ?? "")
    }
  }

  var advice: String { "Look for the title with movies-tui search." }
}

extension FindSeason: Question {
  var subject: String { "season \(season) of \(series)" }

  var advice: String { "Without --season all seasons are printed." }
}
