public import OMDB
public import Redux

/// What the surroundings of the program can do with a link or a text.
public protocol Desktop: Sendable {
  /// Opens a link in a browser; returns in words why it cannot.
  @MainActor func open(_ link: String) async -> String?
  /// Puts a text on the clipboard; returns in words why it cannot.
  @MainActor func copy(_ text: String) async -> String?
}

/// Opens and copies what the user asks for, and says that it happened, or what to do by hand.
public func linkMiddleware(desktop: any Desktop) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if let action = action.matching(LinkAction.self) {
        context.dispatch(UsingDesktop(desktop: desktop, request: action))
      }
    }
  }
}

/// Hands a request to the desktop and tells what became of it.
private struct UsingDesktop: AsyncAction {
  typealias State = AppState

  let desktop: any Desktop
  let request: LinkAction

  func execute(_ context: StoreContext<AppState>) async {
    switch request {
    case .openRequested(let id):
      let failure = await desktop.open(id.page)
      context.dispatch(notice(failure, of: id.page, success: "opened \(id.page)"))
    case .copyRequested(let text):
      let failure = await desktop.copy(text)
      context.dispatch(notice(failure, of: text, success: "copied \(text)"))
    }
  }

  private func notice(_ failure: String?, of text: String, success: String) -> ScreenAction {
    .noticed(failure.map { Notice("\($0): \(text)", isWarning: true) } ?? Notice(success))
  }
}

extension TitleID {
  /// The title's page at IMDb.
  public var page: String { "https://www.imdb.com/title/\(rawValue)/" }
}
