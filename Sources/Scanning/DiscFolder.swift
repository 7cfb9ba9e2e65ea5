import Titles

/// The copy of a disc: a folder with a folder `VIDEO_TS` or `BDMV`, or with what is in one.
struct DiscFolder {
  /// The size of its video files, in bytes.
  private(set) var size = 0

  /// Finds the copy of a disc; `nil` if the folder is not one.
  init?(_ listing: FolderListing, in folder: PathBytes) {
    let disc = listing.entries.first { entry in
      guard case .folder = entry.kind else { return false }
      return Self.isDisc(entry.name)
    }
    if let disc {
      let inner = VideoNames.discs[VideoNames.lowercased(disc.name)] ?? []
      let place = inner.reduce(folder.appending(disc.name)) { $0.appending($1) }
      size = Self.size(of: FolderListing.read(place))
    } else if listing.names.contains(where: Self.isIndex) {
      size = Self.size(of: listing)
    } else {
      return nil
    }
  }

  static func isDisc(_ name: [UInt8]) -> Bool {
    VideoNames.discs[VideoNames.lowercased(name)] != nil
  }

  /// Whether a name is that of a disc's table of contents.
  private static func isIndex(_ name: [UInt8]) -> Bool {
    VideoNames.lowercased(name) == Array("video_ts.ifo".utf8)
  }

  private static func size(of listing: FolderListing?) -> Int {
    listing?.entries.reduce(0) { sum, entry in
      guard case .file = entry.kind else { return sum }
      return sum + entry.status.size
    } ?? 0
  }
}
