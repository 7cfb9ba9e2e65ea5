public import Redux
public import Titles

/// Asks for everything about one title; ends in ``DetailAction/setDetail(_:)``.
public struct GetDetail: CatalogueRequest {
  public var title: TitleID
  public var scheduling: EffectScheduling

  public init(_ title: TitleID, scheduling: EffectScheduling = .latest) {
    self.title = title
    self.scheduling = scheduling
  }

  public var id: MoviesRequestID? { .title(title) }

  /// The details where the session holds them.
  public func answer(in state: AppState) -> Result<Answer<TitleDetail>, CatalogueError>? {
    state.titles.detail(of: title).map { .success($0) }
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await catalogue.title(.id(title), plot: .full, reach: .anywhere)
  }

  public func onSuccess(_ answer: Answer<TitleDetail>) -> [any Action] {
    [DetailAction.setDetail(answer)]
  }
}
