import MoviesCore
import TestSupport
import Testing

@MainActor
@Suite("Links and copies side by side", .timeLimit(.minutes(5)))
struct LinkTests {
  @Test("What is copied replaces what is still being copied, and links are opened side by side")
  func replacedCopy() async throws {
    let app = App()
    app.desktop.isBusy = true
    app.press(LinkAction.openRequested(try Samples.id(1)), LinkAction.copyRequested("first"))
    try await waitUntil("the first to be copied") { app.desktop.copied == ["first"] }
    app.press(LinkAction.copyRequested("second"), LinkAction.openRequested(try Samples.id(2)))
    try await waitUntil("the second to be copied") { app.desktop.copied == ["first", "second"] }
    try await waitUntil("the first to be given up") { !app.desktop.givenUp.isEmpty }
    #expect(app.desktop.givenUp == ["first"])
    #expect(app.store.effects.running == ["UsingDesktop", "UsingDesktop", "UsingDesktop"])
  }
}
