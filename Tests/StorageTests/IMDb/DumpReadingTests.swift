import Foundation
import IMDbTestSupport
import Testing

@testable import Storage

@Suite("Reading IMDb's dumps", .timeLimit(.minutes(5)))
struct DumpReadingTests {
  private let folder: DumpFolder
  private let lines = (1...500).map { "tt\(1_000_000 + $0)|\($0 % 10).\($0 % 7)|\($0)" }

  init() throws {
    folder = try DumpFolder()
  }

  private struct Reading {
    /// The columns of all lines.
    var rows: [[String]] = []
    var tally = DumpTally()
  }

  private func read(_ dump: IMDbDump = .ratings) throws -> Reading {
    var reading = Reading()
    let watch = ImportWatch { _ in }
    try DumpReader(dump: dump, files: folder.files, watch: watch).read(into: &reading.tally) {
      line in
      reading.rows.append(dump.columns.indices.map { line[$0].text })
      return nil
    }
    return reading
  }

  /// What is wrong with the dump of ratings, and with which line.
  private func fault() throws -> (fault: IMDbDumpFault, line: Int) {
    do {
      let rows = try read().rows
      throw Unexpected(rows: rows.count)
    } catch let error as IMDbImportError {
      guard case .unreadableDump(.ratings, let file, let fault, let line) = error else {
        throw error
      }
      #expect(file.hasPrefix(folder.dumps + "/title.ratings.tsv"))
      return (fault, line)
    }
  }

  private struct Unexpected: Error {
    let rows: Int
  }

  private var rows: [[String]] { lines.map { $0.split(separator: "|").map(String.init) } }

  @Test("A packed dump and an unpacked one have the same lines", arguments: [true, false])
  func packed(isPacked: Bool) throws {
    if isPacked {
      try folder.write(.ratings, lines)
    } else {
      try folder.write(.ratings, raw: DumpFolder.bytes(.ratings, lines), isPacked: false)
    }
    let reading = try read()
    #expect(reading.rows == rows)
    #expect(reading.tally.lines == 500)
    #expect(reading.tally.skipped.isEmpty)
  }

  @Test(
    "A file with several members is read to its end, wherever they divide lines, and zeros behind it are not minded"
  )
  func members() throws {
    let bytes = DumpFolder.bytes(.ratings, lines)
    for size in [1, 7, 1_000, bytes.count - 1] {
      let parts = [Array(bytes.prefix(size)), [], Array(bytes.dropFirst(size))]
      try PackedFile.write("\(folder.dumps)/title.ratings.tsv.gz", members: parts)
      #expect(try read().rows == rows)
      let packed = try folder.packedBytes(of: .ratings)
      try folder.write(.ratings, raw: packed + [UInt8](repeating: 0, count: 512))
      #expect(try read().rows == rows)
    }
  }

  @Test("A file that was cut off anywhere is said to be so")
  func cutOff() throws {
    try folder.write(.ratings, lines)
    let bytes = try folder.packedBytes(of: .ratings)
    for size in [3, 15, bytes.count / 2, bytes.count - 9, bytes.count - 1] {
      try folder.write(.ratings, raw: Array(bytes.prefix(size)))
      let fault = try fault()
      #expect(fault.fault == .cutOff)
      #expect(fault.line <= 502)
    }
  }

  @Test("An unpacked file whose last line does not end was cut off")
  func cutOffUnpacked() throws {
    let bytes = DumpFolder.bytes(.ratings, lines)
    try folder.write(.ratings, raw: bytes.dropLast(3), isPacked: false)
    let fault = try fault()
    #expect(fault == (.cutOff, 501))
  }

  @Test("Bytes that differ from the checksum, or make no sense, are damage")
  func damaged() throws {
    try folder.write(.ratings, lines)
    let bytes = try folder.packedBytes(of: .ratings)
    var changed = bytes
    changed[bytes.count - 6] ^= 1
    try folder.write(.ratings, raw: changed)
    #expect(try fault().fault == .damaged)
    changed = bytes
    changed.replaceSubrange(20..<60, with: [UInt8](repeating: 0xFF, count: 40))
    try folder.write(.ratings, raw: changed)
    #expect(try fault().fault == .damaged)
    try folder.write(.ratings, raw: bytes + Array("more".utf8))
    #expect(try fault().fault == .damaged)
  }

