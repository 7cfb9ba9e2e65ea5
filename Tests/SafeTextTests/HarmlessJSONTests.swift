import Foundation
import SafeText
import TestSupport
import Testing

@Suite("JSON that can be looked at", .timeLimit(.minutes(5)))
struct HarmlessJSONTests {
  @Test(
    "Whatever could surprise a terminal or a reader is an escape",
    arguments: [
      ("\u{9B}", "009b"), ("\u{7F}", "007f"), ("\u{1B}", "001b"), ("\u{202E}", "202e"),
      ("\u{2066}", "2066"), ("\u{200B}", "200b"), ("\u{2028}", "2028"), ("\u{85}", "0085"),
    ])
  func escapes(text: String, digits: String) {
    #expect(Sanitizer.json("\"a\(text)b\"") == "\"a\\u\(digits)b\"")
  }

  @Test("What lies beyond the first plane is an escape for each of its halves")
  func surrogates() {
    #expect(Sanitizer.json("\"\u{13430}\u{E0041}\"") == #""\ud80d\udc30\udb40\udc41""#)
  }

  @Test("Everything else stays, the blanks between values too")
  func plain() {
    let json = "{\n\t\"é七🎬\": [1, \"\\u001b\"]\r\n}"
    #expect(Sanitizer.json(json) == json)
  }

  @Test("The meaning stays, and nothing unseen is left, whatever the text")
  func meaning() throws {
    var random = SplitMix(seed: 2)
    for _ in 0..<2_000 {
      let text = String.random(using: &random)
      let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      let harmless = Sanitizer.json(json)
      #expect(!harmless.unicodeScalars.contains { $0.isUnseen })
      let read = try JSONDecoder().decode([String].self, from: Data(harmless.utf8)).joined()
      #expect(Array(read.utf8) == Array(text.utf8))
    }
  }
}
