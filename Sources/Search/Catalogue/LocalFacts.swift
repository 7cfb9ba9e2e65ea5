public import Titles

/// The facts about titles on this machine.
///
/// The rows of every list take their facts from here, so that nothing has to be requested which is
/// known already.
public struct LocalFacts: Sendable {
  private let index: (any TitleIndex)?

  /// Names the titles of this machine; nothing is read.
  public init(_ index: (any TitleIndex)?) { self.index = index }

  /// Looks up these titles; unknown ones are left out.
  ///
  /// Facts are a comfort: an index that cannot be read has none.
  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    await naming(Array(await known(ids).values)).keyed(by: \.id)
  }

  /// Whether it has data of a day, the ratings in which may be newer than any that is kept.
  fileprivate var hasDatedRatings: Bool {
    get async { (try? await index?.extent)?.day != nil }
  }

  /// The same titles, episodes with the names of their series as far as the index knows them.
  func naming(_ titles: [TitleDetail]) async -> [TitleDetail] {
    let nameless = Set(titles.lazy.filter { $0.seriesTitle == nil }.compactMap(\.seriesID))
    guard !nameless.isEmpty else { return titles }
    let series = await known(Array(nameless))
    return titles.map { title in
      var title = title
      title.seriesTitle = title.seriesTitle ?? title.seriesID.flatMap { series[$0]?.title }
      return title
    }
  }

  private func known(_ ids: [TitleID]) async -> [TitleID: TitleDetail] {
    (try? await index?.details(of: ids)) ?? [:]
  }
}

extension [LibraryEntry] {
  /// The same entries; those that leave gaps in a row with all facts that this machine knows, and
  /// over data of a day all entries, whose ratings go on changing.
  ///
  /// - Parameter facts: The facts of this machine, those of the library among them.
  /// - Returns: The entries, in the same order.
  public func completed(by facts: LocalFacts) async -> [LibraryEntry] {
    let isEach = await facts.hasDatedRatings
    let known = await facts.details(of: filter { isEach || !$0.facts.fillsRow }.map(\.id))
    let completed = map { known[$0.id] ?? $0.facts }
    return zip(self, await facts.naming(completed)).map { entry, facts in
      var entry = entry
      entry.facts = facts
      return entry
    }
  }
}
