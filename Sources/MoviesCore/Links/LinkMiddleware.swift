public import Redux
public import Titles

/// The user's requests that leave the program: to open a title's page, or to copy a text.
public enum LinkAction: Action, Codable, Hashable {
  /// The user wants to open the title's page in a browser.
  case openRequested(TitleID)
  /// The user wants to copy a text, such as an id or a link.
  case copyRequested(String)
}

extension ScreenState {
  /// Closes the menu once one of its forms is copied.
  static func reduce(_ state: inout ScreenState, _ action: LinkAction) {
    guard case .copyRequested = action, case .copyMenu = state.overlay else { return }
    state.overlay = nil
  }
}

/// Opens and copies what the user asks for, and reports success or what to do by hand.
public func linkMiddleware(
  clock: any Clock<Duration>, desktop: any Desktop
) -> Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      if let action = action.matching(LinkAction.self) {
        context.dispatch(UsingDesktop(clock: clock, desktop: desktop, request: action))
      }
    }
  }
}

/// Hands a request to the desktop and reports the result.
private struct UsingDesktop: AsyncAction {
  typealias State = AppState

  let clock: any Clock<Duration>
  let desktop: any Desktop
  let request: LinkAction

  /// The scheduling of the request: only the last text to copy matters, but every link does.
  var scheduling: EffectScheduling {
    switch request {
    case .copyRequested: .latest
    case .openRequested: .concurrent
    }
  }

  func execute(_ context: StoreContext<AppState>) async {
    let notice =
      switch request {
      case .openRequested(let id): await open(id.imdbPage)
      case .copyRequested(let text): await copy(text)
      }
    context.dispatch(ScreenAction.noticed(notice))
  }

  /// Opens a link; one that has not failed within a second counts as opened, since some desktops
  /// return only when the browser is closed.
  private func open(_ link: String) async -> Notice {
    let failure = await soon { await desktop.open(link) }
    if let failure = failure ?? nil { return .notOpened(link: link, failure) }
    return .opened(link: link)
  }

  private func copy(_ text: String) async -> Notice {
    switch await soon({ await desktop.copy(text) }) {
    case .copied: .copied(text: text)
    case .sentToTerminal: .sentToTerminal(text: text)
    case .failed(let failure): .notCopied(text: text, failure)
    case nil: .notCopied(text: text, .noAnswer)
    }
  }

  /// Returns the result of an operation; `nil` if it takes longer than a second.
  private func soon<Outcome: Sendable>(
    _ operation: @escaping @MainActor @Sendable () async -> Outcome
  ) async -> Outcome? {
    await withTaskGroup(of: Outcome?.self) { group in
      group.addTask { await operation() }
      group.addTask {
        try? await clock.sleep(for: .seconds(1))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
