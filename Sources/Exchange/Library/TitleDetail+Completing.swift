internal import Titles

extension TitleDetail {
  /// These facts, and those that only the other has, as far as services' files have them.
  func completed(by other: TitleDetail) -> TitleDetail {
    var result = self
    if title == id.rawValue { result.title = other.title }
    result.originalTitle = originalTitle ?? other.originalTitle
    result.years = years ?? other.years
    result.kind = kind ?? other.kind
    result.released = released ?? other.released
    result.minutes = minutes ?? other.minutes
    result.genres = genres.isEmpty ? other.genres : genres
    result.directors = directors.isEmpty ? other.directors : directors
    result.ratings = ratings.isEmpty ? other.ratings : ratings
    result.votes = votes ?? other.votes
    result.season = season ?? other.season
    result.episode = episode ?? other.episode
    result.seriesID = seriesID ?? other.seriesID
    result.seriesTitle = seriesTitle ?? other.seriesTitle
    return result
  }
}
