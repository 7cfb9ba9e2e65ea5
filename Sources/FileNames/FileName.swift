/// The name of a video file, with the folders above it, below the folder that was added.
///
/// ```swift
/// let name = FileName("Heat.1995.1080p.BluRay.x264-GROUP.mkv", folders: ["Films"])
/// name.role  // .title
/// name.readings.first?.title  // "Heat"
/// name.readings.first?.year  // 1995
/// ```
///
/// Names are hostile text: any Unicode, of any length. Reading takes time in proportion to the
/// length, and nothing is read beyond 4,096 scalars of a name.
public struct FileName: Hashable, Sendable {
  /// The name, with its extension.
  public let name: String
  /// The folders from the outermost to the nearest.
  public let folders: [String]
  /// The contents of the information file beside the video.
  public let informationFile: InformationFile?
  /// Whether the name is that of a folder that counts as one title, such as that of a disc.
  public let isFolder: Bool

  /// Makes a name.
  ///
  /// - Parameters:
  ///   - name: The name of the file, or of a folder that is one title, such as `VIDEO_TS`.
  ///   - folders: The folders from the outermost to the nearest.
  ///   - informationFile: What the `.nfo` beside the video says.
  ///   - isFolder: Whether the name is that of a folder.
  public init(
    _ name: String, folders: [String] = [], informationFile: InformationFile? = nil,
    isFolder: Bool = false
  ) {
    self.name = name
    self.folders = folders
    self.informationFile = informationFile
    self.isFolder = isFolder
  }

  /// The ways to read the name, the best first: 8 at most, and none for what is not a title.
  public var readings: [FileNameReading] {
    guard role == .title else { return [] }
    return NameReader(self).readings
  }

  /// The name without its extension.
  var stem: String { isFolder ? name : name.stemAndExtension.stem }
}

extension String {
  /// The name before its extension, and the extension in small letters.
  var stemAndExtension: (stem: String, extension: String) {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else {
      return (self, "")
    }
    let end = self[index(after: dot)...]
    guard end.utf8.count <= 8 else { return (self, "") }
    return (String(self[..<dot]), end.lowercased())
  }
}
