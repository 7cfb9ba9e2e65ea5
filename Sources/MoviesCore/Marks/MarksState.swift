public import Redux
public import Titles

/// Events of the marks.
public enum MarkAction: Action, Codable, Hashable {
  /// A title got a mark, or lost it.
  case toggled(TitleID)
  /// The marked titles were chosen, or this one if there are none: the end of a session that is
  /// there for choosing.
  case chosen(TitleID)
  /// These titles lost their marks.
  case takenAway([TitleID])
}

/// The titles that the user has marked, whatever list they were in.
public struct MarksState: Sendable, Codable, Equatable {
  /// In the order in which they were marked.
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
