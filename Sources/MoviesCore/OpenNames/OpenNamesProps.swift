public import Titles

/// What the page of open names shows.
public struct OpenNamesProps: Sendable, Equatable {
  /// A title that the selected name could mean.
  public struct Candidate: Sendable, Equatable {
    public var title: TitleSummary
    /// IMDb's rating, as far as it is known here.
    public var rating: Rating?
    public var minutes: Int?
  }

  public var page: OpenNamesPage
  /// The candidates of the selected name.
  public var candidates: [Candidate]
  /// What was looked for in place of the selected name, and why nothing has come.
  public var failure: Failure?

  /// Why nothing was found.
  public struct Failure: Sendable, Equatable {
    public var text: String
    public var error: CatalogueError
  }

  /// Returns `nil` if another page is on top.
  public init?(_ state: AppState) {
    guard let page = state.screen.pages.openNames else { return nil }
    self.page = page
    candidates = (page.selected?.candidates ?? []).map { title in
      let facts = state.titles.detail(of: title.id)?.value
      return Candidate(
        title: title, rating: facts?.ratings.first { $0.source == .imdb }, minutes: facts?.minutes)
    }
    if let number = page.selected?.number, let text = page.lookup(number)?.text,
      !state.loading.contains(.candidates)
    {
      let error = state.errors.byRequest[.candidates]
      failure = error.map { Failure(text: text, error: $0) }
    }
  }
}
