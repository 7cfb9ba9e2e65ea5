public import Files
internal import HTTPTypes
public import Transport

/// Fetches large files into a folder, each of them however often its transfer is cut off.
///
/// A transfer that breaks off is continued where it ended, in the same call and in later ones, as
/// long as the server still has the same version of the file; else it begins again. A file that is
/// here as a whole is fetched again only if the server has a newer one.
public struct Downloader: Sendable {
  /// What became of a file.
  public enum Outcome: Hashable, Sendable {
    /// The server had another version, which is here now.
    case fetched
    /// The version that was known is still the server's.
    case unchanged
  }

  private let url: ServiceURL
  private let transport: any StreamingTransport
  private let folder: DownloadFolder
  private let clock: any Clock<Duration>

  /// How many transfers in a row may bring less than ``worthwhile``.
  private static let patience = 3
  /// In bytes.
  private static let worthwhile = 64 << 10
  private static let pause = Duration.seconds(2)

  /// Makes a downloader for the files below an address.
  ///
  /// - Parameters:
  ///   - url: The address of the folder that the files are in.
  ///   - transport: Carries the requests.
  ///   - folder: Where the files go; it must be there.
  ///   - clock: Measures the pause before a further try.
  public init(
    from url: ServiceURL, over transport: any StreamingTransport, into folder: DownloadFolder,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.url = url
    self.transport = transport
    self.folder = folder
    self.clock = clock
  }

  /// Fetches a file, unless the server has none that is newer than one that is known.
  ///
  /// - Parameters:
  ///   - name: The name of the file, at the server and in the folder.
  ///   - time: When the known version was changed last, in seconds since 1970, if it is not in the
  ///     folder any longer.
  ///   - bound: The largest size that it may have, in bytes.
  ///   - progress: Told how much is there, on any thread, many times a second.
  /// - Returns: Whether there was a newer one.
  /// - Throws: A ``DownloadFailure``; cancelling the task is one of its `transport`'s.
  public func fetch(
    _ name: String, unlessUnchangedSince time: Int? = nil, atMost bound: Int = .max,
    progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
  ) async throws(DownloadFailure) -> Outcome {
    // What no byte has come of leaves no trace.
    defer { folder.removeEmptyBeginning(of: name) }
    let conditions = conditions(for: name, unlessUnchangedSince: time)
    do throws(DownloadFailure) {
      let file = try begun(name, atMost: bound, progress)
      return try await fetch(name, to: file, conditions)
    } catch {
      // What came would take the room that is missing, or makes no sense.
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
      // What has come since is of another version.
      if file.size > 0 { conditions = [:] }
      do { try await clock.sleep(for: Self.pause) } catch { throw .transport(.cancelled) }
    }
  }

  /// The fields that ask for another version than the known one; empty if none is known.
  private func conditions(for name: String, unlessUnchangedSince time: Int?) -> HTTPFields {
    let version = folder.version(of: name)
    if folder.hasWhole(name) { return version?.conditions ?? [:] }
    guard let time else { return [:] }
    if let version, version.modificationTime == time { return version.conditions }
    // The beginning of a newer one is here.
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

  /// Sends one request, and writes what comes; returns the status of the reply.
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

  /// Looks whether a reply has completed the file, and if so gives it its name.
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
  /// Whether the same request may well succeed if it is sent again.
  fileprivate var mayPass: Bool {
    switch self {
    case .transport(let error): error.happenedOnTheWay
    case .status(let code): code >= 500
    case .contradiction: true
    case .tooLarge, .noRoom, .file: false
    }
  }

  /// Whether it is about how much came, and not about what.
  fileprivate var isAboutSize: Bool {
    switch self {
    case .tooLarge, .noRoom: true
    case .file(let error): error.isAboutSpace
    case .transport, .status, .contradiction: false
    }
  }
}

/// Why a file could not be fetched; what came of it is kept, unless there is too much of it or too
/// little room.
public enum DownloadFailure: Error, Hashable, Sendable {
  case transport(TransportError)
  /// The server answered with something else than the file.
  case status(Int)
  /// The reply is not as long as the server says, or the wrong part of the file, again and again.
  case contradiction
  /// The file is larger than it may be; the bound is in bytes.
  case tooLarge(bound: Int)
  /// The disk has no room for the file beside a reserve; `free` bytes could be written.
  case noRoom(free: Int)
  /// The file cannot be written.
  case file(SystemError)
}

/// How much of a file has been fetched.
public struct DownloadProgress: Hashable, Sendable {
  /// In bytes, with those of earlier transfers.
  public var done: Int
  /// `nil` if the server does not say.
  public var total: Int?
}
