public import Keeping
public import Redux
import Search
public import Titles

/// Looks on this machine for titles similar to the open one.
public struct GetSimilar: LibraryQuestion {
  public var title: TitleDetail

  public init(to title: TitleDetail) { self.title = title }

  public var id: LibraryRequestID? { .similar }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> [SimilarTitle] {
    let marks = try await service.library.marks()
    let lists = marks[title.id]?.lists ?? []
    var candidates: [TitleDetail] = []
    for condition in [title.sharedPeople, title.sharedTaste].compactMap(\.self) {
      candidates += try await service.firstTitles(matching: LocalSearch(condition))
    }
    let listed = marks.filter { !Set($0.value.lists).isDisjoint(with: lists) }
    let kept = try await service.library.entries(of: Set(listed.keys))
    candidates += kept.values.map(\.facts)
    return candidates.compactMap {
      SimilarTitle($0, in: marks[$0.id]?.lists ?? [], to: title, in: lists)
    }
    .nearest(Self.most)
  }

  /// The maximum number of titles that are shown.
  private static let most = 5

  public func onSuccess(_ titles: [SimilarTitle]) -> [any Action] {
    [SimilarAction.came(titles, to: title.id)]
  }

  /// Reports no titles, since the details are just as useful without them.
  public func onFailure(_: LibraryError) -> [any Action] {
    [SimilarAction.came([], to: title.id)]
  }
}

extension TitleDetail {
  /// The condition for titles that share people with this one; `nil` if none are known.
  fileprivate var sharedPeople: TitleCondition? {
    let names = directors.prefix(2) + writers.prefix(3) + actors.prefix(4)
    let tests = names.map { TextTest.phrase(String($0.prefix { $0 != "(" })) }
    return TitleCondition(
      anyOf: tests.flatMap { test in
        [TextField.director, .writer, .actor].map { TitleCondition.text($0, test) }
      })
  }

  /// The condition for well-known titles of its genres and decade; `nil` if one is unknown.
  fileprivate var sharedTaste: TitleCondition? {
    guard let year = years?.start,
      let genre = TitleCondition(anyOf: genres.map { .text(.genre, .phrase($0)) })
    else { return nil }
    let decade = Double(year / 10 * 10)
    return TitleCondition(allOf: [
      genre, .number(.year, .within(decade...(decade + 9))),
      .number(.votes, .atLeast(Double(SimilarTitle.votesEnough))),
    ])
  }
}
