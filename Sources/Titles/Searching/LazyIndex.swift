import Synchronization

/// An index that is made in the background: behind the first list that comes from elsewhere, or when it is
/// first searched, which waits for it.
///
/// It adds no facts to the titles of such a list: nothing has to wait for that.
public final class LazyIndex: TitleIndex {
  private let make: @Sendable () -> MemoryIndex
  private let making = Mutex<Task<MemoryIndex, Never>?>(nil)

  /// Makes nothing yet.
  public init(_ make: @escaping @Sendable () -> MemoryIndex) { self.make = make }

  public var count: Int? { get async { await index.count } }

  public func hits(for search: LocalSearch, in rows: Range<Int>) async -> LocalHits {
    await index.hits(for: search, in: rows)
  }

  public func details(of ids: [TitleID]) -> [TitleID: TitleDetail] {
    _ = beginning
    return [:]
  }

  public var vocabulary: Vocabulary { get async { await index.vocabulary } }

  /// The index, made by whoever asks first.
  private var index: MemoryIndex { get async { await beginning.value } }

  /// Begins to make the index, once.
  private var beginning: Task<MemoryIndex, Never> {
    making.withLock { making in
      let task = making ?? Task.detached(priority: .userInitiated) { [make] in make() }
      making = task
      return task
    }
  }
}
