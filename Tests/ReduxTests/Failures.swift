import IssueReporting
import Synchronization

/// Keeps the failures that a test store reports, instead of failing the test.
private final class Failures: IssueReporter {
  private let kept = Mutex<[String]>([])

  var texts: [String] { kept.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = message() ?? ""
    kept.withLock { $0.append(text) }
  }
}

/// The failures of a piece of a test.
@MainActor
func failures(_ test: @MainActor () async -> Void) async -> [String] {
  let failures = Failures()
  await withIssueReporters([failures]) { await test() }
  return failures.texts
}
