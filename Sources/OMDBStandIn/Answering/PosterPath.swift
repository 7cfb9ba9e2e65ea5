/// The path of a poster: `/posters/<id>_SX<width>.jpg`, with the width in pixels as in the
/// addresses that OMDb gives.
struct PosterPath: Hashable, Sendable {
  var id: String
  var width: Int

  /// The width in the addresses that replies contain.
  static let usualWidth = 300

  init(id: String, width: Int = usualWidth) {
    self.id = id
    self.width = width
  }

  /// Reads a path; `nil` unless it is a poster's, in a width that is drawn.
  init?(path: String) {
    guard let match = path.wholeMatch(of: /\/posters\/(tt[0-9]{7,8})_SX([0-9]{2,4})\.jpg/),
      let width = Int(match.2), Self.widths.contains(width)
    else { return nil }
    self.init(id: String(match.1), width: width)
  }

  /// Returns the address on a server.
  func text(at authority: LoopbackAuthority) -> String {
    "http://\(authority.text)\(path)"
  }

  /// The path on any server.
  var path: String { "\(Self.folder)\(id)_SX\(width).jpg" }

  /// The beginning of the paths of all posters.
  static let folder = "/posters/"
  private static let widths = 40...1_000
}

extension StandInRequest {
  /// Whether the request is for a poster, whether or not it exists.
  var isForPoster: Bool { path.hasPrefix(PosterPath.folder) }
}
