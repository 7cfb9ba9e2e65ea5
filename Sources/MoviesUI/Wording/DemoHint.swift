import MoviesCore

extension DataSource {
  /// What the bundled catalogue lacks, and how to get it.
  static let demoHint =
    "These titles are bundled. Set OMDB_API_KEY to browse all of OMDb; "
    + "get a key at omdbapi.com/apikey.aspx."
}
