import MoviesCore
import Titles

/// The steps of the library in plain mode.
extension PlainContext {
  /// Lists the steps, or the titles that one of them changed.
  func steps() throws(PlainRefusal) -> PlainPlan {
    guard let number = numbers.first else {
      return PlainPlan([.call(.goToSteps)], needing: [.page])
    }
    guard try pastStep(number).step.count > 0 else {
      throw PlainRefusal("That step changed no title.")
    }
    let back: [PlainStep] =
      state.screen.pages.steps == nil ? [.action(ScreenAction.wentBack)] : []
    let selecting = PlainStep.action(StepsAction.selected(row: number - 1))
    return PlainPlan(back + [selecting, .call(.open)], from: 0, needing: [.page])
  }

  /// Undoes the last step, or one in the list of steps together with all later ones.
  func undo() throws(PlainRefusal) -> PlainPlan {
    guard let number = numbers.first else { return .changing([.action(RetraceLibrary(.back))]) }
    let past = try pastStep(number)
    guard !past.isUndone else { throw PlainRefusal("That step is undone already.") }
    return .changing([.action(FindStepsBack(to: past.id))])
  }

  /// Returns the step with a number in the list of steps.
  private func pastStep(_ number: Int) throws(PlainRefusal) -> PastStep {
    let pages = state.screen.pages
    guard let page = pages.steps ?? pages.stepsBelow else { throw PlainRefusal(Self.stepsFirst) }
    guard page.shown.indices.contains(number - 1) else {
      throw PlainRefusal(Self.steps(upTo: page.shown.count))
    }
    return page.shown[number - 1].past
  }

  fileprivate static func steps(upTo count: Int) -> String {
    switch count {
    case 0: "Nothing was done yet."
    case 1: "There is only step 1."
    default: "There are steps 1 to \(count.grouped)."
    }
  }

  private static let stepsFirst = "Type steps first, to see their numbers."
}

extension PlainPrinter {
  /// The maximum number of steps that are listed.
  private static let listedSteps = 20

  /// Returns the latest steps, one line each.
  func steps(_ page: StepsPage) -> [String] {
    guard let rows = page.rows else { return [] }
    guard !rows.isEmpty else { return [PlainContext.steps(upTo: 0)] }
    let listed = rows.prefix(Self.listedSteps)
    let count = rows.count.counted("step")
    let heading =
      listed.count == rows.count ? "\(count):" : "The latest \(listed.count) of \(count):"
    return [heading.capitalizedFirst]
      + listed.enumerated().map { index, row in
        "\("\(index + 1)".padded(fromLeftToCells: 2)). \(row.past.time.written), "
          + "\(row.facts.joined(separator: ", ")): \(row.past.sentence)"
      }
  }
}
