/// The part of a title's files that lists show and searches compare.
public struct FileMark: Hashable, Sendable, Codable {
  /// The height of the best version's picture in lines, such as 1,080; `nil` if no name tells it.
  public var lines: Int?
  /// Whether all the files are on disks that are away.
  public var isAway: Bool

  public init(lines: Int? = nil, isAway: Bool = false) {
    self.lines = lines
    self.isAway = isAway
  }

  /// The mark of two files of one title, or of two episodes of one series.
  public func joined(with other: FileMark) -> FileMark {
    FileMark(
      lines: [lines, other.lines].compactMap(\.self).max(), isAway: isAway && other.isAway)
  }
}

/// Marks on the titles that the user has as files.
///
/// An episode is marked under the id that stands for its place in its series, and the series under
/// its own.
public protocol FileMarking: Sendable {
  /// Returns a number that differs after every change of the marks, in this session or elsewhere;
  /// cheap enough to be called at every key.
  func revision() async throws(LibraryError) -> Int

  /// Returns the marks of all titles that the user has as files.
  func marks() async throws(LibraryError) -> [TitleID: FileMark]
}
