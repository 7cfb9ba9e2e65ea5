public import Redux
public import Titles

/// Asks for everything about one title; ends in ``DetailAction/setDetail(_:)``.
public struct GetDetail: CatalogueRequest {
  public var title: TitleID
  public var reach: Reach

  public init(_ title: TitleID, reach: Reach = .anywhere) {
    self.title = title
    self.reach = reach
  }

  public var id: MoviesRequestID? { reach == .here ? .here(.title(title)) : .title(title) }
  public var scheduling: EffectScheduling { .latest }

  /// The details where the session holds them; what goes anywhere wants all of them.
  public func answer(in state: AppState) -> Result<Answer<TitleDetail>, CatalogueError>? {
    guard let answer = state.titles.detail(of: title), answer.suffices(reach) else { return nil }
    return .success(answer)
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await catalogue.title(.id(title), plot: .full, reach: reach)
  }

  public func onSuccess(_ answer: Answer<TitleDetail>) -> [any Action] {
    [DetailAction.setDetail(answer)]
  }
}
