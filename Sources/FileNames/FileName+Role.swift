extension FileName {
  /// The use of a file beside its title.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// A film or an episode, or a part of one.
    case title
    /// A short piece of the film, which releases have beside it.
    case sample
    case trailer
    /// Scenes, interviews and the like, which discs have beside the film.
    case extra
    /// Anything but a video.
    case notVideo
  }

  /// The use of the file, told by its name and its folders alone.
  public var role: Role {
    // macOS writes `._name` beside each file on other systems' disks.
    guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return .notVideo }
    if !isFolder, !VideoExtensions.all.contains(name.stemAndExtension.extension) {
      return .notVideo
    }
    return RoleWords.role(ofFolders: folders) ?? RoleWords.role(ofStem: stem) ?? .title
  }
}

/// The extensions of video files and of images of discs.
enum VideoExtensions {
  static let all: Set<String> = [
    "mkv", "mp4", "avi", "m4v", "mov", "wmv", "mpg", "mpeg", "ts", "m2ts", "mts", "webm", "flv",
    "f4v", "vob", "iso", "img", "ogv", "ogm", "divx", "xvid", "rmvb", "rm", "3gp", "3g2", "asf",
    "mk3d", "wtv", "m2v", "mpe", "mpv", "m1v", "evo", "dvr-ms", "nrg", "qt", "vro", "nut", "tp",
    "trp",
  ]
}
