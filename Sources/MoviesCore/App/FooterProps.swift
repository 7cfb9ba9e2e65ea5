/// The props of the line at the bottom, besides the keys: messages, and the count of marks.
public struct FooterProps: Sendable, Equatable {
  /// A message about something that just happened, or a mistake in a field.
  public var notice: Notice?
  /// A question that the next key answers.
  public var question: Notice?
  /// The number of marked titles.
  public var marked: Int
  /// The number of marked titles that the page does not show.
  public var markedElsewhere: Int
  /// Whether the page shows which of its titles are marked.
  public var showsMarks: Bool
  /// Whether titles are marked to be chosen, not to be compared.
  public var isForChoosing: Bool

  /// Selects the props of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - mistake: A mistake in a field of the screen, which comes before any other message.
  init(_ state: borrowing AppState, mistake: Notice?) {
    notice = mistake ?? state.screen.notice
    question = state.question ?? state.screen.overlay?.question
    marked = state.marks.ids.count
    markedElsewhere = marked - state.marksOnPage.count
    showsMarks = state.showsMarks
    isForChoosing = state.settings.isForChoosing
  }
}
