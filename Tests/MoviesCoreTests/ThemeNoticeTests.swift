import MoviesCore
import Testing

@MainActor
@Suite("What is said of a theme that was chosen", .timeLimit(.minutes(5)))
struct ThemeNoticeTests {
  /// The notices of the themes that come one after the other on a background.
  private func notices(on background: Background, isPainted: Bool = false) -> [Notice?] {
    var state = AppState()
    state.settings.paintsBackground = isPainted
    let app = App(firstState: state)
    app.press(ScreenAction.backgroundSeen(background))
    return (1...4).map { _ in
      app.press(ScreenAction.themeSwitched)
      return app.state.screen.notice
    }
  }

  @Test("One that is hard to read on the terminal's own background is said to be so")
  func hardToRead() {
    #expect(
      notices(on: .dark) == [
        .themeSwitched(.dark), .themeHardToRead(.light, on: .dark), .themeSwitched(.contrast),
        .themeSwitched(.auto),
      ])
    #expect(
      notices(on: .light) == [
        .themeHardToRead(.dark, on: .light), .themeSwitched(.light),
        .themeHardToRead(.contrast, on: .light), .themeSwitched(.auto),
      ])
  }

  @Test("On a background that is painted, every theme can be read")
  func painted() {
    #expect(
      notices(on: .light, isPainted: true)
        == [ThemeChoice.dark, .light, .contrast, .auto].map { .themeSwitched($0) })
  }
}
