public import Keeping
import MoviesCore

extension TonightProps {
  /// The heading in the line at the top: the page, and the wish.
  var heading: String { "Tonight · \(wish.words)" }

  /// The number of titles to choose from, and of those that fit; the longest form first.
  var facts: [String] {
    guard let offer else { return [] }
    let (all, fitting) = (offer.candidates.grouped, offer.fitting)
    let fit = fitting == 0 ? "none fit" : fitting == 1 ? "1 fits" : "\(fitting.grouped) fit"
    return ["from \(all) \(wish.source.place), \(fit)", "\(fitting.grouped) of \(all) fit", fit]
  }

  /// Returns the message if fewer than three titles fit, with keys that help; else `nil`.
  func shortage(_ keys: TonightKeys) -> ListMessage? {
    guard let offer, let message = offer.shortage(of: wish) else { return nil }
    let advice = [message.advice] + (offer.candidates == 0 ? keys.filling(wish) : offer.help(keys))
    return ListMessage(headline: message.headline, advice: advice.joined(separator: " "))
  }
}

extension TonightOffer {
  /// Returns sentences if fewer than three fit: how many, and how many would without a condition.
  public func shortageSentences(of wish: TonightWish) -> [String] {
    shortage(of: wish).map { ["\($0.headline).", $0.advice] } ?? []
  }

  /// Returns the shortage as a message; `nil` if enough titles fit.
  fileprivate func shortage(of wish: TonightWish) -> ListMessage? {
    guard fitting < TonightDraw.size else { return nil }
    if candidates == 0 { return ListMessage(nothingIn: wish.source) }
    let headline =
      switch fitting {
      case 0 where proposals.isEmpty: "No title fits"
      case 0: "No title fits in everything"
      case 1: "Only one title fits"
      default: "Only \(fitting) titles fit"
      }
    let losses = loosenings.prefix(3).map(\.sentence)
    return ListMessage(
      headline: headline,
      advice: losses.isEmpty ? noLoss(of: wish) : losses.joined(separator: " "))
  }

  /// Whether all titles fit.
  private var hasNoOthers: Bool { candidates <= fitting }

  /// Returns why no single dropped condition would help.
  private func noLoss(of wish: TonightWish) -> String {
    guard hasNoOthers else { return "No single condition is to blame." }
    return switch wish.source {
    case .watchlist: "There are no others on the watchlist."
    case .disk: "There are no others on this disk."
    }
  }

  /// Returns the sentences with the keys that let more titles fit.
  fileprivate func help(_ keys: TonightKeys) -> [String] {
    let hidesSeen = loosenings.contains { $0.requirement == .unseen }
    let isAboutWish =
      loosenings.isEmpty && !hasNoOthers || loosenings.contains { $0.requirement.isOfWish }
    return [
      hidesSeen ? "\(keys.verb) \(keys.seen) to include what you have seen." : nil,
      isAboutWish ? "\(keys.verb) \(keys.fit) to change what fits." : nil,
    ].compactMap(\.self)
  }
}

extension TonightKeys {
  /// Returns the sentences with the keys that bring titles to choose from.
  fileprivate func filling(_ wish: TonightWish) -> [String] {
    switch wish.source {
    case .watchlist:
      [
        "\(verb) \(watchlist) on a title to put it there.",
        "\(verb) \(source) to choose from all titles on this disk.",
      ]
    case .disk: ["\(verb) \(source) to choose from the watchlist."]
    }
  }
}

extension TonightWish.Source {
  /// The words for the place of the titles.
  fileprivate var place: String { self == .watchlist ? "on the watchlist" : "on this disk" }
}

extension ListMessage {
  fileprivate init(nothingIn source: TonightWish.Source) {
    switch source {
    case .watchlist:
      self.init(
        headline: "The watchlist is empty", advice: "Titles that you put on it are proposed here.")
    case .disk:
      self.init(
        headline: "There are no titles on this disk yet",
        advice: "Titles that you look up stay here.")
    }
  }
}

extension TonightLoosening {
  fileprivate var sentence: String {
    let more = "\(gain.grouped)\(isLeast ? "+" : "") more would fit."
    return switch requirement {
    case .condition(let condition): "Without “\(condition.shortWords)”, \(more)"
    case .unseen: "With those you have seen, \(more)"
    case .notVetoed: "Without your vetoes of the last \(Vetoes.days) days, \(more)"
    case .film where isLeast: "\(gain.grouped)+ titles of other kinds would fit, too."
    case .film: "\(gain.counted("title")) of other kinds would fit, too."
    }
  }
}

extension TonightRequirement {
  /// Whether the requirement is, or could be, part of the wish's expression.
  fileprivate var isOfWish: Bool {
    switch self {
    case .condition, .film: true
    case .unseen, .notVetoed: false
    }
  }
}
