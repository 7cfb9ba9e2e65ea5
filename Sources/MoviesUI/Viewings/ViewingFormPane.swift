import MoviesCore
import Redux
import Titles

/// The pane of the form for a viewing.
struct ViewingFormPane: FieldFace {
  var name: String { "viewing" }

  var keys: [(Command, String)] {
    [
      (.submit, "Enter"), (.moveDown, "Down Tab"), (.moveUp, "Up Shift-Tab"), (.moveLeft, "Left"),
      (.moveRight, "Right"), (.back, "Esc"),
    ]
  }

  var movements: (vertical: String, sideways: String?) { ("field", nil) }
  func hintedCommands(in _: BrowseProps) -> [Command] { [.submit, .back] }

  func word(for command: Command) -> String? {
    switch command {
    case .back: "close"
    case .submit: "save"
    default: command.entry.hint
    }
  }

  func input(in state: AppState) -> TextInput? { state.viewingForm.map { $0[$0.selected] } }
  func edited(_ input: TextInput, in _: AppState) -> (any Action)? {
    ViewingFormAction.edited(input)
  }

  func move(by rows: Int, in _: CommandContext) -> any Action {
    ViewingFormAction.fieldMoved(by: rows)
  }

  /// Switches the occasion, or moves the cursor in a text.
  func moveSideways(by steps: Int, in context: CommandContext) -> any Action {
    guard let form = context.state.viewingForm, form.selected != .occasion else {
      return ViewingFormAction.occasionSwitched
    }
    var input = form[form.selected]
    input.cursor = max(0, min(input.cursor + steps, input.text.count))
    return ViewingFormAction.edited(input)
  }

  /// Keeps the viewing, or reports a mistake in a field.
  func submit(in context: CommandContext) -> (any Action)? {
    guard let form = context.state.viewingForm, form.progress != .saving else { return nil }
    do throws(ViewingForm.Mistake) {
      let viewing = try form.viewing(today: context.state.today)
      return LibraryPageAction.answered(.seenOn(viewing, form.ids))
    } catch {
      return ViewingFormAction.refused(error)
    }
  }

  /// Selects a field by its item; the items are the fields, in their order.
  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    ViewingFormAction.fieldSelected(ViewingForm.Field.allCases[item.index])
  }
}
