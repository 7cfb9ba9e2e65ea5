import MoviesCore
import Titles

/// The answers of the library; empty if it failed, which is said as a warning.
extension PlainPrinter {
  /// The outcome of a change, or the question before it.
  var outcome: [String] {
    let library = state.library
    if let (step, direction) = state.stepInQuestion {
      return [PromptWording.spoken(step, direction, library.doubts(about: step))]
    }
    if let steps = state.stepsInQuestion {
      return PromptWording.spoken(goingBack: steps, elsewhere: library.elsewhere(of: steps))
    }
    guard library.error == nil, let outcome = library.outcome else { return [] }
    if outcome.step == nil, outcome.direction == .done { return [PlainWording.unchanged] }
    if let overtaken = outcome.overtaken { return [overtaken.sentence] }
    if let step = outcome.step, outcome.count > 1 {
      return [Notice.words(wentBackTo: step, count: outcome.count)]
    }
    return [Notice.words(about: outcome.step, outcome.direction)]
  }

  var statistics: [String] {
    guard state.library.isCounted, let statistics = state.library.statistics else { return [] }
    return statistics.isEmpty
      ? [PlainWording.nothingToCount] : StatisticsSentence(statistics).lines
  }

  /// Returns the open names, with their candidates.
  func openNames(_ page: OpenNamesPage) -> [String] {
    guard state.hasCurrentOpenNames else { return [] }
    return page.waiting.isEmpty
      ? ["\(ListMessage.noOpenNames.headline)."] : page.waiting.flatMap(\.sentences)
  }

  /// The titles found for the selected name.
  var candidates: [String] {
    guard let page = state.screen.pages.openNames else { return [] }
    let props = OpenNamesProps(page, in: state)
    return props.failure.map { [$0.words(at: state.source)] } ?? props.page.selected?.sentences
      ?? []
  }

  /// Returns the proposals with their reasons.
  func tonight(_ props: TonightProps) -> [String] {
    if let error = props.error { return [error.words] }
    return props.sentences(.plain(props.wish.source))
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
