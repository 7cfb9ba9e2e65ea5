/// An index that is made in the background; earlier searches wait for it.
public struct LazyIndex: TitleIndex {
  private let making: Task<MemoryIndex, Never>

  /// Begins to make an index.
  public init(_ make: @escaping @Sendable () -> MemoryIndex) {
    making = Task.detached(priority: .userInitiated) { make() }
  }

  public var count: Int? { get async { await making.value.count } }

  public func hits(for search: LocalSearch, in rows: Range<Int>) async -> LocalHits {
    await making.value.hits(for: search, in: rows)
  }

  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    await making.value.details(of: ids)
  }

  public var vocabulary: Vocabulary { get async { await making.value.vocabulary } }
}
