import Redux
import ReduxTesting
import Titles

@testable import MoviesCore

/// What a user does and the catalogue answers, for tests that state every change.
extension App {
  /// When those wake who are sleeping now, in milliseconds since the clock was made.
  var deadlines: [Int] { clock.deadlines.map { Int($0.offset / .milliseconds(1)) } }

  /// Moves the clock on by so many milliseconds, once so many sleep.
  func pass(
    _ milliseconds: Int, sleepers: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
  ) async {
    await clock.sleepers(reach: sleepers, fileID: fileID, filePath: filePath, line: line)
    await clock.advance(by: .milliseconds(milliseconds))
  }

  /// Types a query, presses Enter, and lets the first page of the answer come.
  func search(_ query: TitleQuery, total: Int) async throws {
    await ask(query)
    try await come(query, total: total)
  }

  /// Types a query and presses Enter, which sends the request.
  func ask(_ query: TitleQuery) async {
    type(query.text)
    await store.receive(GetMovies(query, delay: .milliseconds(250))) {
      $0.ask(query)
    }
    store.send(SearchAction.submitted) { $0.submit() }
    await store.receive(GetMovies(query))
    await started(.search)
  }

  /// Lets the first page of an answer come, which was asked for.
  func come(
    _ query: TitleQuery, total: Int, isRetry: Bool = false
  ) async throws {
    let answer = try Samples.answer(query, total: total)
    await catalogue.answer(.search, .success(answer))
    await succeeded(.search) { if isRetry { $0.errors.tries = [:] } }
    await store.receive(MoviesAction.setMovies(answer, number: 1, query: query)) {
      $0.begin(answer, of: query)
    }
  }
}
