import MoviesSession
import SessionTestSupport
import Storage
import Synchronization
import Testing

@testable import MoviesCommands

@Suite("The progress of an import", .timeLimit(.minutes(5)))
struct IMDbImportDisplayTests {
  /// A time that a test sets.
  private final class Time: Sendable {
    private let seconds = Mutex(0.0)
    var now: Duration { .seconds(seconds.withLock { $0 }) }
    func pass(_ more: Double) { seconds.withLock { $0 += more } }
  }

  private let time = Time()
  private let output = RecordingSink()
  private let messages = RecordingSink()

  private func display(
    term: String? = nil, isForProgram: Bool = false,
    onReaderGone: @escaping @Sendable () -> Void = {}
  ) -> IMDbImportDisplay {
    IMDbImportDisplay(
      IMDbLevel().dumps, isForProgram: isForProgram,
      in: Surroundings(
        environment: ["TERM": term ?? "dumb"], terminals: .init(error: term != nil), columns: 120,
        output: output, messages: messages),
      now: { [time] in time.now }, onReaderGone: onReaderGone)
  }

  private func read(_ million: Double, lines: Int) -> IMDbProgress {
    IMDbProgress(
      .reading(.basics), done: Int(million * 1_000_000), total: 200_000_000, lines: lines)
  }

  @Test("In a log it is a line every ten seconds, with the rate and the time left")
  func log() {
    let display = display()
    display.take(read(0, lines: 0))
    for second in 1...25 {
      time.pass(1)
      display.take(read(Double(second) * 4, lines: second * 200_000))
    }
    #expect(
      messages.text.split(separator: "\n") == [
        "movies-tui: title.basics: 0 %, 0 lines",
        "movies-tui: title.basics: 20 %, 2.0 of 10.0 M lines, 200,000 a second, 40 s left",
        "movies-tui: title.basics: 40 %, 4.0 of 10.0 M lines, 200,000 a second, 30 s left",
      ])
  }

  @Test("On a terminal it has a line for each file, in place of the one before")
  func block() {
    let display = display(term: "xterm")
    display.take(IMDbProgress(.reading(.ratings), done: 0, total: 8))
    time.pass(1)
    display.take(IMDbProgress(.reading(.ratings), done: 8, total: 8, lines: 1_614_482))
    display.take(read(0, lines: 0))
    time.pass(50)
    display.take(read(156, lines: 9_048_000))
    let frame = messages.text.components(separatedBy: "\u{1B}[4A").last ?? ""
    let lines = frame.split(separator: "\n").map {
      $0.replacing("\r", with: "").replacing("\u{1B}[K", with: "")
    }
    #expect(
      lines.prefix(4) == [
        "  title.ratings   done   1,614,482",
        "  title.episode   waiting",
        "  title.basics    ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━─────────   78 %   9.0 of 11.6 M lines"
          + "   180,000 a second   15 s left",
        "  ^C stops; the same command goes on where it stopped",
      ])
  }

  @Test("A line is never wider than the terminal, and without Unicode it is ASCII")
  func narrow() {
    var meter = IMDbImportMeter(IMDbLevel().dumps)
    _ = meter.take(read(0, lines: 0), at: .zero)
    _ = meter.take(read(50, lines: 3_000_000), at: .seconds(10))
    for columns in [20, 40, 80] {
      for line in meter.lines(columns: columns, isUnicode: false) {
        #expect(line.count < columns && line.allSatisfy { $0.isASCII || $0 == "…" }, "\(line)")
      }
    }
  }

  @Test("A download tells bytes, their rate and the time left")
  func download() {
    var meter = IMDbImportMeter([.basics])
    let total = 200_000_000
    _ = meter.take(IMDbProgress(.downloading(.basics), done: 0, total: total), at: .zero)
    _ = meter.take(
      IMDbProgress(.downloading(.basics), done: 50_000_000, total: total), at: .seconds(10))
    #expect(
      meter.line
        == "title.basics: 25 %, 50.0 MB of 200.0 MB, 5.0 MB a second, 30 s left")
    _ = meter.take(
      IMDbProgress(.downloading(.basics), done: total, total: total), at: .seconds(40))
    #expect(
      meter.lines(columns: 80, isUnicode: true)[0] == "  title.basics   downloaded   200.0 MB")
  }

  @Test("Time is left as measured here, whatever was downloaded before")
  func resumed() {
    var meter = IMDbImportMeter([.basics])
    _ = meter.take(
      IMDbProgress(.downloading(.basics), done: 190_000_000, total: 200_000_000), at: .zero)
    _ = meter.take(
      IMDbProgress(.downloading(.basics), done: 191_000_000, total: 200_000_000), at: .seconds(1))
    #expect(meter.line.hasSuffix("1.0 MB a second, 9 s left"))
  }

  @Test("A program that no longer reads along is noticed with the next line")
  func readerGone() {
    let gone = Mutex(0)
    let display = IMDbImportDisplay(
      [.ratings], isForProgram: true,
      in: Surroundings(output: RecordingSink(failingWith: .closedPipe), messages: messages),
      now: { .zero }, onReaderGone: { gone.withLock { $0 += 1 } })
    display.take(IMDbProgress(.downloading(.ratings), done: 1, total: 8))
    #expect(gone.withLock { $0 } == 1)
  }
}
