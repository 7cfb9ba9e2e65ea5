import Scanning
import Titles

/// The files that were not known at their paths, among which those are sought that were moved.
struct MovedFiles {
  typealias Arrival = FileComparison.Arrival

  private var arrivals: [Arrival?]
  private var byInode: [Inode: Int] = [:]
  private var bySize: [Int: [Int]] = [:]

  init(_ arrivals: [Arrival]) {
    self.arrivals = arrivals
    for (index, arrival) in arrivals.enumerated() {
      byInode[arrival.seen.inode] = index
      // Nothing tells empty files apart.
      if arrival.seen.size > 0 { bySize[arrival.seen.size, default: []].append(index) }
    }
  }

  var isEmpty: Bool { arrivals.isEmpty }

  /// The paths of the files that were not taken.
  var left: Set<PathBytes> { Set(arrivals.compactMap(\.?.seen.path)) }

  /// Takes the file with the number and the size of a missing one; on what may be another mount,
  /// the time has to be the same, too.
  mutating func takeByInode(_ file: KnownFile, isSameMount: Bool) -> Arrival? {
    guard let inode = file.inode, let index = byInode[inode], let arrival = arrivals[index],
      arrival.seen.size == file.size, arrival.seen.isFolder == file.isFolder,
      isSameMount || arrival.seen.modified == file.modified
    else { return nil }
    arrivals[index] = nil
    return arrival
  }

  /// Takes the files that have the sizes and the names of missing ones, or the sizes and what their
  /// names say, where no second file has these.
  ///
  /// - Returns: The files, by the numbers of the missing ones.
  mutating func takeByName(
    _ missing: [KnownFile], readings: (SeenFile) -> [String]
  ) -> [KnownFile.ID: Arrival] {
    var claims: [Int: [KnownFile.ID]] = [:]
    for file in missing {
      let same = (bySize[file.size] ?? []).filter { arrivals[$0]?.seen.isFolder == file.isFolder }
      let name = file.path.lastComponent
      let named = same.filter { arrivals[$0]?.seen.path.lastComponent == name }
      let meant =
        named.isEmpty
        ? same.filter { index in
          guard let arrival = arrivals[index], let reading = file.reading else { return false }
          return readings(arrival.seen).contains(reading)
        } : named
      if let index = meant.first, meant.count == 1 { claims[index, default: []].append(file.id) }
    }
    var found: [KnownFile.ID: Arrival] = [:]
    for (index, files) in claims where files.count == 1 {
      guard let file = files.first, let arrival = arrivals[index] else { continue }
      found[file] = arrival
      arrivals[index] = nil
    }
    return found
  }
}
