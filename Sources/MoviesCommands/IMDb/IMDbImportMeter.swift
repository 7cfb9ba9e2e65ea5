import MoviesCore
import Storage

/// The progress of each file in an import, with its speed and its remaining time.
///
/// The meter takes the progress together with the time, so that it needs no clock.
struct IMDbImportMeter: Sendable {
  /// The phase that a file has reached.
  enum Phase: Hashable {
    case waiting, downloading, downloaded, reading, done
  }

  /// One line of the display.
  struct Row: Sendable {
    var phase = Phase.waiting
    var pace = Pace()
    /// The number of lines read so far.
    var lines = 0
    /// The number of downloaded bytes.
    var size = 0
  }

  let dumps: [IMDbDump]
  private(set) var rows: [IMDbDump: Row]
  /// The pace of writing the new database; `nil` before that begins.
  private(set) var writing: Pace?
  private(set) var isFinishing = false
  private(set) var latest: IMDbProgress.Stage?

  init(_ dumps: [IMDbDump]) {
    self.dumps = dumps
    rows = Dictionary(uniqueKeysWithValues: dumps.map { ($0, Row()) })
  }

  /// Takes the progress of an import.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - time: The time since an arbitrary start.
  /// - Returns: Whether a stage has begun or ended, which should be shown at once.
  mutating func take(_ progress: IMDbProgress, at time: Duration) -> Bool {
    defer { latest = progress.stage }
    switch progress.stage {
    case .downloading(let dump):
      return change(dump, progress, at: time, in: .downloading, done: .downloaded)
    case .reading(let dump):
      return change(dump, progress, at: time, in: .reading, done: .done)
    case .writing:
      finishReading()
      writing = (writing ?? Pace()).advanced(to: progress, at: time)
    case .finishing:
      finishReading()
      isFinishing = true
    }
    return latest != progress.stage
  }

  private mutating func change(
    _ dump: IMDbDump, _ progress: IMDbProgress, at time: Duration, in phase: Phase, done: Phase
  ) -> Bool {
    let old = rows[dump] ?? Row()
    var row = old
    if row.phase != phase { row.pace = Pace() }
    row.pace = row.pace.advanced(to: progress, at: time)
    row.lines = progress.lines
    if phase == .downloading { row.size = progress.done }
    row.phase = progress.done == progress.total ? done : phase
    rows[dump] = row
    return row.phase != old.phase
  }

  private mutating func finishReading() {
    for dump in dumps where rows[dump]?.phase == .reading { rows[dump]?.phase = .done }
  }

  /// The progress in short, for a session.
  var summary: IMDbImportProgress {
    if isFinishing { return IMDbImportProgress(.finishing) }
    if let writing {
      return IMDbImportProgress(
        .writing, percent: writing.percent, secondsLeft: writing.secondsLeft)
    }
    let active = rows.values.filter { $0.phase == .downloading || $0.phase == .reading }
    let isDownloading = !rows.values.contains { $0.phase == .reading || $0.phase == .done }
    let slowest = active.compactMap(\.pace.secondsLeft).max()
    let shares = rows.map { dump, row in
      let weight = Double(dump.estimate.download)
      return (weight: weight, done: weight * row.share(whileDownloading: isDownloading))
    }
    let (whole, done) = shares.reduce((0.0, 0.0)) { ($0.0 + $1.weight, $0.1 + $1.done) }
    return IMDbImportProgress(
      isDownloading ? .downloading : .reading,
      percent: whole > 0 ? min(100, Int(100 * done / whole)) : nil, secondsLeft: slowest)
  }
}

extension IMDbImportMeter.Row {
  /// Returns the share of the file that is downloaded, or else read, from 0 to 1.
  fileprivate func share(whileDownloading isDownloading: Bool) -> Double {
    switch phase {
    case .waiting: 0
    case .downloading: pace.share
    case .downloaded: isDownloading ? 1 : 0
    case .reading: pace.share
    case .done: 1
    }
  }
}

/// The progress and the speed of work whose steps are counted.
struct Pace: Sendable {
  private(set) var done = 0
  private(set) var total: Int?
  private(set) var lines = 0
  private var start: (done: Int, lines: Int, time: Duration)?
  private var time = Duration.zero

  /// Returns the pace after further progress.
  func advanced(to progress: IMDbProgress, at time: Duration) -> Pace {
    var next = self
    next.start = start ?? (progress.done, progress.lines, time)
    (next.done, next.total, next.lines, next.time) =
      (progress.done, progress.total, progress.lines, time)
    return next
  }

  /// The share of the work that is done, from 0 to 1; 0 if the total is unknown.
  var share: Double {
    guard let total, total > 0 else { return 0 }
    return min(1, Double(done) / Double(total))
  }

  /// The share of the work that is done, in percent; `nil` if the total is unknown.
  var percent: Int? { total == nil ? nil : Int(100 * share) }

  /// The amount of work done per second; `nil` until it can be measured.
  var rate: Int? { start.flatMap { perSecond(done - $0.done, since: $0.time) } }

  /// The number of lines read per second; `nil` until it can be measured.
  var lineRate: Int? { start.flatMap { perSecond(lines - $0.lines, since: $0.time) } }

  /// The estimated total number of lines; `nil` if it cannot be estimated yet.
  var expectedLines: Int? { share > 0 ? Int(Double(lines) / share) : nil }

  var secondsLeft: Int? {
    guard let total, let rate, rate > 0 else { return nil }
    return max(0, total - done + rate - 1) / rate
  }

  private func perSecond(_ count: Int, since start: Duration) -> Int? {
    let elapsed = (time - start) / .seconds(1)
    return elapsed >= 0.5 && count > 0 ? Int(Double(count) / elapsed) : nil
  }
}
