/// Everything that a session knows of IMDb's data on this machine.
public struct IMDbState: Sendable, Codable, Equatable {
  /// The cost of installing the data; `nil` where this session cannot do it.
  public var cost: IMDbCost?
  /// Whether the data was there when the session began, or has come since.
  public var isInstalled = false
  /// The import or update under way, in a process of its own; `nil` for none.
  public internal(set) var work: Work?

  /// An import or an update that goes on.
  public struct Work: Sendable, Codable, Hashable {
    public var job: IMDbJob
    /// How far it is; `nil` before it says so.
    public var progress: IMDbImportProgress?
  }

  public init() {}

  /// Whether the user should hear that the data can be installed.
  public var isOffered: Bool { cost != nil && !isInstalled && work == nil }
}

/// The rough cost of IMDb's data.
public struct IMDbCost: Sendable, Codable, Hashable {
  /// How much is downloaded, in bytes.
  public var download: Int
  /// How much room it takes on disk, in bytes.
  public var disk: Int
  /// How long it takes after the download, in seconds.
  public var seconds: Int

  public init(download: Int, disk: Int, seconds: Int) {
    self.download = download
    self.disk = disk
    self.seconds = seconds
  }
}

/// A job that a process of its own does with IMDb's data.
public enum IMDbJob: String, Sendable, Codable, Hashable {
  case install, update
}

/// A question about IMDb's data, which is agreed to or left.
public enum IMDbQuestion: Sendable, Codable, Hashable {
  case begin(IMDbJob, IMDbCost)
  case stop(IMDbJob)
}