  @Test("A web page in place of a dump is called one, packed or not")
  func webPage() throws {
    let page = Array("\n  <!DOCTYPE html>\n<html><body>Try again later</body></html>\n".utf8)
    let marked = [0xEF, 0xBB, 0xBF] + Array("<html>".utf8)
    for bytes in [page, Array(page.dropFirst(3)), Array("<html>".utf8), marked] {
      try folder.write(.ratings, raw: bytes)
      let fault = try fault()
      #expect(fault == (.webPage, 1))
    }
    try PackedFile.write("\(folder.dumps)/title.ratings.tsv.gz", members: [page])
    #expect(try fault().fault == .webPage)
  }

  @Test("Another text of one line is not taken for the beginning of a dump")
  func otherText() throws {
    try folder.write(.ratings, raw: Array(#"{"message":"Forbidden"}"#.utf8), isPacked: false)
    #expect(try fault() == (.otherColumns(#"{"message":"Forbidden"}"#), 1))
    try folder.write(.ratings, raw: Array("tconst\taver".utf8), isPacked: false)
    #expect(try fault().fault == .cutOff)
  }

  @Test("An empty file is called empty, packed or not")
  func empty() throws {
    try folder.write(.ratings, raw: [])
    #expect(try fault() == (.empty, 1))
    try PackedFile.write("\(folder.dumps)/title.ratings.tsv.gz", members: [[]])
    #expect(try fault() == (.empty, 1))
  }

  @Test("Other columns are named, without what could harm a terminal")
  func otherColumns() throws {
    try folder.write(
      .ratings, raw: Array("tconst\tratings\u{1B}[2J\ntt1\t2\n".utf8), isPacked: false)
    #expect(try fault() == (.otherColumns("tconst ratings"), 1))
    try folder.write(.ratings, raw: DumpFolder.bytes(.episodes, []), isPacked: false)
    #expect(try fault().fault == .otherColumns("tconst parentTconst seasonNumber episodeNumber"))
  }

  @Test(
    "A column that is missing, moved or new between others is refused, with the whole line",
    arguments: [
      "tconst numVotes", "tconst numVotes averageRating", "tconst averageRating rank numVotes",
      "tconst averageRating numVotes2",
    ])
  func movedColumns(names: String) throws {
    let mark = String(decoding: [0xEF, 0xBB, 0xBF] as [UInt8], as: UTF8.self)
    for text in [names, mark + names] {
      let header = text.replacing(" ", with: "\t") + "\n"
      try folder.write(.ratings, raw: Array(header.utf8), isPacked: false)
      #expect(try fault() == (.otherColumns(names), 1))
    }
  }

  @Test("A byte order mark is passed over")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    try folder.write(
      .ratings, raw: mark + DumpFolder.bytes(.ratings, lines), isPacked: false)
    #expect(try read().rows == rows)
    try folder.write(.ratings, raw: mark + Array("tconst\taver".utf8), isPacked: false)
    #expect(try fault().fault == .cutOff)
  }

  @Test("New columns behind the others are passed over, and told without harm to a terminal")
  func newColumns() throws {
    let header = "tconst\taverageRating\tnumVotes\trank\t\u{1B}[31mred\n"
    let lines = "tt2\t2.0\t5\t1\tx\ntt3\t3.0\t6\ntt4\t4.0\t7\t\t\n"
    try folder.write(.ratings, raw: Array((header + lines).utf8), isPacked: false)
    let reading = try read()
    #expect(reading.rows == [["tt2", "2.0", "5"], ["tt4", "4.0", "7"]])
    #expect(reading.tally.newColumns == ["rank", "red"])
    #expect(reading.tally.skipped == [.shiftedColumns: 1])
  }

  @Test("A first line that does not end is refused after 64 KB, however much follows")
  func endlessHeader() throws {
    let endless = [UInt8](repeating: UInt8(ascii: "a"), count: 70_000)
    try folder.write(.ratings, raw: endless, isPacked: false)
    let file = try #require(FileHandle(forWritingAtPath: "\(folder.dumps)/title.ratings.tsv"))
    // A hole, which takes no room: to read it all would take minutes.
    try file.truncate(atOffset: 1 << 38)
    #expect(try fault() == (.otherColumns(String(repeating: "a", count: 200)), 1))
  }

  @Test(
    "A pipe is refused, and nobody waits for what may come through it", arguments: [true, false])
  func pipe(isPacked: Bool) throws {
    let name = isPacked ? IMDbDump.ratings.fileName : IMDbDump.ratings.unpackedName
    try #require(mkfifo("\(folder.dumps)/\(name)", 0o600) == 0)
    #expect(try fault() == (.notAnOrdinaryFile, 1))
  }

  @Test(
    "A file that lies alone in a folder of its name is read",
    arguments: [("title.ratings.tsv", "data.tsv"), ("title.ratings.tsv.gz", "title.ratings.tsv")])
  func folder(name: String, file: String) throws {
    let place = "\(folder.dumps)/\(name)"
    try FileManager.default.createDirectory(
      atPath: place + "/more", withIntermediateDirectories: true)
    #expect(throws: IMDbImportError.missingFiles([.ratings], folder: folder.dumps)) { try read() }
    for name in [file, ".DS_Store"] {
      try Data(DumpFolder.bytes(.ratings, lines)).write(to: URL(filePath: "\(place)/\(name)"))
    }
    #expect(try read().rows == rows)
    try Data().write(to: URL(filePath: place + "/other.tsv"))
    #expect(throws: IMDbImportError.missingFiles([.ratings], folder: folder.dumps)) { try read() }
  }

  @Test("Without a file, the missing one is named")
  func missing() throws {
    #expect(throws: IMDbImportError.missingFiles([.ratings], folder: folder.dumps)) { try read() }
  }

  @Test("Lines with a shifted column are counted, and the others are read")
  func shifted() throws {
    try folder.write(.ratings, ["tt1|2", "tt2|2.0|5", "tt3|2.0|5|6", "", "tt4|3.0|6"])
    let reading = try read()
    #expect(reading.rows == [["tt2", "2.0", "5"], ["tt4", "3.0", "6"]])
    #expect(reading.tally.lines == 5)
    #expect(reading.tally.skipped == [.shiftedColumns: 3])
  }

  @Test("A line of a megabyte is counted, and the next one is read", arguments: [true, false])
  func longLine(isPacked: Bool) throws {
    let long = "tt1|" + String(repeating: "9", count: 1 << 20) + "|5"
    let bytes = DumpFolder.bytes(.ratings, [long, "tt2|2.0|5"])
    if isPacked {
      try PackedFile.write("\(folder.dumps)/title.ratings.tsv.gz", members: [bytes])
    } else {
      try folder.write(.ratings, raw: bytes, isPacked: false)
    }
    let reading = try read()
    #expect(reading.rows == [["tt2", "2.0", "5"]])
    #expect(reading.tally.skipped == [.tooLong: 1])
  }

  @Test("The longest line is read, and one that has a byte more is not", arguments: [0, 1])
  func longestLine(more: Int) throws {
    let ends = "tt1\t\t5".utf8.count
    let digits = String(repeating: "9", count: 65_536 - ends + more)
    try folder.write(
      .ratings, raw: DumpFolder.bytes(.ratings, ["tt1|\(digits)|5"]), isPacked: false)
    let reading = try read()
    #expect(reading.rows.count == 1 - more)
    #expect(reading.tally.skipped == (more == 0 ? [:] : [.tooLong: 1]))
  }

  @Test("A carriage return at the end of lines is not part of the last column")
  func carriageReturn() throws {
    let bytes = DumpFolder.bytes(.ratings, lines, lineEnd: "\r\n")
    try folder.write(.ratings, raw: bytes, isPacked: false)
    #expect(try read().rows == rows)
  }

  @Test("Quotes are ordinary characters")
  func quotes() throws {
    try folder.write(
      .crew, ["\"tt1|\"|nm1", "tt2|nm\"2|\"", "tt3|nm3|nm4"])
    #expect(
      try read(.crew).rows == [
        ["\"tt1", "\"", "nm1"], ["tt2", "nm\"2", "\""], ["tt3", "nm3", "nm4"],
      ])
  }

  @Test("Texts cannot harm a terminal, and bytes that are no UTF-8 are replaced")
  func texts() throws {
    let bytes =
      DumpFolder.bytes(.crew, ["tt1|Caf\u{E9} \u{1B}[31mred\u{202E}|東京"])
      + Array("tt2\tA".utf8) + [0xFF, 0xC3] + Array("B\tC\n".utf8)
    try folder.write(.crew, raw: bytes, isPacked: false)
    let rows = try read(.crew).rows
    #expect(rows[0] == ["tt1", "Café red", "東京"])
    #expect(rows[1][1] == "A\u{FFFD}\u{FFFD}B")
  }
}
