public import Redux
public import Titles

/// Something that happens to the doors in what is read.
public enum DoorAction: Action, Codable, Hashable {
  /// The reader went to a door, or to none, with so many lines scrolled away at the top.
  case walked(to: DoorPlace?, scroll: Int)
  /// A door was opened.
  case opened(Door)
  /// Letters were typed that begin the label of a door.
  case labelTyped(TextInput)
  /// The titles in which somebody has one part were chosen; `nil` for any part.
  case roleChosen(CommonNames.Role?)
}

extension DoorAction {
  /// Whether titles have to be asked for after it.
  var isQuestion: Bool {
    switch self {
    case .opened(let door): door.expression != nil
    case .roleChosen: true
    case .walked, .labelTyped: false
    }
  }
}

extension AppState {
  /// Goes to a door, or opens the page behind it: a list of titles above what is read, which the
  /// search line tells how to find.
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
      guard results.person != nil else { return }
      screen.pages.updateResults { $0.turn(to: role) }
      if let query = results.queryBehindDoor { search.returnTo(query) }
    }
  }
}
