public import Titles

/// The facts about titles on this machine.
///
/// The rows of every list take their facts from here, so that no request asks for known facts.
public struct LocalFacts: Sendable {
  private let index: (any TitleIndex)?

  /// Takes the facts from an index, without reading it yet.
  public init(_ index: (any TitleIndex)?) { self.index = index }

  /// Returns the details of titles; unknown ones are left out.
  ///
  /// Facts are optional: an index that cannot be read has none.
  public func details(of ids: [TitleID]) async -> [TitleID: TitleDetail] {
    await naming(Array(await known(ids).values)).keyed(by: \.id)
  }

  /// Whether the index has dated data, whose ratings may be newer than the stored ones.
  fileprivate var hasDatedRatings: Bool {
    get async { (try? await index?.extent)?.day != nil }
  }

  /// Returns the titles; adds the name of the series to each episode that lacks it, if known.
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
  /// Completes entries whose facts do not fill a row with the facts of this machine; if those
  /// include dated data, completes all entries, since ratings change.
  ///
  /// - Parameter facts: The facts of this machine, including those of the library.
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
