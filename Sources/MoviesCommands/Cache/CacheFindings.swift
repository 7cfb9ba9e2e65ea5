import Files
import Foundation
import OMDB
import Posters
import Storage
import Synchronization
import Transport

/// What is kept on this machine between sessions, and how much of the day's requests is used up.
struct CacheFindings {
  /// Where everything is kept; `nil` for nowhere.
  var folder: String?
  var answers = CacheStatus()
  var posters = PosterFolder.Status()
  /// Today's requests of the key; `nil` without a key.
  var requests: BudgetStatus?
  /// What is wrong with the database.
  var problem: FileFailure?

  /// Looks, and changes nothing: what is not there is not made.
  ///
  /// - Parameters:
  ///   - settings: The folder and the limits.
  ///   - key: Whose requests are meant.
  ///   - url: The service that they go to.
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
    // Of what cannot be read nothing is known.
    if isUnreadable { answers = CacheStatus() }
  }

  /// Whether nothing can be said about what is kept.
  var isUnreadable: Bool { problem?.preventsReading ?? false }
}

extension Settings {
  /// The same with room for what is kept: what an earlier session has kept is there, whatever this
  /// one would keep.
  var keepingAnswers: Settings {
    var settings = self
    if cache.megabytes == 0 { settings.cache.megabytes = Cache().megabytes }
    if cache.posterMegabytes == 0 { settings.cache.posterMegabytes = Cache().posterMegabytes }
    return settings
  }
}

/// The database of an earlier session, and what is wrong with it.
final class KeptAnswers: Sendable {
  let database: CacheDatabase
  private let problems: Problems

  private final class Problems: Sendable {
    let first = Mutex<FileFailure?>(nil)
  }

  /// Returns `nil` if no session has kept anything.
  init?(_ settings: Settings) {
    guard let folder = settings.cache.folder else { return nil }
    let problems = Problems()
    self.problems = problems
    let path = folder + "/" + CacheDatabase.fileName
    // A file that cannot be reached is a problem to tell of, and one that is not there is none.
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

  /// What was wrong first; `nil` if nothing was.
  var problem: FileFailure? { problems.first.withLock(\.self) }
}
