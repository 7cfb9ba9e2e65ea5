import CTestSupport
import CZip
import Exchange
import TestSupport
import Testing

@Suite("Zip archives", .timeLimit(.minutes(5)))
struct ZipArchiveTests {
  private static let files = [
    (name: "watched.csv", text: "Date,Name,Year,Letterboxd URI\r\n2020-01-01,Lamps,1989,x\r\n"),
    (name: "lists/été.csv", text: String(repeating: "tt0000001\n", count: 10_000)),
    (name: "deleted/diary.csv", text: "nothing"),
    (name: "empty.csv", text: ""),
  ]

  @Test("All files are unpacked, whether they are packed or not", arguments: [true, false])
  func files(isPacked: Bool) throws {
    let bytes = try MadeArchive.bytes(Self.files, isPacked: isPacked)
    #expect(ZipArchive.isArchive(bytes))
    let files = try ZipArchive.files(in: bytes)
    #expect(files == Self.files.map { ExchangeFile($0.name, $0.text) })
  }

  @Test("The names in an archive are harmless")
  func harmlessNames() throws {
    let bytes = try MadeArchive.bytes([(name: "a\u{202E}b.csv", text: "")])
    #expect(try ZipArchive.files(in: bytes).map(\.name) == ["ab.csv"])
  }

  @Test("A spreadsheet is told from an archive", arguments: ["xl/workbook.xml", "content.xml"])
  func spreadsheets(_ part: String) throws {
    let bytes = try MadeArchive.bytes([("mimetype", "x"), (part, "<a/>")])
    #expect(throws: ExchangeError.spreadsheet) { try ZipArchive.files(in: bytes) }
    let read = Import([ExchangeFile(name: "a/films.ods", bytes: bytes), ExchangeFile("b.csv", "")])
    #expect(read.unreadable.map(\.error) == [.spreadsheet])
  }

  @Test("What is not wanted is not unpacked")
  func wanted() throws {
    let bytes = try MadeArchive.bytes(Self.files)
    let files = try ZipArchive.files(in: bytes) { !Import.isIgnored($0) }
    #expect(files.map(\.name) == ["watched.csv", "lists/été.csv", "empty.csv"])
  }

  @Test("No more is unpacked than the limit, whatever the archive promises")
  func sizeLimit() throws {
    let bytes = try MadeArchive.bytes(Self.files)
    let size = Self.files.reduce(0) { $0 + $1.text.utf8.count }
    #expect(try ZipArchive.files(in: bytes, sizeLimit: size).count == 4)
    #expect(throws: ExchangeError.tooLarge(limit: size - 1)) {
      try ZipArchive.files(in: bytes, sizeLimit: size - 1)
    }
  }

  @Test("A password is not asked for")
  func encrypted() throws {
    let bytes = try MadeArchive.bytes(Self.files, password: "secret")
    #expect(throws: ExchangeError.encryptedArchive) { try ZipArchive.files(in: bytes) }
  }

  @Test("An archive that breaks off is damaged")
  func truncated() throws {
    let bytes = try MadeArchive.bytes(Self.files)
    #expect(throws: ExchangeError.damagedArchive) {
      try ZipArchive.files(in: Array(bytes.dropLast(30)))
    }
    #expect(throws: ExchangeError.damagedArchive) { try ZipArchive.files(in: []) }
  }

  @Test("Content that does not have its checksum is refused")
  func damagedContent() throws {
    var bytes = try MadeArchive.bytes([(name: "a", text: "Lamps and harbours")], isPacked: false)
    let start = try #require(bytes.firstRange(of: Array("harbours".utf8))?.lowerBound)
    bytes[start] ^= 1
    #expect(throws: ExchangeError.damagedArchive) { try ZipArchive.files(in: bytes) }
  }

  @Test("Damaged in any way, an archive is read or refused, within the limit", arguments: 0..<100)
  func anyBytes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var bytes = try MadeArchive.bytes([
      (name: "a.csv", text: "Title\nLamps\n"), (name: "b.csv", text: "Title\nHarbour\n"),
    ])
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }
    let files = (try? ZipArchive.files(in: bytes, sizeLimit: 1_000)) ?? []
    #expect(files.reduce(0) { $0 + $1.bytes.count } <= 1_000)
  }

  @Test("On a machine without libzip, an archive cannot be unpacked")
  func withoutLibrary() async {
    await #expect(processExitsWith: .success) {
      let bytes = try MadeArchive.bytes([(name: "a", text: "Lamps")])
      ctest_lose(czip_library())
      for _ in 1...2 {
        #expect(throws: ExchangeError.withoutUnpacker) { try ZipArchive.files(in: bytes) }
      }
    }
  }
}
