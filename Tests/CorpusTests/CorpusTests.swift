import Foundation
import FuzzedReaders
import TestRandomness
import Testing

@Suite("Every file of the fuzzers' corpora is read as promised", .timeLimit(.minutes(5)))
@MainActor
struct CorpusTests {
  private static let corpora = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../Fuzzing/Corpus").standardizedFileURL

  /// At how many places each file is cut off.
  private static let cuts = 16

  private static func files(of corpus: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: corpora.appendingPathComponent(corpus), includingPropertiesForKeys: nil)
  }

  @Test("As it is, and cut off anywhere", arguments: FuzzedReader.all)
  func reads(reader: FuzzedReader) throws {
    let files = try Self.files(of: reader.corpus)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let lengths = stride(from: 0, to: bytes.count, by: max(1, bytes.count / Self.cuts))
      for length in Array(lengths) + [bytes.count] {
        #expect(throws: Never.self, "\(file.lastPathComponent), \(length) bytes") {
          try reader.read(Array(bytes.prefix(length)))
        }
      }
    }
  }

  @Test("Random bytes, too: among the input of a terminal they make all kinds of sequences")
  func randomInput() throws {
    for seed: UInt64 in 1...2_000 {
      var random = SplitMix(seed: seed)
      let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: Never.self, "seed \(seed)") { try FuzzedReader.input.read(bytes) }
    }
  }

  @Test("Every corpus belongs to a reader")
  func corpora() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path)
    #expect(Set(folders) == Set(FuzzedReader.all.map(\.corpus)))
  }
}

extension FuzzedReader: CustomTestStringConvertible {
  public var testDescription: String { corpus }
}
