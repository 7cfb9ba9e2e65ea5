import Keeping
import MoviesSession
import Titles

extension JSON {
  /// Makes the output of `show --format json`: all known facts about a title, the source of each
  /// fact, and similar titles.
  init(_ answer: Answer<TitleDetail>, similar: [SimilarTitle]) {
    self = JSON(answer).adding(("similar", .array(similar.map { JSON($0) })))
  }

  /// Makes an object with all known facts about a title, and the source of each fact.
  init(_ answer: Answer<TitleDetail>) {
    self = JSON(answer.value).adding(("sources", .array(answer.tellers.map { JSON($0) })))
  }

  private init(_ teller: FactTeller) {
    self = [
      "source": .string(teller.source), "day": JSON(teller.day?.isoText),
      "facts": JSON(teller.facts),
    ]
  }

  /// Makes an object with all known facts about a title, under the program's own names.
  init(_ detail: TitleDetail) {
    self = [
      "id": .string(detail.id.rawValue),
      "title": .string(detail.title),
      "years": JSON(detail.years),
      "type": JSON(detail.kind?.rawValue),
      "form": JSON(detail.form?.rawValue),
      "rated": JSON(detail.rated),
      "released": JSON(detail.released?.isoText),
      "minutes": JSON(detail.minutes),
      "genres": JSON(detail.genres),
      "directors": JSON(detail.directors),
      "writers": JSON(detail.writers),
      "actors": JSON(detail.actors),
      "plot": JSON(detail.plot),
      "languages": JSON(detail.languages),
      "countries": JSON(detail.countries),
      "awards": JSON(detail.awards),
      "poster": JSON(detail.poster),
      "rating": JSON(rating: detail.score(by: .imdb)),
      "ratings": .array(detail.ratings.map { JSON($0) }),
      "votes": JSON(detail.votes),
      "boxOffice": JSON(detail.boxOffice),
      "production": JSON(detail.production),
      "website": JSON(detail.website),
      "disc": JSON(detail.dvd?.isoText),
      "totalSeasons": JSON(detail.seasonCount),
      "season": JSON(detail.season),
      "episode": JSON(detail.episode),
      "series": JSON(detail.seriesID?.rawValue),
      "seriesTitle": JSON(detail.seriesTitle),
    ]
  }

  init(_ rating: Rating) {
    self = [
      "source": .string(rating.source.word), "rating": JSON(rating: rating.score),
      "score": .number(rating.score),
    ]
  }

  /// Converts a score from 0 to 100 to the common scale of ratings: from 0 to 10, with one decimal.
  init(rating score: Double?) { self.init(score.map { $0.rounded() / 10 }) }
}

extension Rating.Source {
  /// The name of the source in JSON: one of three stable words if it is a known source.
  var word: String {
    switch self {
    case .imdb: "imdb"
    case .rottenTomatoes: "rottenTomatoes"
    case .metacritic: "metacritic"
    case .other(let name): name
    }
  }
}
