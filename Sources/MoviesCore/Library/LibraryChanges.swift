import Files
public import Redux
public import Titles

/// The changes of the library that the user has asked for and that are not saved yet, so that a
/// session can wait for them before it ends.
///
/// The library makes one change after the other, in the order of the requests.
@MainActor
public final class LibraryChanges {
  /// A change that the user has asked for, and the text that was typed for it.
  private typealias Change = (wish: LibraryWish, draft: Draft?)

  /// The change that each request in the queue will make, in order; `nil` for a request that only
  /// looks for one.
  private var underWay: [Change?] = []
  /// The number of unfinished requests outside the queue.
  private var othersUnderWay = 0
  private var isEnding = false
  private var onEnd: (@MainActor () -> Void)?
  private var cancel: @MainActor (LibraryRequestID) -> Void = { _ in }

  public init() {}

  /// The changes that have failed since the session began to wait; `nil` if all of them are saved.
  public private(set) var lost: UnsavedChanges?

  /// Whether the library has answered everything that it was asked.
  public var isIdle: Bool { underWay.isEmpty && othersUnderWay == 0 }

  /// Whether a change is still unsaved.
  public var areUnderWay: Bool { underWay.contains { $0 != nil } }

  /// A middleware that follows a store's requests to the library; it hands on every action
  /// unchanged.
  ///
  /// It must come before the middleware that sends the requests.
  public var middleware: Middleware<AppState> {
    Middleware { [self] context, next in
      cancel = { id in
        if context.effects.isUnderWay(id) { context.dispatch(CancelRequest(id: id)) }
      }
      return { [self] action in
        if let request = action.asRequest { note(request) }
        next(action)
        if let lifecycle = action.matching(LibraryLifecycle.self) { follow(lifecycle) }
      }
    }
  }

  /// Waits for the changes under way, until they have ended or the first of them finds the library
  /// locked by another program: each of the others would wait for it just as long.
  ///
  /// Requests that only read are cancelled.
  ///
  /// - Parameter onEnd: Called once, when there is nothing left to wait for.
  public func wait(_ onEnd: @escaping @MainActor () -> Void) {
    isEnding = true
    self.onEnd = onEnd
    for id in LibraryRequestID.allCases where id != .changes { cancel(id) }
    endIfDone()
  }

  /// Stops waiting: a change that has not ended counts as not saved.
  public func giveUp() { giveUp(because: nil) }

  /// Notes a request, comparing ids first: a cast of every request would be slow, see ``Action``.
  private func note<R: Request>(_ request: R) {
    guard R.ID.self == LibraryRequestID.self, let request = request as? any LibraryRequest else {
      return
    }
    guard request.id == .changes else { return othersUnderWay += 1 }
    underWay.append(request.wish.map { ($0, request.draft) })
  }

  private func follow(_ lifecycle: LibraryLifecycle) {
    if case .started = lifecycle { return }
    guard lifecycle.ticket.id == .changes else { return othersUnderWay -= 1 }
    let change = underWay.isEmpty ? nil : underWay.removeFirst()
    if isEnding, case .failed(_, let error) = lifecycle {
      add([change].compactMap(\.self), error)
      if error.trouble == .locked { giveUp(because: error) }
    }
    endIfDone()
  }

  private func giveUp(because error: LibraryError?) {
    add(underWay.compactMap(\.self), error)
    cancel(.changes)
    underWay = []
    endIfDone()
  }

  private func add(_ changes: [Change], _ error: LibraryError?) {
    guard !changes.isEmpty else { return }
    lost = UnsavedChanges(
      (lost?.wishes ?? []) + changes.map(\.wish), because: lost?.error ?? error,
      files: (lost?.files ?? []) + changes.compactMap(\.draft?.file))
  }

  private func endIfDone() {
    guard !areUnderWay, let onEnd else { return }
    self.onEnd = nil
    onEnd()
  }
}

/// Changes of the library that a session could not save before it ended.
public struct UnsavedChanges: Hashable, Sendable {
  /// The user's changes, in the order of the requests.
  public var wishes: [LibraryWish]
  /// The reason why the first change was not saved; `nil` if the library has not answered in time.
  public var error: LibraryError?
  /// The files that hold the texts written for the changes.
  public var files: [String]

  public init(_ wishes: [LibraryWish], because error: LibraryError?, files: [String] = []) {
    self.wishes = wishes
    self.error = error
    self.files = files
  }
}
