import MoviesCore
import Titles

extension TonightProps {
  /// What the line at the top says: the page, and what fits.
  var heading: String { "Tonight · \(wish.words)" }

  /// How many titles there are to choose from, and how many fit; the longest form first.
  var facts: [String] {
    guard let offer else { return [] }
    let (all, fitting) = (offer.candidates.grouped, offer.fitting)
    let fit = fitting == 0 ? "none fit" : fitting == 1 ? "1 fits" : "\(fitting.grouped) fit"
    return ["from \(all) \(wish.source.place), \(fit)", "\(fitting.grouped) of \(all) fit", fit]
  }

  /// What is said where fewer than three titles fit; `nil` where there are enough.
  func shortage(_ keys: TonightKeys) -> ListMessage? {
    guard let offer, offer.fitting < TonightDraw.size else { return nil }
    if offer.candidates == 0 { return ListMessage(nothingIn: wish.source, keys) }
    let headline =
      switch offer.fitting {
      case 0 where offer.proposals.isEmpty: "No title fits"
      case 0: "No title fits in everything"
      case 1: "Only one title fits"
      default: "Only \(offer.fitting) titles fit"
      }
    return ListMessage(headline: headline, advice: offer.advice(keys))
  }
}

extension TonightWish.Source {
  /// Where its titles are.
  fileprivate var place: String { self == .watchlist ? "on the watchlist" : "on this disk" }
}

extension ListMessage {
  fileprivate init(nothingIn source: TonightWish.Source, _ keys: TonightKeys) {
    switch source {
    case .watchlist:
      self.init(
        headline: "The watchlist is empty",
        advice: "Press \(keys.watchlist) on a title to put it there. "
          + "Press \(keys.source) to choose from all titles on this disk.")
    case .disk:
      self.init(
        headline: "There are no titles on this disk yet",
        advice: "Titles that you look up stay here. "
          + "Press \(keys.source) to choose from the watchlist.")
    }
  }
}

extension TonightOffer {
  /// What could be dropped, and what that would bring.
  fileprivate func advice(_ keys: TonightKeys) -> String {
    guard !loosenings.isEmpty else {
      return "No single condition is to blame. Press \(keys.fit) to change what fits."
    }
    let losses = loosenings.prefix(3).map { $0.sentence(keys) }
    let isAboutWish = loosenings.contains { $0.requirement.isOfWish }
    return (losses + (isAboutWish ? ["Press \(keys.fit) to change what fits."] : []))
      .joined(separator: " ")
  }
}

extension TonightLoosening {
  fileprivate func sentence(_ keys: TonightKeys) -> String {
    let more = gain == 1 ? "1 more would fit" : "\(gain.grouped) more would fit"
    return switch requirement {
    case .condition(let condition): "Without “\(condition.shortWords)”, \(more)."
    case .unseen: "With those you have seen, \(more): press \(keys.seen) to include them."
    case .notVetoed: "Without your vetoes of the last \(Vetoes.days) days, \(more)."
    case .film: "With more than films, \(more)."
    }
  }
}

extension TonightRequirement {
  /// Whether it is, or could be, said in the expression of the wish.
  fileprivate var isOfWish: Bool {
    switch self {
    case .condition, .film: true
    case .unseen, .notVetoed: false
    }
  }
}
