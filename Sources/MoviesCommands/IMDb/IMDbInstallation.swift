import CurlHTTP
import Downloads
import Files
import Foundation
import MoviesSession
import Storage
import Transport

extension ServiceURL {
  /// Where IMDb offers its data for personal, non-commercial use.
  static let imdb = ServiceURL(host: "datasets.imdbws.com")
}

/// Where IMDb's data is kept on this machine, and where it comes from.
struct IMDbInstallation: Sendable {
  /// The folder of the database.
  let folder: String
  /// What is downloaded lies here until it is imported.
  let downloads: DownloadFolder
  private let url: ServiceURL
  private let authorityFile: String?
  private let isOffline: Bool

  /// Names the folders, and makes none.
  init(_ configuration: Configuration, in invocation: Invocation) throws(Failure) {
    guard let data = invocation.directories.data, let cache = invocation.directories.cache else {
      throw Failure(
        "There is no folder for IMDb's data: set HOME, or XDG_DATA_HOME and XDG_CACHE_HOME.",
        exitCode: .databaseRefused)
    }
    folder = data
    downloads = DownloadFolder("\(cache)/imdb")
    url = configuration.settings.imdbDownload.baseURL
    authorityFile = configuration.settings.omdb.caFile
    isOffline = configuration.settings.offline
  }

  /// The database.
  var file: IMDbFile { IMDbFile(in: folder) }

  /// What is kept; `nil` if nothing is.
  func status() throws(Failure) -> IMDbStatus? {
    do throws(FileFailure) { return try file.status() } catch { throw Failure(error) }
  }

  /// Removes the database, and what was downloaded.
  func remove() throws(Failure) {
    do throws(IMDbImportError) { try file.remove() } catch { throw Failure(error) }
    for dump in IMDbDump.allCases { downloads.forget(dump.fileName) }
  }

  /// The server that has the files.
  var host: String { url.origin.authority }

  /// What fetches the files.
  ///
  /// - Throws: A ``Failure`` if nothing may be fetched.
  func downloader() throws(Failure) -> Downloader {
    guard !isOffline else {
      throw Failure(
        "IMDb's data is not downloaded offline. Leave out --offline, or set offline to false.",
        exitCode: .unavailable)
    }
    let limits = TransferLimits(connect: .seconds(15), lowSpeed: 1_000, lowSpeedTime: .seconds(30))
    let transport = CurlTransport(
      configuration: .init(
        limits: limits, userAgent: "movies-tui/\(Version.current)", authorityFile: authorityFile))
    return Downloader(from: url, over: transport, into: downloads)
  }

  /// Takes the downloads for this process, so that no other one writes to them meanwhile.
  ///
  /// - Returns: The lock, which holds while it lives.
  func lock() throws(Failure) -> FolderLock {
    do throws(SystemError) {
      try downloads.make()
    } catch {
      throw Failure(FileFailure(FileTrouble(writing: error), of: downloads.path))
    }
    let lock = FolderLock(downloads.path)
    guard lock.isTaken else { throw Failure(IMDbImportError.locked(folder: folder)) }
    return lock
  }

  /// Removes what killed imports have left, and refuses a level for which the disks have no room.
  ///
  /// - Parameters:
  ///   - estimate: What the level costs.
  ///   - dumps: The files that are to be downloaded; what is here of them counts as room.
  /// - Throws: A ``Failure`` that says how much is needed and how much is free.
  func makeRoom(for estimate: IMDbEstimate, downloading dumps: [IMDbDump]) throws(Failure) {
    file.removeLeftover()
    let download = dumps.reduce(0) {
      $0 + $1.estimate.download - downloads.bytes(of: $1.fileName)
    }
    let (data, cache) = (DiskRoom(at: folder), DiskRoom(at: downloads.path))
    let isOneDisk = data.isShared(with: cache)
    let needed = estimate.room + (isOneDisk ? download : 0)
    if let free = data.free, free < needed {
      throw Failure(IMDbImportError.noRoom(needed: needed, free: free, folder: folder))
    }
    if !isOneDisk, let free = cache.free, free < download {
      throw Failure(
        IMDbImportError.noRoom(needed: download, free: free, folder: downloads.path))
    }
  }
}
