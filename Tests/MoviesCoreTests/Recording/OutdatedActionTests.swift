import Foundation
import MoviesCore
import Redux
import Testing
import Titles

@Suite("Actions of earlier versions in recordings", .timeLimit(.minutes(5)))
struct OutdatedActionTests {
  private func action(in json: String) throws -> any Action {
    let decoder = JSONDecoder()
    decoder.userInfo[ActionRegistry.key] = ActionRegistry.movies
    return try decoder.decode(RecordedAction.self, from: Data(json.utf8)).action
  }

  @Test("That details are not all here was an action of its own, and changes nothing any more")
  func notAllHere() throws {
    let json = #"{"name":"detail","payload":{"notAllHere":{"_0":"tt0096895"}}}"#
    let action = try action(in: json)
    #expect(action.matching(DetailAction.self) == .outdated)
    var state = AppState()
    AppState.reduce(&state, action)
    #expect(state == AppState())
  }

  @Test("A request for details that does not say that it stays here does not")
  func details() throws {
    let json = #"{"name":"getDetail","payload":{"reach":{"here":{}},"title":"tt0096895"}}"#
    let request = try #require(try action(in: json).matching(GetDetail.self))
    #expect(!request.staysHere)
  }

  @Test("A notice about a sorted list that does not say what its pages take is about a service")
  func sortedPart() throws {
    let json =
      #"{"name":"screen","payload":{"noticed":{"_0":{"sorted":{"_0":{"order":{"key":"year","isReversed":false},"known":10,"count":405,"missingPages":40}}}}}}"#
    let part = SortedPart(order: TitleOrder(.year), known: 10, count: 405, missingPages: 40)
    #expect(try action(in: json).matching(ScreenAction.self) == .noticed(.sorted(part)))
    #expect(part.takesRequests)
  }

  @Test("What is written of details is what was written before")
  func written() throws {
    let details = DetailAction.setDetail(try Samples.details(1, .complete))
    let decoder = JSONDecoder()
    for action in [details, .outdated] {
      let json = try JSONEncoder().encode(action)
      #expect(try decoder.decode(DetailAction.self, from: json) == action)
    }
    let json = String(decoding: try JSONEncoder().encode(details), as: UTF8.self)
    #expect(json.hasPrefix(#"{"setDetail":{"_0":{"#))
  }
}
