import Search
import Testing
import Titles

@Suite("Names in scripts without blanks", .timeLimit(.minutes(5)))
struct SignPairsTests {
  @Test(
    "They are found by any part of two signs and more",
    arguments: [
      ("神隠し", "千と千尋の神隠し"), ("千尋", "千と千尋の神隠し"), ("虎藏龍", "臥虎藏龍"),
      ("민국", "대한민국"), ("ファンタジー", "ファイナルファンタジー"), ("ไทย", "ประเทศไทย"),
      ("บุญมี", "ลุงบุญมีระลึกชาติ"), ("ゴッド", "東京ゴッドファーザーズ 2003"),
    ])
  func parts(typed: String, name: String) async throws {
    let title = TitleDetail(id: KnownTitles.amelie.id, title: name)
    #expect(SearchedWords([typed]).tier(of: title) == .nameWords)
    let search = LocalSearch(.words([typed]), ranking: typed)
    let index = MemoryIndex([title])
    // The first search looks at every title, and later ones at those that have its words.
    for _ in 1...3 { #expect(try index.hits(for: search, in: 0..<9).titles == [title]) }
  }

  @Test(
    "Signs that are not neighbours find nothing",
    arguments: ["千隠", "神し", "尋神"])
  func others(typed: String) {
    let title = TitleDetail(id: KnownTitles.amelie.id, title: "千と千尋の神隠し")
    #expect(SearchedWords([typed]).tier(of: title) == nil)
  }

  @Test("Other letters have no parts")
  func letters() {
    #expect("spirited".signPairs.isEmpty && "амели".signPairs.isEmpty && "2009".signPairs.isEmpty)
    #expect("神".signPairs.isEmpty && "神2".signPairs.isEmpty)
    #expect("神隠し".signPairs == ["神隠", "隠し"])
  }
}
