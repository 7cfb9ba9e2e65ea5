import Keeping
import MoviesCore
import Redux
import Titles

/// What to watch tonight, by command.
extension PlainFront {
  /// Proposes three titles, or three others.
  mutating func propose(_ text: String, _ state: AppState) -> [any Action] {
    if let problem = state.libraryProblem { return say([problem]) }
    if text.lowercased() == "again", let way = state.wayToTonight {
      wait = .proposals
      return way + [TonightAction.drawnAgain]
    }
    do throws(ExpressionMistake) {
      let wish = try state.usualWish.changed(by: text)
      wait = .proposals
      return [TonightAction.opened(wish, seed: state.tonightSeed)]
    } catch {
      return say([error.sentence])
    }
  }

  /// Proposes another title in the place of one.
  mutating func veto(_ number: Int, _ state: AppState) -> [any Action] {
    guard let way = state.wayToTonight else {
      return say([PlainWording.tonightFirst])
    }
    guard proposal(number) != nil else {
      return say([PlainWording.proposals(upTo: proposals.count)])
    }
    wait = .proposals
    return way + [TonightAction.selected(number - 1), TonightAction.vetoed]
  }

  /// Starts reading about a proposal.
  mutating func readProposal(_ number: Int, _ state: AppState) -> [any Action] {
    guard let id = proposal(number) else {
      return say([PlainWording.proposals(upTo: proposals.count)])
    }
    wait = .proposal(id)
    return state.wayToTonight ?? []
  }

  /// The proposal with a number.
  func proposal(_ number: Int) -> TitleID? {
    1...max(1, proposals.count) ~= number ? proposals[number - 1] : nil
  }

  /// The proposals with their reasons; `nil` while they are drawn.
  mutating func proposalsOutcome(in state: AppState) -> [String]? {
    guard let page = state.screen.pages.tonight else { return [] }
    guard !page.isDrawing else { return nil }
    if let error = page.error { return [error.words] }
    proposals = page.offer?.proposals.map(\.id) ?? []
    let props = TonightProps(page)
    return props.sentences(.plain(props.wish.source))
  }
}

extension AppState {
  /// The actions that lead to the page for tonight; `nil` if it is neither on top nor below the
  /// title that is read.
  fileprivate var wayToTonight: [any Action]? {
    if screen.pages.tonight != nil { return [] }
    guard screen.pages.readTitle != nil, case .tonight = screen.pages.opened.dropLast().last else {
      return nil
    }
    return [ScreenAction.wentBack]
  }
}

extension TonightWish {
  /// The wish for what a text says: perhaps where titles come from, or that those seen are wanted
  /// as well, and then an expression.
  fileprivate func changed(by text: String) throws(ExpressionMistake) -> TonightWish {
    var wish = self
    var rest = text[...]
    while let word = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).first {
      if word.lowercased() == "seen" {
        wish.includesSeen = true
      } else if let source = Source(rawValue: word.lowercased()) {
        wish.source = source
      } else {
        break
      }
      rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    }
    wish.expression = try TitleExpression(parsing: String(rest))
    return wish
  }
}
