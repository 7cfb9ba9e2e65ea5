import MoviesCore
import ReduxTesting
import Storage
import Testing

@Suite("The chain that every action passes", .timeLimit(.minutes(5)))
@MainActor
struct ChainTests {
  @Test("The app's own part and the library's have at most 24 links")
  func links() {
    let clock = TestClock()
    // It is never opened.
    let library = LibraryService(LibraryStore(folder: "/dev/null"))
    let links =
      appMiddlewares(clock: clock, desktop: RecordingDesktop())
      + libraryMiddlewares(clock: clock, service: library) { App.today }
    #expect(
      links.count <= 24,
      """
      Each link makes every key dearer. Let a middleware that is there take the actions, too, or \
      let the reducer do without one.
      """)
  }
}
