import CurlHTTP
import Downloads
import Files
import Foundation
import MoviesSession
import Storage
import Transport

extension ServiceURL {
  /// The address where IMDb offers its data for personal, non-commercial use.
  static let imdb = ServiceURL(host: "datasets.imdbws.com")
}

/// The place of IMDb's data on this machine, and the source of its files.
struct IMDbInstallation: Sendable {
  /// The folder of the database.
  let folder: String
  /// The folder for downloads until they are imported.
  let downloads: DownloadFolder
  private let url: ServiceURL
  private let authorityFile: String?
  private let isOffline: Bool

  /// Names the folders without creating them.
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

  /// Returns the status of the database; `nil` if it is not installed.
  func status() throws(Failure) -> IMDbStatus? {
    do throws(FileFailure) { return try file.status() } catch { throw Failure(error) }
  }

  /// Removes the database and all downloads.
  func remove() throws(Failure) {
    do throws(IMDbImportError) { try file.remove() } catch { throw Failure(error) }
    for dump in IMDbDump.allCases { downloads.forget(dump.fileName) }
  }

  /// The host that serves the files.
  var host: String { url.origin.authority }

  /// Makes a downloader for the files.
  ///
  /// - Throws: A ``Failure`` if the network must not be used.
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

  /// Locks the downloads for this process, so that no other process writes to them meanwhile.
  ///
  /// - Returns: The lock, which holds as long as it exists.
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

  /// Removes the leftovers of killed imports, and refuses a level for which the disks have no room.
  ///
  /// - Parameters:
  ///   - estimate: The estimated cost of the level.
  ///   - dumps: The files to download; the parts that are already downloaded need no further room.
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
