public import Redux
public import Titles

/// Events of the links in a text.
public enum DoorAction: Action, Codable, Hashable {
  /// The cursor moved to a link, or to none, with this many lines scrolled away at the top.
  case walked(to: DoorPlace?, scroll: Int)
  /// The user opened a link.
  case opened(Door)
  /// The user typed letters that begin the label of a link.
  case labelTyped(TextInput)
  /// The user chose one role of a person, to list those titles only; `nil` for any role.
  case roleChosen(CommonNames.Role?)
}

extension DoorAction {
  /// Whether the action leads to a search.
  var isQuestion: Bool {
    switch self {
    case .opened(let door): door.expression != nil
    case .roleChosen: true
    case .walked, .labelTyped: false
    }
  }
}

extension AppState {
  /// Moves the cursor to a link, or opens the page behind it: a list of titles, with its query in
  /// the search line.
  mutating func reduceDoors(_ action: DoorAction) {
    switch action {
    case .walked(let place, let scroll):
      screen.door = place
      screen.detailsScroll = max(0, scroll)
    case .labelTyped(let letters):
      guard case .doorLabels(var labels) = screen.overlay else { return }
      labels.typed = letters
      screen.overlay = .doorLabels(labels)
    case .opened(.title(let id)): screen.open(page(of: id))
    case .opened(.series(let id, let episode, let season)):
      reduceSeries(.opened(id, at: episode, season: season))
    case .opened(let door):
      guard let text = door.expression, let query = TitleQuery(typed: text) else { return }
      screen.open(.results(ListPage(behind: door)))
      search.returnTo(query)
    case .roleChosen(let role):
      guard results.origin?.person != nil else { return }
      screen.pages.updateResults { $0.turn(to: role) }
      if let query = results.origin?.query { search.returnTo(query) }
    }
  }
}
