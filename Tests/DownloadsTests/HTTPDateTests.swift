import Downloads
import Testing

@Suite("HTTP's times", .timeLimit(.minutes(5)))
struct HTTPDateTests {
  @Test("A time is read and written in the one form that servers use")
  func both() {
    #expect(HTTPDate.time("Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(951_782_400) == "Tue, 29 Feb 2000 00:00:00 GMT")
    #expect(HTTPDate.time("Tue, 29 Feb 2000 00:00:00 GMT") == 951_782_400)
  }

  @Test(
    "Anything else is no time",
    arguments: [
      "", "yesterday", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    ])
  func other(text: String) { #expect(HTTPDate.time(text) == nil) }
}
