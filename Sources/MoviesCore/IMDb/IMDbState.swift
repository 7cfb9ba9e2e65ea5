/// The state of IMDb's data on this machine, as the session knows it.
public struct IMDbState: Sendable, Codable, Equatable {
  /// The cost of installing the data; `nil` if this session cannot install it.
  public var cost: IMDbCost?
  /// Whether the data was there when the session began, or has been installed since.
  public var isInstalled = false
  /// The import or update under way, in a process of its own; `nil` for none.
  public internal(set) var work: Work?

  /// An import or an update under way.
  public struct Work: Sendable, Codable, Hashable {
    public var job: IMDbJob
    /// The progress of the job; `nil` before the first report.
    public var progress: IMDbImportProgress?
  }

  public init() {}

  /// Whether to tell the user that the data can be installed.
  public var isOffered: Bool { cost != nil && !isInstalled && work == nil }
}

/// The rough cost of installing IMDb's data.
public struct IMDbCost: Sendable, Codable, Hashable {
  /// The size of the download, in bytes.
  public var download: Int
  /// The space on disk, in bytes.
  public var disk: Int
  /// The time after the download, in seconds.
  public var seconds: Int

  public init(download: Int, disk: Int, seconds: Int) {
    self.download = download
    self.disk = disk
    self.seconds = seconds
  }
}

/// A job with IMDb's data, done by a separate process.
public enum IMDbJob: String, Sendable, Codable, Hashable {
  case install, update
}

/// A question about IMDb's data that the user agrees to or dismisses.
public enum IMDbQuestion: Sendable, Codable, Hashable {
  case begin(IMDbJob, IMDbCost)
  case stop(IMDbJob)
}
