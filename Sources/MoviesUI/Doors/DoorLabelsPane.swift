import MoviesCore
import Redux
import TerminalUI

/// The pane of the links' labels: typing a label opens its link.
struct DoorLabelsPane: FieldFace {
  var name: String { "letters of links" }
  var keys: [(Command, String)] { [(.back, "Esc")] }
  func hintedCommands(in _: BrowseProps) -> [Command] { [.back] }
  func hasRows(in _: BrowseProps) -> Bool { false }
  func input(in state: AppState) -> TextInput? { state.screen.doorLabels?.typed }

  func edited(_ input: TextInput, in state: AppState) -> (any Action)? {
    switch state.screen.doorLabels?.meaning(of: input.text) {
    case .door(let door): DoorAction.opened(door)
    case .beginning: DoorAction.labelTyped(input)
    case nil: input.text.isEmpty ? DoorAction.labelTyped(input) : nil
    }
  }
}

extension ScreenState {
  /// The labels of the links, while they are shown.
  fileprivate var doorLabels: DoorLabels? {
    if case .doorLabels(let labels) = overlay { labels } else { nil }
  }
}

extension CommandContext {
  /// The action that labels every link on the screen, or says that there are none.
  var labelDoors: any Action {
    DoorLabels(metrics.doorsOnScreen.map(\.door)).map { .overlayOpened(.doorLabels($0)) }
      ?? ScreenAction.noticed(.noDoors)
  }
}

extension FrameMetrics {
  /// The links on the screen in reading order, each at its first place.
  var doorsOnScreen: [(door: Door, place: Point)] {
    var doors: [(door: Door, place: Point)] = []
    for area in hitAreas {
      guard case .choice(let choice) = area.target,
        case .opened(let door)? = choice.action as? DoorAction,
        !doors.contains(where: { $0.door == door })
      else { continue }
      doors.append((door, area.rect.origin))
    }
    return doors
  }
}
