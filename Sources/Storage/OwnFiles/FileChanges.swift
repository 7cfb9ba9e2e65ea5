import FileNames
import Keeping
import Scanning
import Titles

/// The changes by a scan: the comparison with what was known, and the meanings of new names.
struct FileChanges: Sendable {
  let known: KnownFolders
  let scans: [RootScan]
  let comparison: FileComparison
  let time: Int
  private let isFull: Bool
  /// The catalogue that was asked about names; `nil` for none.
  private(set) var source: DataSource?
  /// The readings of the names that the comparison needed.
  private var readings: [PathBytes: [FileNameReading]] = [:]
  /// The new files that are titles.
  private(set) var new: [(arrival: FileComparison.Arrival, meaning: FileMeaning)] = []
  /// The meanings of known files, by their numbers: of those that have other names now.
  private(set) var meanings: [Int: FileMeaning] = [:]
  /// The known files whose new names are not those of titles.
  private(set) var dropped: [Int] = []

  /// Compares what was known with what was seen.
  init(
    of scans: [RootScan], in known: KnownFolders, knowing files: [KnownFile], isFull: Bool,
    at time: Int
  ) {
    var readings: [PathBytes: [FileNameReading]] = [:]
    let changed = zip(known.roots.map(\.known), scans).filter { !known.isUnchanged($0, $1) }
    comparison = FileComparison(of: changed.map { (root: $0, scan: $1) }, knowing: files) { seen in
      let root = scans.first { seen.path.isWithin($0.root) }?.root ?? seen.path
      let all = readings[seen.path] ?? seen.readings(in: root)
      readings[seen.path] = all
      return all.map { FileReading($0).key }
    }
    self.readings = readings
    self.known = known
    self.scans = scans
    self.isFull = isFull
    self.time = time
  }

  /// Finds out what the names of new and moved files mean; in a full scan, of all that were seen.
  ///
  /// - Throws: A `CancellationError`.
  mutating func recognise(with recognition: inout FileRecognition) async throws {
    let paths = Dictionary(
      known.roots.map { ($0.known.id, $0.known.path) }, uniquingKeysWith: { $1 })
    for arrival in comparison.new {
      try Task.checkCancellation()
      if let meaning = await meaning(of: arrival.seen, in: paths[arrival.root], &recognition) {
        new.append((arrival, meaning))
      }
    }
    for match in comparison.moved {
      try Task.checkCancellation()
      let meaning = await meaning(of: match.seen, in: paths[match.root], &recognition)
      note(meaning, of: match.known, ifNew: meaning?.reading.key != match.known.reading)
    }
    for match in comparison.found where isFull || match.hasOtherNote {
      try Task.checkCancellation()
      let meaning = await meaning(of: match.seen, in: paths[match.root], &recognition)
      note(meaning, of: match.known, ifNew: false)
    }
  }

  /// Notes what a known file means; what was certain stays so while nobody can be asked, unless
  /// the name is a new one.
  private mutating func note(_ meaning: FileMeaning?, of file: KnownFile, ifNew: Bool) {
    guard let meaning else { return dropped.append(file.id) }
    if meaning.reason != .notAsked || ifNew { meanings[file.id] = meaning }
  }

  /// Finds out what open names mean for which earlier scans had nobody to ask, or other data.
  ///
  /// - Throws: A `CancellationError`.
  mutating func recognise(
    _ open: [OpenFile], with recognition: inout FileRecognition
  ) async throws {
    for file in open where meanings[file.id] == nil && recognition.isAsking {
      try Task.checkCancellation()
      // The first question tells which data is there.
      guard file.isNotAsked || recognition.source == nil || recognition.source != known.source
      else { continue }
      let meaning = await recognition.meaning(of: file.seen.readings(in: file.root))
      let isNews = file.isNotAsked || recognition.source != known.source
      if let meaning, meaning.reason != .notAsked, isNews { meanings[file.id] = meaning }
    }
    source = recognition.source ?? known.source
  }

  private func meaning(
    of seen: SeenFile, in root: PathBytes?, _ recognition: inout FileRecognition
  ) async -> FileMeaning? {
    guard let root else { return nil }
    return await recognition.meaning(of: readings[seen.path] ?? seen.readings(in: root))
  }
}
