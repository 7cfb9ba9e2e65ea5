import MoviesCore
import Redux
import Titles

/// The names that imports have left open, by command.
extension PlainFront {
  /// Lists the names that wait.
  mutating func listOpenNames(_ state: AppState) -> [any Action] {
    if let problem = state.libraryProblem { return say([problem]) }
    wait = .openNames
    return [OpenNamesAction.opened]
  }

  /// Gives a name the candidate of a number, leaves it out, or looks for other candidates.
  mutating func settle(
    _ number: Int, as choice: PlainCommand.NameChoice, _ state: AppState
  ) -> [any Action] {
    if let problem = state.libraryProblem { return say([problem]) }
    guard let page = state.screen.pages.openNames else { return say([PlainWording.namesFirst]) }
    guard let row = page.waiting.firstIndex(where: { $0.number == number }) else {
      return say([LibraryError.noOpenName(number).words])
    }
    let selection = OpenNamesAction.selected(row: row)
    let change = Wait.library(.change, after: state.library.outcome?.number)
    switch choice {
    case .candidate(let candidate):
      let count = page.waiting[row].candidates.count
      guard 1...max(1, count) ~= candidate, count > 0 else {
        return say([PlainWording.candidates(upTo: count)])
      }
      wait = change
      return [
        selection, OpenNamesAction.candidateChosen(candidate - 1), OpenNamesAction.settled,
      ]
    case .leftOut:
      wait = change
      return [selection, OpenNamesAction.leftOut]
    case .sought(let text):
      wait = .candidates(number)
      return [selection, OpenNamesAction.sought(text, number: number)]
    }
  }

  /// The names that wait, a line each; `nil` while they are read.
  func openNamesOutcome(in state: AppState) -> [String]? {
    if let error = state.library.error { return [error.words] }
    guard let page = state.screen.pages.openNames else { return [] }
    guard state.hasCurrentOpenNames else { return nil }
    let names = page.waiting
    return names.isEmpty
      ? ["\(ListMessage.noOpenNames.headline)."] : names.flatMap { $0.sentences }
  }

  /// What was found in place of a name; `nil` while it is looked for.
  func candidatesOutcome(of number: Int, in state: AppState) -> [String]? {
    guard let page = state.screen.pages.openNames else { return [] }
    let props = OpenNamesProps(page, in: state)
    if let failure = props.failure { return [failure.words(at: state.source)] }
    guard props.page.lookup(number)?.isAnswered == true else { return nil }
    return props.page.selected?.sentences ?? []
  }
}

extension OpenName {
  /// The name, and its candidates with the numbers to choose them by.
  fileprivate var sentences: [String] {
    [sentence]
      + candidates.enumerated().map { index, title in
        "  title \(index + 1): \(PlainListing.words(title))"
      }
  }
}
