import MoviesCore
import TestSupport
import Testing
import Titles

extension Samples {
  /// The sample titles up to this number, as an answer of a quality.
  static func titles(_ count: Int, _ quality: AnswerQuality) throws -> Answer<TitlePage> {
    var answer = answer(try page(1, total: count))
    answer.quality = quality
    return answer
  }

  /// Everything about a sample title, as an answer of a quality.
  static func details(_ number: Int, _ quality: AnswerQuality) throws -> Answer<TitleDetail> {
    let detail = TitleDetail(id: try id(number), title: "Title \(number)", minutes: 90)
    return Answer(detail, source: .omdb, quality: quality)
  }
}

extension App {
  /// Types a query, and waits for the rows that are known here.
  func list(_ text: String, count: Int) async throws {
    type(text)
    try await until("what is here") { $0.list.results.count == count }
  }
}

extension MemoryCatalogue {
  /// Waits until it was asked for these, and makes sure that it was asked for nothing else.
  func expectAsked(
    _ ids: [MoviesRequestID], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let barrier = try #require(TitleID("tt9999999"))
    func questions() -> [MoviesRequestID] { asked.filter { $0.question != .title(barrier) } }
    try await waitUntil("the questions") { questions().count >= ids.count }
    // A question that nobody should ask would be asked before this one.
    _ = try? await title(.id(barrier), plot: .short, reach: .here)
    #expect(questions() == ids, sourceLocation: sourceLocation)
  }
}
