public import Redux
public import Titles

/// Events of series, their seasons and their episodes.
public enum SeriesAction: Action, Codable, Hashable {
  /// A season arrived.
  case setSeason(Answer<Season>, number: Int, of: TitleID)
  /// The catalogue does not list a season.
  case notListed(number: Int, of: TitleID)
  /// The page of the series that an episode belongs to was opened, at that episode.
  case opened(TitleID, at: TitleID?, season: Int?)
  /// The user moved by this many seasons, back if negative; before the first one is `About`.
  case seasonMoved(by: Int)
  /// The user chose a part of the page.
  case partChosen(SeriesPage.Part)
  /// The selection moved by this many episodes within the season.
  case episodeMoved(by: Int)
  /// An episode was selected by its row; a row out of range selects the nearest episode.
  case episodeSelected(row: Int)
  /// The selection moved by this many episodes, across seasons.
  case runMoved(by: Int)
  /// An episode of any season was selected.
  case placeSelected(EpisodePlace)
  /// The user asked for the next view of the episodes.
  case viewSwitched
  /// The user chose a view of the episodes.
  case viewChosen(SeriesPage.View)
  /// The user turned from the open episode to the one this many episodes later, earlier if
  /// negative.
  case turned(by: Int)
}
