import TestSupport
import Testing

@testable import MoviesSession

@Suite("A file dropped onto the terminal", .timeLimit(.minutes(5)))
struct DroppedPathTests {
  @Test("It is known however the terminal pastes its path")
  func forms() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "My ratings’ (1).csv")
    let escaped = path.replacing(" ", with: "\\ ").replacing("(", with: "\\(")
      .replacing(")", with: "\\)")
    let address = "file://" + path.replacing(" ", with: "%20").replacing("’", with: "%E2%80%99")
    for text in [path, "'\(path)'", "\"\(path)\" ", escaped + " ", address, address + "\n"] {
      #expect(DroppedPath(text, home: nil)?.path == path, "\(text)")
    }
    #expect(DroppedPath("~/My ratings’ (1).csv", home: folder.path)?.path == path)
    let quoted = try folder.write("", to: "it's.csv")
    #expect(DroppedPath("'\(folder.path)/it'\\''s.csv'", home: nil)?.path == quoted)
  }

  @Test(
    "Other texts are none",
    arguments: [
      "batman", "/no/such/file.csv", "/etc/hosts\n/etc/hosts", "'/etc/hosts", "", "'", "/",
    ])
  func others(_ text: String) {
    #expect((DroppedPath(text, home: nil) == nil) == (text != "/"))
  }
}
