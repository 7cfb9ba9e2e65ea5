import Synchronization
import Titles

/// The titles of this session's last changes, as long as no other session has changed the library.
final class RecentChanges: Sendable {
  private let news = Mutex<[Change]>([])

  private struct Change {
    let revisions: LibraryNews.Revisions
    let titles: [TitleID]
  }

  /// The number of changes to remember.
  private static let most = 100

  /// Notes a change; an unknown one invalidates all earlier ones.
  func note(_ latest: LibraryNews?) {
    news.withLock { news in
      guard let latest else { return news.removeAll() }
      if news.last.map({ $0.revisions.after != latest.revisions.before }) ?? false {
        news.removeAll()
      }
      news.append(Change(revisions: latest.revisions, titles: latest.ids))
      news = news.suffix(Self.most)
    }
  }

  /// Returns the titles that changed between two revisions; `nil` if they are unknown.
  func titles(from first: Int, to last: Int) -> Set<TitleID>? {
    if first == last { return [] }
    return news.withLock { news in
      let since = news.drop { $0.revisions.before < first }
      guard since.first?.revisions.before == first, since.last?.revisions.after == last else {
        return nil
      }
      return Set(since.flatMap(\.titles))
    }
  }
}
