import MoviesCore

extension ViewingForm.Field {
  /// The label of the field.
  var label: String {
    switch self {
    case .day: "Day"
    case .place: "Where"
    case .occasion: "Rewatch"
    case .rating: "Rating"
    case .note: "Note"
    case .tags: "Tags"
    }
  }

  /// The help for typing into the field.
  var help: String {
    switch self {
    case .day: "today, yesterday, 2026-03-17, or ? if not known."
    case .place: "Any words, such as home. Begin with cinema if it was in one."
    case .occasion: "Press Space, ← or → to change."
    case .rating: "1 to 10. Empty: no new rating."
    case .note: "What you think of it. It is added to the title's note."
    case .tags: "Words, with commas between them."
    }
  }
}

extension ViewingForm.Mistake {
  /// A sentence that tells the user what is wrong, or what to enter instead.
  var words: String {
    switch self {
    case .day(let mistake): mistake.words
    case .rating: "Write a number from 1 to 10, or leave it empty."
    case .note: "The note is too long."
    }
  }
}
