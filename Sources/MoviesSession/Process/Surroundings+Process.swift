internal import Foundation
internal import SafeText
internal import TerminalUI
internal import Titles

extension Surroundings {
  /// What is around the running process.
  @MainActor package static var current: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let terminals = Terminals(
      input: isatty(STDIN_FILENO) == 1, output: isatty(STDOUT_FILENO) == 1,
      error: isatty(STDERR_FILENO) == 1)
    return Surroundings(
      environment: environment, terminals: terminals,
      columns: terminals.output ? columns(environment) : nil,
      isUnicode: TerminalFacts.hasUnicode, today: currentDay,
      output: FileDescriptorSink.standardOutput, messages: FileDescriptorSink.standardError)
  }

  /// The day, in local time.
  static var currentDay: CalendarDate? {
    var (now, parts) = (time(nil), tm())
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(
      year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The width of standard output: `COLUMNS` if it is set, else what the terminal says, else 80.
  private static func columns(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0, in: 1...10_000) }) { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Makes sure that no file or connection is opened under the number of a standard stream.
  ///
  /// A program started with standard output closed would otherwise write into whatever it opened
  /// first. The stand-in for a closed stream can only be read, so writing fails as it should.
  package static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }
}
