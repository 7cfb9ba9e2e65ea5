public import Titles

/// A name of files that could mean several titles, or none.
public struct OpenFileName: Hashable, Sendable, Codable {
  /// The name of the film, or of the series.
  public var name: ImportedName
  /// The path of the first file with the name.
  public var path: PathBytes
  /// The number of files with the name.
  public var files: Int
  /// The titles that the name could mean, the likeliest first.
  public var candidates: [TitleSummary]
  /// Why the name is open.
  public var reason: FileReason

  public init(
    _ name: ImportedName, path: PathBytes, files: Int = 1, candidates: [TitleSummary] = [],
    reason: FileReason = .notAsked
  ) {
    self.name = name
    self.path = path
    self.files = files
    self.candidates = candidates
    self.reason = reason
  }
}

/// The numbers of what was forgotten.
public struct ForgottenFiles: Hashable, Sendable, Codable {
  /// The number of added folders.
  public var folders: Int
  public var files: Int

  public init(folders: Int = 0, files: Int = 0) {
    self.folders = folders
    self.files = files
  }
}
