import FileNames

extension FuzzedReader {
  /// Reads a path, and behind the first line an information file: no input crashes the reader or
  /// the decision, a title has readings with scores of 1 in all, and what is not a title has none.
  public static let fileName = FuzzedReader(corpus: "FileName") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let names = (parts.first ?? []).split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    let information = parts.count > 1 ? InformationFile(contents: parts[1]) : nil
    for isFolder in [false, true] {
      let file = FileName(
        names.last ?? "", folders: Array(names.dropLast()), informationFile: information,
        isFolder: isFolder)
      try check(file)
    }
  }

  private static func check(_ file: FileName) throws {
    let readings = file.readings
    try BrokenPromise.unless(
      readings.isEmpty == (file.role != .title) && readings.count <= 8,
      "A title has between one and eight readings.")
    guard let best = readings.first else { return }
    try BrokenPromise.unless(
      abs(readings.reduce(0) { $0 + $1.score } - 1) < 1e-6, "The scores are 1 in all.")
    try BrokenPromise.unless(
      readings.allSatisfy { !$0.title.isEmpty && $0.score <= best.score },
      "Every reading has a title, and the first one is the best.")
    let known = readings.prefix(2).enumerated().map { index, reading in
      KnownTitle(
        id: "tt\(index)", name: reading.title, year: reading.year,
        isSeries: reading.kind != .film)
    }
    let decision = file.decision(among: known)
    try BrokenPromise.unless(
      decision.id.map { id in known.contains { $0.id == id } } ?? true,
      "Only what is known is certain.")
  }
}
