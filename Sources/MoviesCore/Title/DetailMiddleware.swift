public import Redux
import Titles

/// Requests the details of the title that is being read or is selected, also of the one that is
/// chosen for an open name: here at once; anywhere at once if it is being read, otherwise when the
/// selection rests, so that passing over rows costs no request.
///
/// While requests are saved, only the details of a title that is being read are worth one.
public func detailMiddleware() -> Middleware<AppState> {
  reaction(to: { $0.detailWish }) { before, wish, context in
    if let left = before.title, left != wish.title {
      let id = MoviesRequestID.title(left)
      // The library keeps the facts of its titles, wherever the selection is by then.
      let isUnseen = context.selecting { state in
        state.loading.contains(id) && !state.comparedTitles.contains(left)
          && state.library.marks[left] == nil && !state.isLookingUp(left)
      }
      if isUnseen { context.dispatch(CancelRequest(id: id)) }
    }
    guard let title = wish.title else { return }
    if before.title != title, context.selecting({ $0.mayHaveDetailHere(of: title) }) {
      context.dispatch(GetDetail(title, reach: .here))
    } else {
      context.askAnywhere()
    }
  } + followUp
}

/// Asks anywhere for details that are incomplete here, if the title is still wanted.
private var followUp: Middleware<AppState> {
  Middleware { context, next in
    { action in
      next(action)
      guard case .notAllHere(let title) = action.matching(DetailAction.self),
        context.selecting({ $0.detailWish.title }) == title
      else { return }
      context.askAnywhere()
    }
  }
}

extension StoreContext<AppState> {
  /// Requests the wanted details that are still missing: at once, or when the selection rests, or
  /// not at all while requests are saved.
  @MainActor
  fileprivate func askAnywhere() {
    let wish = selecting { $0.detailWish }
    guard let title = wish.title, wish.isWorthRequest, selecting({ $0.lacksDetail(of: title) })
    else { return }
    let delay = selecting { $0.settings.detailDelay }
    dispatch(wish.isRead ? GetDetail(title) : Rest(delay: .milliseconds(delay)))
  }
}

/// Waits for the selection to rest, then requests the details that are still missing.
private struct Rest: AsyncAction {
  typealias State = AppState

  let delay: Duration

  var scheduling: EffectScheduling { .debounced(delay) }

  func execute(_ context: StoreContext<AppState>) async {
    let wish = context.selecting { $0.detailWish }
    // The details of a title being read were requested at once.
    guard let title = wish.title, !wish.isRead, wish.isWorthRequest,
      context.selecting({ $0.lacksDetail(of: title) })
    else { return }
    context.dispatch(GetDetail(title))
  }
}

/// The details that the screen would show.
private struct DetailWish: Equatable {
  /// The title; `nil` if the screen shows no details.
  var title: TitleID?
  /// Whether the title is being read, not just selected.
  var isRead = false
  /// Whether requests are saved.
  var isSaving = false

  /// Whether the details are worth a request.
  var isWorthRequest: Bool { isRead || !isSaving }
}

extension AppState {
  fileprivate var detailWish: DetailWish {
    guard screen.showsDetails || screen.pages.openNames != nil, let title = wantedTitle else {
      return DetailWish()
    }
    return DetailWish(
      title: title, isRead: screen.pages.readTitle != nil, isSaving: service.savesRequests)
  }

  /// Whether details are missing that have not been requested and may still arrive.
  fileprivate func lacksDetail(of title: TitleID) -> Bool {
    titles.detail(of: title)?.suffices(.anywhere) != true
      && !loading.contains(.title(title)) && !loading.contains(.here(.title(title)))
      && errors.detail(title)?.passesByItself != false
  }

  /// Whether some details may be available without the network.
  fileprivate func mayHaveDetailHere(of title: TitleID) -> Bool {
    abilities.answersHere && titles.detail(of: title)?.quality ?? .partial == .partial
  }
}
