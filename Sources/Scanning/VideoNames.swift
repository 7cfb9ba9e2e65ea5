/// The names of files that a scan looks for, and of those that it passes by.
public enum VideoNames {
  /// The extensions of video files, in lower case.
  static let extensions: Set<[UInt8]> = Set(
    """
    3g2 3gp asf avi divx dv dvr-ms f4v flv img iso m1v m2t m2ts m2v m4v mk3d mkv mov mp4 mpe mpeg
    mpg mpv mts mxf nut ogm ogv qt rm rmvb tp trp ts vob webm wm wmv wtv xvid
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })

  /// Folders that file servers, systems and recycle bins keep for themselves, in lower case.
  private static let rubbish: Set<[UInt8]> = Set(
    [
      "@eadir", "@recycle", "@recently-snapshot", "@tmp", "#recycle", "#snapshot", "$recycle.bin",
      "lost+found", "recycled", "recycler", "system volume information",
    ].map { Array($0.utf8) })

  /// The folders that make the folder around them the copy of a disc, in lower case, with the
  /// folder in which the video files are.
  static let discs: [[UInt8]: [[UInt8]]] = [
    Array("video_ts".utf8): [],
    Array("bdmv".utf8): [Array("STREAM".utf8)],
  ]

  /// The minimum size of a video file whose extension, `.ts`, is also that of program code.
  static let leastStream = 1_000_000

  /// Returns whether a name has the extension of a video file.
  public static func isVideo(_ name: [UInt8]) -> Bool {
    fileExtension(of: name).map(extensions.contains) ?? false
  }

  /// Returns whether a name is hidden, or is known to be the system's own.
  static func isHidden(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || rubbish.contains(lowercased(name))
  }

  static func isStream(_ name: [UInt8]) -> Bool { fileExtension(of: name) == Array("ts".utf8) }

  static func isInformation(_ name: [UInt8]) -> Bool {
    fileExtension(of: name) == Array("nfo".utf8)
  }

  /// Returns the name without its extension, in lower case.
  static func stem(of name: [UInt8]) -> [UInt8] {
    lowercased(name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...])
  }

  /// Returns the extension of a name in lower case; `nil` without one, or for a hidden file.
  private static func fileExtension(of name: [UInt8]) -> [UInt8]? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return lowercased(name[(dot + 1)...])
  }

  /// Returns a name with the letters of ASCII in lower case.
  static func lowercased(_ name: some Collection<UInt8>) -> [UInt8] {
    name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}
