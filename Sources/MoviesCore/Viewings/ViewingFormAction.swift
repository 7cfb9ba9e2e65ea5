public import Redux
import Titles

/// Events of the form for a viewing.
public enum ViewingFormAction: Action, Codable, Hashable {
  /// The selected field was edited.
  case edited(TextInput)
  /// The user moved by this many fields.
  case fieldMoved(by: Int)
  /// A field was selected.
  case fieldSelected(ViewingForm.Field)
  /// The occasion was switched.
  case occasionSwitched
  /// The fields cannot be used.
  case refused(ViewingForm.Mistake)
}

extension AppState {
  /// The form for a viewing; `nil` if it is not open.
  public var viewingForm: ViewingForm? {
    if case .viewingForm(let form) = screen.overlay { form } else { nil }
  }

  mutating func reduceViewingForm(_ action: ViewingFormAction) {
    guard var form = viewingForm, form.progress != .saving else { return }
    switch action {
    case .edited(let input): form.edit(input)
    case .fieldMoved(let steps): form.move(by: steps)
    case .fieldSelected(let field): form.select(field)
    case .occasionSwitched: form.switchOccasion()
    case .refused(let mistake): form.refuse(mistake)
    }
    screen.overlay = .viewingForm(form)
  }
}

/// The props of the form for a viewing.
public struct ViewingFormProps: Sendable, Equatable {
  public var form: ViewingForm
  /// The name of the title that the form is about; `nil` if there are several.
  public var title: String?

  /// Selects the facts about an open form.
  init(_ form: ViewingForm, in state: borrowing AppState) {
    self.form = form
    title = form.ids.count == 1 ? form.ids.first.flatMap(state.summary)?.title : nil
  }
}
