import Keeping
public import Redux

/// Saves the session's memory a few seconds after a change, so that it survives even if the session
/// is killed.
///
/// - Parameter keep: Saves a memory, away from the main actor if that takes time.
/// - Returns: The middleware; it hands on every action unchanged.
public func memoryMiddleware(
  keep: @escaping @Sendable (SessionMemory) async -> Void
) -> Middleware<AppState> {
  reaction(to: { Memorable($0) }) { _, _, context in
    context.dispatch(MemoryKeeping(keep: keep))
  }
}

/// The part of the memory whose changes are saved soon; the place changes with every key and is
/// saved along with it.
private struct Memorable: Equatable {
  var history: QueryHistory
  var listensToMouse: Bool
  var theme: ThemeChoice?
  var showsWelcome: Bool
  var showsPosters: Bool
  var vetoes: Vetoes
  var needsHome: Bool
  var evening: TonightOffer?

  init(_ state: borrowing AppState) {
    history = state.search.history
    listensToMouse = state.screen.listensToMouse
    theme = state.screen.theme
    showsWelcome = state.screen.showsWelcome
    showsPosters = state.posters.isOn
    vetoes = state.vetoes
    needsHome = state.home.isNeeded
    evening = state.home.tonight?.offer
  }

  /// Compares two memories; repeating the newest query of earlier sessions, as a session may at its
  /// start, changes nothing.
  static func == (left: Memorable, right: Memorable) -> Bool {
    (left.history == right.history || left.history.entries == right.history.entries)
      && left.listensToMouse == right.listensToMouse && left.theme == right.theme
      && left.showsWelcome == right.showsWelcome && left.showsPosters == right.showsPosters
      && left.vetoes == right.vetoes && left.needsHome == right.needsHome
      && left.evening == right.evening
  }
}

/// Saves the memory once it has not changed for a moment.
private struct MemoryKeeping: AsyncAction {
  typealias State = AppState

  let keep: @Sendable (SessionMemory) async -> Void

  var id: EffectID? { "memory" }
  var scheduling: EffectScheduling { .debounced(.seconds(5)) }

  func execute(_ context: StoreContext<AppState>) async {
    await keep(context.getState().memory)
  }
}
