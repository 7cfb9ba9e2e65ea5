import Files
import Foundation
import Storage
import Synchronization
import TestSupport
import Titles

/// A cache in front of a scripted catalogue, at a time that the test decides.
struct Shelf {
  let base = ScriptedCatalogue()
  let time = TestTime()
  let catalogue: CachedCatalogue

  init(
    _ database: CacheDatabase = CacheDatabase(), scope: String = "https://a.example",
    lifetimes: CacheLifetimes = CacheLifetimes(),
    isSecret: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    catalogue = CachedCatalogue(
      base, scope: scope, database: database, lifetimes: lifetimes, isSecret: isSecret,
      clock: { [time] in time.now })
  }

  func title(
    _ key: TitleKey = .id(.lamp), _ reach: CachePolicy = .anywhere, plot: PlotLength = .full
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await catalogue.title(key, plot: plot, reach: reach)
  }

  func page(
    _ text: String = "lamp", _ number: Int = 1, _ reach: CachePolicy = .anywhere
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await catalogue.titles(matching: TitleQuery(text), page: number, reach: reach)
  }

  func season(
    _ number: Int = 1, _ reach: CachePolicy = .anywhere
  ) async throws(CatalogueError) -> Answer<Season> {
    try await catalogue.season(number, of: .lamp, reach: reach)
  }
}

/// A clock that only moves when it is told to.
final class TestTime: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock(\.self) }

  func pass(_ duration: Duration) {
    date.withLock { $0 += TimeInterval(duration.components.seconds) }
  }
}

/// A value that closures share.
final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  init(_ value: Value) { content = Mutex(value) }

  var value: Value { content.withLock(\.self) }

  func change(_ change: @Sendable (inout Value) -> Void) {
    content.withLock { value in change(&value) }
  }
}

extension Duration {
  /// Days of 24 hours.
  static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}

extension CacheDatabase {
  /// The database in a folder, which collects its problems.
  convenience init(_ folder: String, problems: Box<[FileFailure]>, limit: Int = 200_000_000) {
    self.init(folder: folder, limit: limit) { problem in problems.change { $0.append(problem) } }
  }
}

extension TitleID {
  static let lamp = numbered(7_654_321)

  /// The id with this number.
  static func numbered(_ number: Int) -> TitleID {
    guard let id = TitleID("tt\(number)") else { preconditionFailure("\(number) makes no id") }
    return id
  }
}

extension TitleDetail {
  /// An old film.
  static let lamp = TitleDetail(
    id: .lamp, title: "The Lamp", years: YearRange(1999), kind: .movie, plot: "It is on… or “off”.")

  /// The film with something changed.
  func with(_ change: (inout TitleDetail) -> Void) -> TitleDetail {
    var detail = self
    change(&detail)
    return detail
  }
}

extension TitlePage {
  static let lamps = TitlePage(
    [TitleSummary(.lamp)], total: 1, size: 10, last: 100, query: TitleQuery("lamp"))
}
