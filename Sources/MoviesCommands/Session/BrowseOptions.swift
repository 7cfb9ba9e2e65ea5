import OMDB

/// What a session begins with.
struct BrowseOptions {
  /// The words to search for; empty for the default query.
  var query: String
  var settings: Settings
  /// Where the titles come from.
  var choice: SourceChoice
  /// Where the session is recorded; `nil` for nowhere.
  var recordFile: String?
  /// The key that must not get into a recording, whether or not requests carry it.
  var secret: APIKey?
}
