import Synchronization
public import Titles

/// An index that is made in the background: after the first list from elsewhere has asked for
/// facts, or by the first search, which waits for it.
///
/// The facts about the titles of such a list are looked up one by one, without waiting for the
/// index.
public final class LazyIndex: TitleIndex {
  private let title: @Sendable (TitleID) -> TitleDetail?
  private let make: @Sendable () -> MemoryIndex
  private let pause: @Sendable () async -> Void
  private let making = Mutex<Task<MemoryIndex, Never>?>(nil)
  private let isPlanned = Atomic(false)

  /// Makes an index whose contents are made later.
  ///
  /// - Parameters:
  ///   - title: Looks up a title of the future index at once; returns `nil` for any other.
  ///   - pause: Waits between the first look-up of facts and the making of the index, until the
  ///     list that shows the facts is drawn.
  ///   - make: Makes the index.
  public init(
    title: @escaping @Sendable (TitleID) -> TitleDetail?,
    pause: @escaping @Sendable () async -> Void = LazyIndex.drawing,
    _ make: @escaping @Sendable () -> MemoryIndex
  ) {
    self.title = title
    self.pause = pause
    self.make = make
  }

  /// Waits a little longer than drawing a list takes.
  public static let drawing: @Sendable () async -> Void = {
    try? await Task.sleep(for: .milliseconds(100))
  }

  public var extent: IndexExtent { get async { await index.extent } }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    try await index.hits(for: search, in: rows)
  }

  public func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] {
    beginAfterPause()
    return Dictionary(
      ids.compactMap { id in title(id).map { (id, SourcedFacts($0, from: .bundled)) } },
      uniquingKeysWith: { first, _ in first })
  }

  public func season(_ number: Int, of series: TitleID) async -> Season? {
    await index.season(number, of: series)
  }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// The index, which is made on first use.
  private var index: MemoryIndex { get async { await beginning.value } }

  /// Schedules the making of the index, unless it is already scheduled.
  private func beginAfterPause() {
    guard !isPlanned.exchange(true, ordering: .relaxed) else { return }
    Task.detached { [weak self, pause] in
      await pause()
      _ = self?.beginning
    }
  }

  /// The task that makes the index, started on first use.
  private var beginning: Task<MemoryIndex, Never> {
    making.withLock { making in
      let task = making ?? Task.detached(priority: .userInitiated) { [make] in make() }
      making = task
      return task
    }
  }
}
