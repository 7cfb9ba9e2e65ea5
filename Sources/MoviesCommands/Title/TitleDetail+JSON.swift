import Keeping
import MoviesSession
import Titles

extension JSON {
  /// The output of `show --format json`: everything known of a title, which source each fact is
  /// from, and the titles that are like it.
  init(_ answer: Answer<TitleDetail>, similar: [SimilarTitle]) {
    self = JSON(answer).adding(("similar", .array(similar.map { JSON($0) })))
  }

  /// Everything known of a title, and which source each fact is from.
  init(_ answer: Answer<TitleDetail>) {
    self = JSON(answer.value).adding(("sources", .array(answer.tellers.map { JSON($0) })))
  }

  private init(_ teller: FactTeller) {
    self = [
      "source": .string(teller.source), "day": JSON(teller.day?.isoText),
      "facts": JSON(teller.facts),
    ]
  }

  /// Everything known of a title, under the program's own names.
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

  /// A score from 0 to 100 on the scale of all ratings: from 0 to 10, with one decimal.
  init(rating score: Double?) { self.init(score.map { $0.rounded() / 10 }) }
}

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
