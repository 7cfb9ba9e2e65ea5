public import Titles

extension LibraryEntry {
  /// This entry with what an import says about its title; nothing in it is lost.
  ///
  /// What the user keeps goes before what a file says: only a newer rating replaces one, and a note
  /// stays as it is. Adding the same again changes nothing.
  public func adding(_ imported: LibraryEntry) -> LibraryEntry {
    var result = self
    result.facts = facts.completed(by: imported.facts)
    result.onWatchlistSince = onWatchlistSince ?? imported.onWatchlistSince
    result.viewings = Viewings.adding(imported: imported.viewings, to: viewings)
    if imported.rating != nil, rating == nil || imported.ratedOn.isLater(than: ratedOn) {
      result.rating = imported.rating
      result.ratedOn = imported.ratedOn
    }
    result.note = note ?? imported.note
    result.tags = (tags + imported.tags).withoutRepetitions
    result.lists = (lists + imported.lists).withoutRepetitions
    return result
  }
}

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
    return result
  }
}
