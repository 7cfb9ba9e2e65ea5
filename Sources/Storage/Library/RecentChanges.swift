import Synchronization
import Titles

/// The titles that the last changes of this session were about, as long as no other one has changed
/// the library.
final class RecentChanges: Sendable {
  private let news = Mutex<[Change]>([])

  private struct Change {
    let revisions: LibraryNews.Revisions
    let titles: [TitleID]
  }

  /// So many changes are known.
  private static let most = 100

  /// Notes a change; after one that nobody tells about, nothing is known any more.
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

  /// The titles that have changed from one revision to another one; `nil` if that is not known.
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
