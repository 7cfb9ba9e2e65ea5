public import Files
internal import HTTPTypes
public import Transport

/// Fetches large files into a folder, continuing transfers that are cut off.
///
/// A transfer that breaks off is continued where it ended, in the same call or a later one, as long
/// as the server still has the same version of the file; otherwise it begins again. A file that is
/// whole is fetched again only if the server has a newer one.
public struct Downloader: Sendable {
  /// The result of fetching a file.
  public enum Outcome: Hashable, Sendable {
    /// The server had another version, which is here now.
    case fetched
    /// The server still has the known version.
    case unchanged
  }

  private let url: ServiceURL
  private let transport: any StreamingTransport
  private let folder: DownloadFolder
  private let clock: any Clock<Duration>

  /// The number of failures in a row after which to give up; a transfer of at least ``worthwhile``
  /// bytes begins the count again.
  private static let patience = 3
  /// The number of bytes that make a transfer worthwhile although it failed.
  private static let worthwhile = 64 << 10
  private static let pause = Duration.seconds(2)

  /// Makes a downloader for the files below an address.
  ///
  /// - Parameters:
  ///   - url: The address of the folder that the files are in.
  ///   - transport: The transport that carries the requests.
  ///   - folder: The folder for the files, which must exist.
  ///   - clock: The clock that measures the pause before another attempt.
  public init(
    from url: ServiceURL, over transport: any StreamingTransport, into folder: DownloadFolder,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.url = url
    self.transport = transport
    self.folder = folder
    self.clock = clock
  }

  /// Fetches a file unless the server still has the known version.
  ///
  /// - Parameters:
  ///   - name: The name of the file, at the server and in the folder.
  ///   - time: The time of the known version's last change, in seconds since 1970, if the folder no
  ///     longer has it.
  ///   - bound: The largest size that the file may have, in bytes.
  ///   - progress: Called with the progress, on any thread, many times a second.
  /// - Returns: Whether the server had another version.
  /// - Throws: A ``DownloadFailure``, which is `transport(.cancelled)` if the task was cancelled.
  public func fetch(
    _ name: String, unlessUnchangedSince time: Int? = nil, atMost bound: Int = .max,
    progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws(DownloadFailure) -> Outcome {
    // A file without a single byte leaves no trace.
    defer { folder.removeEmptyBeginning(of: name) }
    let conditions = conditions(for: name, unlessUnchangedSince: time)
    do throws(DownloadFailure) {
      let file = try begun(name, atMost: bound, progress)
      return try await fetch(name, to: file, conditions)
    } catch {
      // The fetched bytes would take up room that is missing, or are too many to be the file.
      if error.isAboutSize { folder.forget(name) }
      throw error
    }
  }

  private func fetch(
    _ name: String, to file: BegunFile, _ conditions: HTTPFields
  ) async throws(DownloadFailure) -> Outcome {
    var conditions = conditions
    var failures = 0
    while true {
      let size = file.size
      do throws(DownloadFailure) {
        if file.isWhole == true, size > 0 {
          try finish(file)
          return .fetched
        }
        let status = try await transfer(name, to: file, conditions)
        if status == 304, !conditions.isEmpty { return .unchanged }
        if try isThere(file, after: status) { return .fetched }
        throw .contradiction
      } catch {
        guard error.mayPass else { throw error }
        failures = file.size - size >= Self.worthwhile ? 1 : failures + 1
        guard failures < Self.patience else { throw error }
      }
      // The bytes fetched since then are those of another version.
      if file.size > 0 { conditions = [:] }
      do { try await clock.sleep(for: Self.pause) } catch { throw .transport(.cancelled) }
    }
  }

  /// Returns the header fields that ask for a version other than the known one; empty if none is
  /// known.
  private func conditions(for name: String, unlessUnchangedSince time: Int?) -> HTTPFields {
    let version = folder.version(of: name)
    if folder.hasWhole(name) { return version?.conditions ?? [:] }
    guard let time else { return [:] }
    if let version, version.modificationTime == time { return version.conditions }
    // The folder has the beginning of a newer version.
    guard folder.bytes(of: name) == 0 else { return [:] }
    return FileVersion(lastModified: HTTPDate.text(time)).conditions
  }

  private func begun(
    _ name: String, atMost bound: Int, _ progress: @escaping @Sendable (DownloadProgress) -> Void
  ) throws(DownloadFailure) -> BegunFile {
    do throws(SystemError) {
      return try BegunFile(name, in: folder, atMost: bound, progress: progress)
    } catch {
      throw .file(error)
    }
  }

  /// Sends one request and writes the body of the reply to the file; returns the reply's status.
  private func transfer(
    _ name: String, to file: BegunFile, _ conditions: HTTPFields
  ) async throws(DownloadFailure) -> Int {
    var fields = conditions
    if fields.isEmpty { fields = file.restFields }
    fields[.acceptEncoding] = "identity"
    let request = url.request(resource: name, headers: fields)
    let status: Int
    do throws(TransportError) {
      status = try await transport.stream(request, to: file).status.code
    } catch {
      throw .transport(error)
    }
    if let failure = file.failure { throw failure }
    return status
  }

  /// Checks whether a reply has completed the file: gives a whole file its final name, and empties
  /// one that cannot be continued.
  private func isThere(_ file: BegunFile, after status: Int) throws(DownloadFailure) -> Bool {
    switch status {
    case 200, 206:
      if file.isMisplaced { break }
      if file.isWhole == false { return false }
      try finish(file)
      return true
    case 416: break
    default: throw .status(status)
    }
    do throws(SystemError) { try file.beginAgain() } catch { throw .file(error) }
    return false
  }

  private func finish(_ file: BegunFile) throws(DownloadFailure) {
    do throws(SystemError) { try file.finish() } catch { throw .file(error) }
  }
}

extension DownloadFailure {
  /// Whether the same request may succeed if it is sent again.
  fileprivate var mayPass: Bool {
    switch self {
    case .transport(let error): error.happenedOnTheWay
    case .status(let code): code >= 500
    case .contradiction: true
    case .tooLarge, .noRoom, .file: false
    }
  }

  /// Whether the failure concerns the size of the file and not its contents.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .noRoom: true
    case .file(let error): error.isAboutSpace
    case .transport, .status, .contradiction: false
    }
  }
}

/// The reason why a file could not be fetched; the bytes that were fetched are kept, unless they
/// are too many or the disk has too little room.
public enum DownloadFailure: Error, Hashable, Sendable {
  case transport(TransportError)
  /// The server answered with something other than the file.
  case status(Int)
  /// Several replies in a row were not as long as announced, or were the wrong part of the file.
  case contradiction
  /// The file is larger than allowed; the bound is in bytes.
  case tooLarge(bound: Int)
  /// The disk has no room for the file beside a reserve; `free` bytes could be written.
  case noRoom(free: Int)
  /// The file cannot be written.
  case file(SystemError)
}

/// The part of a file that has been fetched.
public struct DownloadProgress: Hashable, Sendable {
  /// The number of bytes fetched, including those of earlier transfers.
  public var done: Int
  /// The size of the whole file in bytes; `nil` if the server does not say.
  public var total: Int?
}
