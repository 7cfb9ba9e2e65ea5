import Foundation
import IMDbTestSupport
import Storage
import Synchronization

/// Writes dumps, two groups at a time.
func generate(_ titles: Int, for level: IMDbLevel, facts: String?, into folder: String) throws {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let vocabulary = try facts.map { try Vocabulary($0) } ?? .small
  let dumps = GeneratedDumps(titles: titles, vocabulary: vocabulary)
  let groups: [GeneratedDumps.Group] =
    [.titles] + (level.hasPeople ? [.people] : []) + (level.hasNamesAbroad ? [.namesAbroad] : [])
  let start = ContinuousClock.now
  try dumps.write(groups, into: folder)
  print("Generated dumps of \(titles) titles in \(seconds(since: start)).")
}

/// Imports dumps and then takes their ratings again, and prints what that costs.
func measureImport(of files: IMDbFiles, level: IMDbLevel, into folder: String) async throws {
  let stages = StageTimes()
  var start = ContinuousClock.now
  let report = try await IMDbImport(files, level: level, into: folder).run { stages.note($0) }
  print("Import: \(seconds(since: start)), peak memory \(megabytes(peakMemory))")
  stages.printAll()
  let status = report.status
  print(
    """
      \(report.lines.values.reduce(0, +)) lines, \(status.titles) titles, \(status.episodes) \
      episodes, \(status.ratings) ratings, \(status.people) people
      on disk \(megabytes(status.bytes)), estimated \(level.estimate(for: files))
      skipped \(report.skipped)
    """)
  start = ContinuousClock.now
  _ = try await IMDbRatingsUpdate(files, into: folder).run { _ in }
  print("Update of ratings: \(seconds(since: start)), peak memory \(megabytes(peakMemory))")
}

/// When each stage of an import began.
final class StageTimes: Sendable {
  private let times = Mutex<[(stage: IMDbProgress.Stage, start: ContinuousClock.Instant)]>([])

  func note(_ progress: IMDbProgress) {
    times.withLock { times in
      guard times.last?.stage != progress.stage else { return }
      times.append((progress.stage, .now))
    }
  }

  func printAll() {
    let times = times.withLock(\.self)
    let ends = times.dropFirst().map(\.start) + [.now]
    for (time, end) in zip(times, ends) {
      print("  \(time.stage): \((end - time.start) / .seconds(1)) s")
    }
  }
}

private func seconds(since start: ContinuousClock.Instant) -> String {
  String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
}

private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

/// The most memory that was resident so far, in bytes.
private var peakMemory: Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  #endif
}
