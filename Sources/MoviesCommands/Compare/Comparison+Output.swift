import MoviesCore
import MoviesSession
import MoviesUI
import Titles

/// A title that a command found, with its seasons if it is a series.
struct FoundTitle {
  private let answer: Answer<TitleDetail>
  var seasons: [Season] = []

  init(_ answer: Answer<TitleDetail>) { self.answer = answer }

  var detail: TitleDetail { answer.value }
}

/// Titles that a command found, to be compared.
struct FoundTitles {
  var titles: [FoundTitle] = []

  /// Returns the comparison in the words of the screen.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(columns: Int?) -> [String] {
    Comparison(titles.map(\.compared)).text(width: max(columns ?? 80, 40))
  }

  /// The output of `compare --format json`.
  var json: JSON {
    let people = CommonNames(titles.map(\.detail)).people
    return [
      "titles": .array(titles.map(\.json)),
      "inCommon": .array(people.map { JSON($0) }),
    ]
  }
}

extension FoundTitle {
  /// The title for the comparison, with its seasons in order of their numbers; missing seasons are
  /// unknown.
  fileprivate var compared: ComparedTitle {
    let last = seasons.compactMap(\.number).max() ?? 0
    var compared = [ComparedTitle.Season](repeating: .unknown, count: last)
    for season in seasons {
      if let number = season.number, compared.indices.contains(number - 1) {
        compared[number - 1] = .known(SeasonFigures(season))
      }
    }
    return ComparedTitle(detail, seasons: compared)
  }

  fileprivate var json: JSON {
    JSON(answer).adding(("seasons", .array(seasons.map { JSON(averageOf: $0) })))
  }
}

extension JSON {
  fileprivate init(averageOf season: Season) {
    let figures = SeasonFigures(season)
    self = [
      "number": JSON(season.number), "episodes": JSON(figures.episodes),
      "rating": JSON(rating: figures.average),
      "average": JSON(figures.average.map { ($0 * 10).rounded() / 10 }),
    ]
  }

  fileprivate init(_ person: CommonNames.Person) {
    self = ["name": .string(person.name), "roles": JSON(person.roles.map(\.rawValue))]
  }
}
