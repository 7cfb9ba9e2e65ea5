import MoviesCore
import MoviesUI
import Testing

@Suite("The words about the file of earlier sessions", .timeLimit(.minutes(5)))
struct NoticeWordingTests {
  private static let file = "/home/user/.local/state/movies-tui/session.json"

  private static let problems: [MemoryProblem] = [
    .damaged(keptAs: file + ".damaged"), .newer(file: file),
    .unreadable(file: file, reason: "it is a directory"),
    .unwritable(file: file, reason: "Permission denied"),
  ]

  @Test("They fit 80 columns, and name the file without its path", arguments: problems)
  func short(problem: MemoryProblem) {
    #expect(problem.words.count <= 76)
    #expect(problem.words.contains("session.json"))
    #expect(!problem.words.contains("/"))
  }

  @Test("For a shell they name the whole path", arguments: problems)
  func path(problem: MemoryProblem) {
    #expect(problem.line.contains(Self.file))
  }
}
