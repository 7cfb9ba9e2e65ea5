import MoviesCore
import Testing
import Titles

extension Scene {
  /// The form for a viewing: as it opens, and with a mistake.
  static let viewingForm = [
    Scene("viewing-form") { stage in
      try await stage.search("batman")
      try open(on: stage)
    },
    Scene("viewing-form-mistake") { stage in
      try await stage.search("batman")
      try open(on: stage)
      for (field, text) in [
        (ViewingForm.Field.place, "cinema Odeon"), (.note, "The book is better."), (.rating, "11"),
      ] {
        stage.press(
          ViewingFormAction.fieldSelected(field), ViewingFormAction.edited(TextInput(text: text)))
      }
      stage.press(ViewingFormAction.refused(.rating))
    },
  ]

  @MainActor
  private static func open(on stage: SceneStage) throws {
    let id = try #require(stage.store.state.selectedTitle)
    stage.press(ScreenAction.overlayOpened(.viewingForm(ViewingForm([id], isRewatch: false))))
  }
}
