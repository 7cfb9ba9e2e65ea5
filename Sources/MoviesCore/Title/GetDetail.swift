public import Redux
public import Titles

/// Requests the details of one title; ends in ``DetailAction/setDetail(_:)``.
public struct GetDetail: CatalogueQuestion {
  public var title: TitleID
  public var reach: CachePolicy
  public var staysHere: Bool

  public init(_ title: TitleID, reach: CachePolicy = .anywhere, staysHere: Bool = false) {
    self.title = title
    self.reach = reach
    self.staysHere = staysHere
  }

  public var question: MoviesRequestID { .title(title) }

  /// Returns the details, unless a request could bring better ones or they are requested afresh.
  public func answer(in state: AppState) -> Result<Answer<TitleDetail>, CatalogueError>? {
    guard reach != .afresh, let answer = state.titles.detail(of: title), answer.suffices(reach)
    else { return nil }
    return .success(answer)
  }

  public func ask(
    _ catalogue: any Catalogue
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await catalogue.title(.id(title), plot: .full, reach: reach)
  }

  public func actions(
    after outcome: Result<Answer<TitleDetail>, CatalogueError>
  ) -> [any Action] {
    if case .success(let answer) = outcome { [DetailAction.setDetail(answer)] } else { [] }
  }
}

extension GetDetail {
  /// Reads a request; one without `staysHere` does not stay here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(TitleID.self, forKey: .title)
    reach = try container.decode(CachePolicy.self, forKey: .reach)
    staysHere = try container.decodeIfPresent(Bool.self, forKey: .staysHere) ?? false
  }
}
