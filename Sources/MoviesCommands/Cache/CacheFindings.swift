import Files
import Foundation
import OMDB
import Posters
import Storage
import Synchronization
import Transport

/// The contents of the cache on this machine, and the requests used today.
struct CacheFindings {
  /// The folder of the cache; `nil` without one.
  var folder: String?
  var answers = CacheStatus()
  var posters = PosterFolder.Status()
  /// Today's requests of the key; `nil` without a key.
  var requests: BudgetStatus?
  /// The problem with the database; `nil` without one.
  var problem: FileFailure?

  /// Collects the findings without changing or creating anything.
  ///
  /// - Parameters:
  ///   - settings: The folder and the limits.
  ///   - key: The key whose requests are counted.
  ///   - url: The address of the service that receives the requests.
  init(_ settings: Settings, key: APIKey?, at url: ServiceURL) async {
    let settings = settings.keepingAnswers
    folder = settings.cache.folder
    posters = await PosterFolder(settings)?.status() ?? PosterFolder.Status()
    let kept = KeptAnswers(settings)
    let database = kept?.database ?? CacheDatabase()
    answers = kept == nil ? CacheStatus() : await database.status()
    if let key {
      requests = await Budget(of: key, at: url, settings.omdb, in: database).status()
    }
    await database.close()
    problem = kept?.problem
    // The counts of an unreadable database mean nothing.
    if isUnreadable { answers = CacheStatus() }
  }

  /// Whether the database cannot be read, so that its contents are unknown.
  var isUnreadable: Bool { problem?.preventsReading ?? false }
}

extension Settings {
  /// The settings with caching switched on, so that answers kept by an earlier session are found
  /// even if this session would keep none.
  var keepingAnswers: Settings {
    var settings = self
    if cache.megabytes == 0 { settings.cache.megabytes = Cache().megabytes }
    if cache.posterMegabytes == 0 { settings.cache.posterMegabytes = Cache().posterMegabytes }
    return settings
  }
}

/// The database that earlier sessions wrote, with its first problem.
final class KeptAnswers: Sendable {
  let database: CacheDatabase
  private let problems: Problems

  private final class Problems: Sendable {
    let first = Mutex<FileFailure?>(nil)
  }

  /// Opens the database; returns `nil` if no session has written one.
  init?(_ settings: Settings) {
    guard let folder = settings.cache.folder else { return nil }
    let problems = Problems()
    self.problems = problems
    let path = folder + "/" + CacheDatabase.fileName
    // A file that cannot be reached is a problem to report; a missing file is not.
    guard access(path, F_OK) == 0 else {
      let error = SystemError.last(.open)
      if error.code == ENOENT { return nil }
      problems.first.withLock { $0 = FileFailure(.unreadable(reason: error.reason), of: path) }
      database = CacheDatabase()
      return
    }
    database = CacheDatabase(settings) { problem in
      problems.first.withLock { $0 = $0 ?? problem }
    }
  }

  /// The first problem with the database; `nil` without one.
  var problem: FileFailure? { problems.first.withLock(\.self) }
}
