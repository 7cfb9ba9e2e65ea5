import Exchange
import Testing

@Suite("The order of rows", .timeLimit(.minutes(5)))
struct RowOrderTests {
  private func titles(_ rows: String...) throws -> [String?] {
    let table = (["Position,Const,Created,Title"] + rows).joined(separator: "\n")
    return try FileReading.read(ExchangeFile("Quiet nights.csv", table)).rows.map(\.facts?.title)
  }

  @Test("Positions are numbers, and rows without one come last, as they stand in the file")
  func positions() throws {
    #expect(
      try titles(
        ",tt0000001,2020-01-02,Adrift", "10,tt0000002,2020-01-02,Tenth",
        ",tt0000003,2020-01-02,Astray", "9,tt0000004,2020-01-02,Ninth",
        "1,tt0000005,2020-01-02,First") == ["First", "Ninth", "Tenth", "Adrift", "Astray"])
  }

  @Test("A list is sorted also where only its last rows are the wrong way round")
  func lastRows() throws {
    #expect(
      try titles(
        "1,tt0000001,2020-01-02,One", "3,tt0000003,2020-01-02,Three",
        "2,tt0000002,2020-01-02,Two") == ["One", "Two", "Three"])
  }

  @Test("Rows of one position stay as they stand in the file")
  func equalPositions() throws {
    #expect(
      try titles(
        "1,tt0000001,2020-01-02,One", "1,tt0000002,2020-01-02,Two",
        "1,tt0000003,2020-01-02,Three") == ["One", "Two", "Three"])
  }
}
