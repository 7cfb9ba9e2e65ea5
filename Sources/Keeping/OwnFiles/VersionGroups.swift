import Titles

/// The files of one title, put together by versions: the parts of one version count once.
struct VersionGroups: Sendable {
  /// One version of a title.
  struct Group: Sendable {
    /// The version, without the number of a part.
    var version: FileVersion
    /// The files in the order of their parts.
    var files: [OwnFile]

    var size: Int { files.reduce(0) { $0 + $1.size } }
  }

  /// The versions, the best one first: that with the most lines, then the largest one.
  let groups: [Group]

  /// Puts files together.
  ///
  /// - Complexity: O(*n* log *n*) in the number of files.
  init(_ files: [OwnFile]) {
    // Almost all titles have one file.
    if files.count == 1 {
      groups = files.map { Group(version: $0.version.whole, files: [$0]) }
      return
    }
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for file in files.sorted(by: Self.isBefore) {
      let key = Key(file)
      if file.version.part != nil, let place = places[key],
        groups[place].files.last?.version.part != file.version.part
      {
        groups[place].files.append(file)
      } else {
        if file.version.part != nil { places[key] = groups.count }
        groups.append(Group(version: file.version.whole, files: [file]))
      }
    }
    self.groups = groups.sorted { left, right in
      (left.version.lines ?? 0, left.size) > (right.version.lines ?? 0, right.size)
    }
  }

  /// The files in the order in which they are played, the best version first.
  var files: [OwnFile] { groups.flatMap(\.files) }

  /// Whether one of two files comes before the other, whichever the scan found first.
  private static func isBefore(_ left: OwnFile, _ right: OwnFile) -> Bool {
    let parts = (left.version.part ?? 0, right.version.part ?? 0)
    return parts.0 != parts.1 ? parts.0 < parts.1 : left.path < right.path
  }

  /// The parts of one version have all of these in common.
  private struct Key: Hashable {
    var folder: ArraySlice<UInt8>
    var version: FileVersion

    init(_ file: OwnFile) {
      folder = file.path.bytes.prefix(upTo: file.path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)
      version = file.version.whole
    }
  }
}

extension FileVersion {
  /// The version without the number of a part.
  var whole: FileVersion { FileVersion(lines: lines, edition: edition) }
}
