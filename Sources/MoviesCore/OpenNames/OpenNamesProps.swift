public import Titles

/// The contents of the page of open names.
public struct OpenNamesProps: Sendable, Equatable {
  /// A title that the selected name could mean.
  public struct Candidate: Sendable, Equatable {
    public var title: TitleSummary
    /// The known facts about the title; `nil` if only its row is known.
    public var facts: TitleDetail?
  }

  public var page: OpenNamesPage
  /// The candidates of the selected name.
  public var candidates: [Candidate]
  /// The failed search for candidates of the selected name.
  public var failure: Failure?

  /// A failed search, and its error.
  public struct Failure: Sendable, Equatable {
    public var text: String
    public var error: CatalogueError
  }

  /// Selects what the page shows.
  public init(_ page: OpenNamesPage, in state: borrowing AppState) {
    self.page = page
    candidates = (page.selected?.candidates ?? []).map {
      Candidate(title: $0, facts: state.titles.detail(of: $0.id)?.value)
    }
    // The error is that of the last search, which may be for another name.
    if let number = page.selected?.number, let lookup = page.lookup(number), !lookup.isAnswered,
      !state.loading.contains(.candidates)
    {
      let error = state.errors.byRequest[.candidates]
      failure = error.map { Failure(text: lookup.text, error: $0) }
    }
  }
}
