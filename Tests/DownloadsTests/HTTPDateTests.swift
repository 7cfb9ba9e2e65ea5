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

  @Test("The first and the last moment of a day have times, and so has a leap second")
  func ends() {
    #expect(HTTPDate.time("Sat, 01 Jan 2000 00:00:00 GMT") == 946_684_800)
    #expect(HTTPDate.time("Fri, 31 Dec 1999 23:59:59 GMT") == 946_684_799)
    #expect(HTTPDate.text(946_684_799) == "Fri, 31 Dec 1999 23:59:59 GMT")
    #expect(HTTPDate.time("Sat, 31 Dec 2016 23:59:60 GMT") == 1_483_228_800)
  }

  @Test(
    "Anything else is no time",
    arguments: [
      "", "yesterday", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 CET",
      "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:60:37 GMT",
      "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 -1:49:37 GMT",
      "Sun, 06 Nov 1994 08:49 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1899 08:49:37 GMT", "Sun, 06 Nov 10000 08:49:37 GMT",
    ])
  func other(text: String) { #expect(HTTPDate.time(text) == nil) }
}
