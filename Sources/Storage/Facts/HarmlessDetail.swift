import SafeText
import Titles

extension TitleDetail {
  /// The title with texts that cannot harm a terminal.
  ///
  /// All text passes the sanitiser before it is written, but others can change the file.
  var harmless: TitleDetail {
    var detail = self
    detail.name = name?.harmlessLine
    detail.originalTitle = originalTitle?.harmlessLine
    detail.rated = rated?.harmlessLine
    detail.genres = genres.map(\.harmlessLine)
    detail.directors = directors.map(\.harmlessLine)
    detail.writers = writers.map(\.harmlessLine)
    detail.actors = actors.map(\.harmlessLine)
    detail.plot = plot.map { Sanitizer.paragraph($0, limit: .max) }
    detail.languages = languages.map(\.harmlessLine)
    detail.countries = countries.map(\.harmlessLine)
    detail.awards = awards?.harmlessLine
    detail.poster = poster?.harmlessLine.withoutQuery
    detail.ratings = ratings.map(\.harmless)
    detail.production = production?.harmlessLine
    detail.website = website?.harmlessLine
    detail.seriesTitle = seriesTitle?.harmlessLine
    return detail
  }
}

extension Rating {
  fileprivate var harmless: Rating {
    guard case .other(let name) = source else { return self }
    return Rating(source: .other(name.harmlessLine), score: score)
  }
}

extension SourcedFacts {
  /// The facts with texts that cannot harm a terminal.
  var harmless: SourcedFacts { SourcedFacts(detail.harmless, from: origin, except: others) }
}

extension String {
  var harmlessLine: String { Sanitizer.line(self, limit: .max) }
}
