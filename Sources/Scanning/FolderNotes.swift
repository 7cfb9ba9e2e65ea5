import Titles

/// The information files in a folder, by what they belong to.
struct FolderNotes {
  private let folder: PathBytes
  /// The files by their names without the extension, in lower case.
  private var byStem: [[UInt8]: InformationPlace] = [:]
  /// The information file of the series in a folder above.
  var inherited: PathBytes?
  private(set) var hasSeries = false

  init(_ listing: FolderListing, in folder: PathBytes) {
    self.folder = folder
    for entry in listing.entries {
      guard case .file = entry.kind, VideoNames.isInformation(entry.name) else { continue }
      if entry.name == FolderScanner.seriesNote { hasSeries = true }
      byStem[VideoNames.stem(of: entry.name)] =
        InformationPlace(folder.appending(entry.name), modified: entry.status.modified)
    }
  }

  /// The information file of the series.
  var series: PathBytes? { hasSeries ? folder.appending(FolderScanner.seriesNote) : inherited }

  /// The information file of a film that has the folder for itself.
  var ofFolder: InformationPlace? {
    byStem[VideoNames.lowercased(folder.lastComponent)] ?? byStem[Array("movie".utf8)]
      ?? byStem[Array("video_ts".utf8)]
  }

  /// Returns the information file of a video file: of the same name, or that of the folder.
  func note(of name: [UInt8]) -> InformationPlace? {
    byStem[VideoNames.stem(of: name)] ?? byStem[Array("movie".utf8)]
  }
}
