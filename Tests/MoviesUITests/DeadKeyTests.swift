import MoviesCore
import MoviesUI
import Redux
import Testing

@Suite("A key that does nothing on a page", .timeLimit(.minutes(5)))
struct DeadKeyTests {
  @Test("Says so once on each page, and which key tells what does something")
  func once() throws {
    var state = try Samples.listed(then: [ScreenAction.listEntered])
    AppState.reduce(&state, try #require(try Keyboard.remark(on: "Z", in: state)))
    let line = try Samples.frame(of: state).canvas.lines.dropLast().last
    #expect(line?.contains("Z does nothing here. ? shows what does.") == true)
    #expect(try Keyboard.remark(on: "Z", in: state) == nil)
    AppState.reduce(&state, StatisticsAction.opened)
    #expect(try Keyboard.remark(on: "Z", in: state) == .noticed(.keyWithoutMeaning("Z")))
  }

  @Test("A key whose command has nothing to do on the page counts, too")
  func command() throws {
    let state = try Samples.listed(then: [LibraryPageAction.tabChosen(.list(.seen))])
    #expect(try Keyboard.remark(on: "t", in: state) == .noticed(.keyWithoutMeaning("t")))
  }

  @Test("In fields, in boxes and while it only takes the welcome away, nothing is said")
  func elsewhere() throws {
    var welcome = try Samples.listed()
    welcome.screen.showsWelcome = true
    for state in [
      try Samples.listed(then: [ScreenAction.fieldEntered(.search)]), welcome,
      try Samples.listed(then: [
        ScreenAction.overlayOpened(.copyMenu(CopyMenu(try Samples.titles()[0])))
      ]),
    ] {
      #expect(try Keyboard.remark(on: "F7", in: state) == nil)
    }
  }
}
