import Testing

@testable import SafeText

@Suite("HTML's character references", .timeLimit(.minutes(5)))
struct EntityTests {
  @Test("Every name of HTML 4 is known, and every letter of Latin Extended-A that has one")
  func count() {
    #expect(EntityTable.texts.count == 376)
    #expect(EntityTable.texts.keys.map(\.count).max() == EntityTable.longestName)
    #expect(EntityTable.texts.values.allSatisfy { $0.unicodeScalars.count == 1 })
  }

  @Test(
    "Names mean what they mean in HTML, upper and lower case apart",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&AMP;&LT;", "&<"), ("&nbsp;", "\u{A0}"),
      ("&Agrave;&agrave;", "Àà"), ("&ccedil;&Ntilde;&szlig;&oslash;", "çÑßø"),
      ("&Scaron;&scaron;&ccaron;&Zcaron;", "ŠščŽ"), ("&Lstrok;&odblac;&ecaron;", "Łőě"),
      ("&euro;&pound;&yen;&cent;", "€£¥¢"), ("&trade;&reg;&copy;&deg;", "™®©°"),
      ("&bull;&middot;&hellip;&ndash;&mdash;", "•·…–—"), ("&sbquo;&bdquo;&lsaquo;", "‚„‹"),
      ("&frac12;&sup2;&times;", "½²×"), ("&alpha;&Omega;&infin;&hearts;", "αΩ∞♥"),
      ("&rarr;&AMP;&COPY;", "→&©"),
    ])
  func names(reference: String, text: String) {
    #expect(HTMLEntities.decoded(reference) == text)
  }

  @Test(
    "Numbers are decimal or hexadecimal, and those of Windows mean what they mean there",
    arguments: [
      ("&#233;&#xe9;&#XE9;", "ééé"), ("don&#146;t", "don’t"),
      ("&#x93;Lamp&#x94; &#150; 1", "“Lamp” – 1"),
      ("&#128161;", "\u{1F4A1}"), ("&#129;", "\u{81}"),
    ])
  func numbers(reference: String, text: String) {
    #expect(HTMLEntities.decoded(reference) == text)
  }

  @Test(
    "What is no reference stays as it is",
    arguments: [
      "Q & A", "R&B;", "&;", "&#;", "&#x;", "&#xD800;", "&#9999999999;", "&Eacutee;", "&eacute",
      "&EACUTE;", "& amp;", "&&", "&Afr;",
    ])
  func others(text: String) {
    #expect(HTMLEntities.decoded(text) == text)
  }

  @Test("A text is decoded once")
  func once() {
    #expect(HTMLEntities.decoded("&amp;lt;&amp;amp;") == "&lt;&amp;")
  }
}
