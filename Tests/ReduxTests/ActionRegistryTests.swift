import Foundation
import Redux
import Testing

@Suite("Actions as JSON", .timeLimit(.minutes(5)))
struct ActionRegistryTests {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init() {
    var registry = ActionRegistry()
    registry.register(CounterAction.self)
    registry.register(CancelEffect.self, as: "cancel")
    encoder.outputFormatting = [.sortedKeys]
    encoder.userInfo[ActionRegistry.key] = registry
    decoder.userInfo[ActionRegistry.key] = registry
  }

  private func decoded(_ json: String) throws -> any Action {
    try decoder.decode(RecordedAction.self, from: Data(json.utf8)).action
  }

  @Test("An action is written as its name and what it carries")
  func encoding() throws {
    let json = try encoder.encode([
      RecordedAction(CounterAction.set(3)), RecordedAction(CancelEffect(id: "search")),
    ])
    #expect(
      String(decoding: json, as: UTF8.self) == """
        [{"name":"CounterAction","payload":{"set":{"_0":3}}},\
        {"name":"cancel","payload":{"id":"search"}}]
        """)
  }

  @Test("What was written is read again")
  func roundTrip() throws {
    let json = try encoder.encode(RecordedAction(CounterAction.increased(by: 4)))
    let action = try decoder.decode(RecordedAction.self, from: json).action
    #expect(action.matching(CounterAction.self) == .increased(by: 4))
  }

  @Test("An action that is not registered cannot be written, and is named")
  func unregistered() {
    let error = #expect(throws: EncodingError.self) {
      try encoder.encode(RecordedAction(MoviesAction.errorDismissed))
    }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("Unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "MoviesAction is not registered in the ActionRegistry.")
  }

  @Test("A name that is not registered cannot be read, and is named")
  func unknownName() {
    let error = #expect(throws: DecodingError.self) {
      try decoded(#"{"name":"Unheard","payload":{}}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "No type of actions is registered as Unheard")
  }

  @Test("A registry knows names and types both ways")
  func lookup() {
    var registry = ActionRegistry()
    registry.register(CounterAction.self, as: "counter")
    #expect(registry.name(of: CounterAction.set(1)) == "counter")
    #expect(registry.name(of: CancelEffect(id: "a")) == nil)
    #expect(registry.types(named: "counter").count == 1)
    #expect(registry.types(named: "counter").first == CounterAction.self)
    #expect(registry.types(named: "other").isEmpty)
  }

  /// What the user does, and what comes: once they were one type.
  private enum Wished: Action, Codable, Equatable { case opened(Int) }
  private enum Told: Action, Codable, Equatable { case came(Int) }

  @Test("The parts of a divided type are read and written by the name of the whole")
  func divided() throws {
    var registry = ActionRegistry()
    registry.register(Wished.self, asPartOf: "book")
    registry.register(Told.self, asPartOf: "book")
    decoder.userInfo[ActionRegistry.key] = registry
    encoder.userInfo[ActionRegistry.key] = registry
    let wished = try decoded(#"{"name":"book","payload":{"opened":{"_0":1}}}"#)
    let told = try decoded(#"{"name":"book","payload":{"came":{"_0":2}}}"#)
    #expect(wished.matching(Wished.self) == .opened(1))
    #expect(told.matching(Told.self) == .came(2))
    let written = try encoder.encode(RecordedAction(Told.came(2)))
    #expect(
      String(decoding: written, as: UTF8.self) == #"{"name":"book","payload":{"came":{"_0":2}}}"#)
    #expect(throws: DecodingError.self) {
      try decoded(#"{"name":"book","payload":{"burnt":{}}}"#)
    }
  }
}
