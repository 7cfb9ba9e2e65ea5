/// What a session begins with.
struct BrowseOptions {
  /// The words to search for; empty for the default query.
  var query: String
  var settings: Settings
  /// Where the titles come from.
  var choice: SourceChoice
  /// Where the session is recorded; `nil` for nowhere.
  var recordFile: String?
  /// Takes out of recordings and logs what must not get into them; `nil` where neither is written.
  var redaction: Redaction?
}
