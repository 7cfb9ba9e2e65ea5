public import Redux
public import Titles

/// Asks for everything about one title; ends in ``DetailAction/setDetail(_:)``.
///
/// A request with the reach `.here` also ends in ``DetailAction/notAllHere(_:)`` unless it brings
/// everything.
public struct GetDetail: CatalogueRequest {
  public var title: TitleID
  public var reach: Reach

  public init(_ title: TitleID, reach: Reach = .anywhere) {
    self.title = title
    self.reach = reach
  }

  public var id: MoviesRequestID? { reach == .here ? .here(.title(title)) : .title(title) }
  public var scheduling: EffectScheduling { .latest }

  /// The details, unless a request could bring better ones or they are asked for afresh.
  public func answer(in state: AppState) -> Result<Answer<TitleDetail>, CatalogueError>? {
    guard reach != .afresh, let answer = state.titles.detail(of: title), answer.suffices(reach)
    else { return nil }
    return .success(answer)
  }

  public func perform(
    with catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    var answer = try await catalogue.title(.id(title), plot: .full, reach: reach)
    answer.reach = reach == .here ? .here : .anywhere
    return answer
  }

  public func onSuccess(_ answer: Answer<TitleDetail>) -> [any Action] {
    let came = DetailAction.setDetail(answer)
    return answer.suffices(.anywhere) ? [came] : [came, DetailAction.notAllHere(title)]
  }

  public func onFailure(_ error: CatalogueError) -> [any Action] {
    reach == .here ? [DetailAction.notAllHere(title)] : []
  }
}
