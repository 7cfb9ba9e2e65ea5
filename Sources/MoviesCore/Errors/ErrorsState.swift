public import OMDB
public import Redux

/// What failed and was not mended since, by the id of the request.
public struct ErrorsState: Sendable, Codable, Equatable {
  public var problems: [EffectID: Problem] = [:]
  /// How often the user tried again what still fails.
  public var tries: [EffectID: Int] = [:]

  public init() {}

  /// What is wrong with the search as a whole.
  public var search: Problem? { problems[GetMovies.searchID] }

  /// What is wrong with one page of the results.
  public func page(_ number: Int) -> Problem? { problems[GetMovies.id(ofPage: number)] }

  /// What is wrong with the details of a title: why they did not come, or why none would.
  public func detail(_ id: TitleID) -> Problem? { problems[GetDetail.id(of: id)] ?? obstacle }

  /// What every request would fail of, as one of them did.
  private var obstacle: Problem? {
    problems.filter(\.value.concernsEveryRequest).min { $0.key.rawValue < $1.key.rawValue }?.value
  }
}
