public import Titles

extension DataSource {
  /// What the bundled catalogue lacks, and how to get it.
  static let demoHint =
    "These titles are bundled. Set OMDB_API_KEY to browse all of OMDb; "
    + "get a key at omdbapi.com/apikey.aspx."

  /// The host that is asked, for messages.
  public var host: String {
    switch self {
    case .demo: "127.0.0.1"
    case .omdb: "www.omdbapi.com"
    case .custom(let host): host
    }
  }
}
