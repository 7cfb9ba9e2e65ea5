internal import MoviesCore
internal import Pictures
internal import Posters
internal import Synchronization
internal import Titles

/// Keeps the decoded pictures of posters in memory; drops the least recently used ones when there
/// is no room left.
final class PictureShelf: PosterShelf {
  private let source: any PosterSource
  private let kept: Mutex<BoundedPictures>

  /// Makes an empty shelf.
  ///
  /// - Parameters:
  ///   - source: The source of the files.
  ///   - limit: The maximum number of bytes that all pictures may take together.
  init(source: any PosterSource, limit: Int = 6 << 20) {
    self.source = source
    kept = Mutex(BoundedPictures(limit: limit))
  }

  func keep(_ poster: Poster, reach: CachePolicy) async throws(PosterError) {
    if let known = kept.withLock({ $0[poster.address] }), known.covers(poster.width) { return }
    let bytes = try await source.poster(at: poster.address, width: poster.width, reach: reach)
    let picture = try JPEGDecoder.picture(from: bytes, covering: poster.width, height: 1)
    kept.withLock { $0.keep(picture, of: poster.address, for: poster.width) }
  }

  /// Returns the picture at an address; `nil` if it is not kept.
  func picture(at address: String) -> Picture? {
    kept.withLock { $0[address]?.picture }
  }
}

/// Pictures by address, up to a number of bytes.
private struct BoundedPictures {
  struct Entry {
    var picture: Picture
    /// The width for which the picture was decoded; a small original is narrower.
    var wantedWidth: Int
    var lastUse: Int

    func covers(_ width: Int) -> Bool { max(picture.width, wantedWidth) >= width }
  }

  private let limit: Int
  private var entries: [String: Entry] = [:]
  private var bytes = 0
  private var uses = 0

  init(limit: Int) { self.limit = limit }

  subscript(address: String) -> Entry? {
    mutating get {
      uses += 1
      entries[address]?.lastUse = uses
      return entries[address]
    }
  }

  mutating func keep(_ picture: Picture, of address: String, for width: Int) {
    uses += 1
    let entry = Entry(picture: picture, wantedWidth: width, lastUse: uses)
    bytes += picture.pixels.count
    bytes -= entries.updateValue(entry, forKey: address)?.picture.pixels.count ?? 0
    while bytes > limit, entries.count > 1 { dropOldest() }
  }

  private mutating func dropOldest() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { return }
    bytes -= entries.removeValue(forKey: oldest)?.picture.pixels.count ?? 0
  }
}
