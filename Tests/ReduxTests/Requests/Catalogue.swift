import Redux
import Synchronization
import TestSupport

/// A service as requests know it.
protocol Catalogue: Sendable {
  func titles(matching words: String) async throws(CatalogueError) -> [String]
}

enum CatalogueError: RequestFailure {
  case offline, stopped

  var isCancellation: Bool { self == .stopped }
}

/// A catalogue that answers when a test says so, in any order.
final class HeldCatalogue: Catalogue {
  typealias Answer = Result<[String], CatalogueError>

  private let questions = Mutex<[(words: String, answer: CheckedContinuation<Answer, Never>)]>([])

  /// What is asked and not answered yet, in order.
  var asked: [String] { questions.withLock { $0.map(\.words) } }

  func titles(matching words: String) async throws(CatalogueError) -> [String] {
    let answer = await withCheckedContinuation { answer in
      questions.withLock { $0.append((words, answer)) }
    }
    return try answer.get()
  }

  /// Waits for a question, and answers it.
  func answer(_ words: String, _ answer: Answer) async throws {
    let question = try await waitFor("the question \"\(words)\"") {
      questions.withLock { questions in
        questions.firstIndex { $0.words == words }.map { questions.remove(at: $0) }
      }
    }
    question.answer.resume(returning: answer)
  }
}

/// What the requests are called by.
enum CatalogueID: RequestID {
  case titles
  case page(Int)
}

enum CatalogueAction: Action, Equatable {
  case came([String])
  case counted(Int)
  case missed(CatalogueError)
}

/// Looks titles up; a success is two actions, in order.
struct GetTitles: Request, Equatable {
  var words: String
  var id: CatalogueID? = .titles
  var scheduling = EffectScheduling.concurrent
  var isAwaited = true

  func perform(with catalogue: any Catalogue) async throws(CatalogueError) -> [String] {
    try await catalogue.titles(matching: words)
  }

  func onSuccess(_ response: [String]) -> [any Action] {
    [CatalogueAction.came(response), CatalogueAction.counted(response.count)]
  }

  func onFailure(_ failure: CatalogueError) -> [any Action] { [CatalogueAction.missed(failure)] }
}

/// What becomes of its requests.
typealias CatalogueLifecycle = RequestLifecycle<CatalogueID, CatalogueError>

/// What is on its way, what came, and what need not be asked for.
struct CatalogueState: Equatable, Sendable {
  typealias Known = Result<[String], CatalogueError>

  var titles: [String] = []
  var inFlight: [Int] = []
  var known: [String: Known] = [:]
}

let catalogueReducer: Reducer<CatalogueState> = { state, action in
  if case .came(let titles) = action.matching(CatalogueAction.self) {
    state.titles = titles
  } else if let action = action.matching(CatalogueLifecycle.self) {
    state.inFlight.removeAll { $0 == action.ticket.number }
    if case .started(let ticket) = action { state.inFlight.append(ticket.number) }
  }
}
