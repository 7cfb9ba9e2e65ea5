public import Redux
public import Titles

/// The service behind the app's requests about the user's own files.
public struct OwnFileService: Sendable {
  /// The files, as scans have found them.
  public var files: any OwnFiles
  /// Knows the seasons of series; it is only asked for what is on this machine.
  public var catalogue: (any Catalogue)?

  public init(_ files: any OwnFiles, catalogue: (any Catalogue)? = nil) {
    self.files = files
    self.catalogue = catalogue
  }
}

/// A request about the user's own files, which only reads: it begins at once, and cancels the
/// unfinished one with the same id.
public protocol FilesRequest: Request, Codable, Hashable
where Service == OwnFileService, ID == FilesRequestID, Failure == LibraryError {}

extension FilesRequest {
  public var scheduling: EffectScheduling { .latest }
  public var isAwaited: Bool { false }
  public func onFailure(_ error: LibraryError) -> [any Action] { [FilesAction.failed(error)] }
}

/// The ids of the requests about the user's own files.
public enum FilesRequestID: String, Hashable, Comparable, Codable, Sendable {
  case whole, title, facts, toPlay

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The life cycle of the requests about the user's own files.
public typealias FilesLifecycle = RequestLifecycle<FilesRequestID, LibraryError>
