public import Redux
public import Titles

/// Events of the marks.
public enum MarkAction: Action, Codable, Hashable {
  /// A title was marked or unmarked.
  case toggled(TitleID)
  /// The marked titles were chosen, or this one if there are none, which ends a session for
  /// choosing.
  case chosen(TitleID)
  /// These titles were unmarked.
  case takenAway([TitleID])
}

/// The titles that the user has marked, in any list.
public struct MarksState: Sendable, Codable, Equatable {
  /// The marked titles, in the order in which they were marked.
  public private(set) var ids: [TitleID] = []
  /// The chosen titles; `nil` until the user has chosen.
  public private(set) var chosen: [TitleID]?

  public init() {}

  /// Whether a title is marked.
  public func contains(_ id: TitleID) -> Bool { ids.contains(id) }

  /// Changes the slice according to an action.
  static func reduce(_ state: inout MarksState, _ action: MarkAction) {
    switch action {
    case .toggled(let id):
      if let place = state.ids.firstIndex(of: id) {
        state.ids.remove(at: place)
      } else {
        state.ids.append(id)
      }
    case .takenAway(let ids): state.ids.removeAll { ids.contains($0) }
    case .chosen(let id): state.chosen = state.ids.isEmpty ? [id] : state.ids
    }
  }
}
