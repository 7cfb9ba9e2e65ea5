import MoviesCore
import Redux
import Titles

/// The form for a viewing.
struct ViewingFormPane: FieldFace {
  var name: String { "viewing" }

  var keys: [(Command, String)] {
    [
      (.submit, "Enter"), (.moveDown, "Down Tab"), (.moveUp, "Up Shift-Tab"), (.back, "Esc"),
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

  /// Keeps the viewing, or says what is wrong with a field.
  func submit(in context: CommandContext) -> (any Action)? {
    guard let form = context.state.viewingForm, form.progress != .saving else { return nil }
    do throws(ViewingForm.Mistake) {
      let viewing = try form.viewing(today: context.state.today)
      return LibraryPageAction.answered(.seenOn(viewing, form.ids))
    } catch {
      return ViewingFormAction.refused(error)
    }
  }

  /// The items are the fields, in their order.
  func select(_ item: HitArea.Item, in _: AppState) -> any Action {
    ViewingFormAction.fieldSelected(ViewingForm.Field.allCases[item.index])
  }
}
