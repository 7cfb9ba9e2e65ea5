import Keeping
import MoviesSession
import MoviesUI
import Titles

/// The proposals for tonight, for printing.
struct PrintedOffer {
  var wish: TonightWish
  var seed: Int
  var offer: TonightOffer

  /// Formats the proposals.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: DocumentFormat, columns: Int?) -> [UInt8] {
    format.bytes(
      text: offer.proposals.isEmpty ? [] : table.lines(columns: columns), json: json)
  }

  private var table: TextTable {
    TextTable(
      header: ["ID", "YEAR", "MIN", "RATING", "TITLE", "WHY"],
      rows: offer.proposals.map { proposal in
        let title = proposal.title
        return [
          title.id.rawValue, title.years?.written ?? "", title.minutes.map { "\($0)" } ?? "",
          title.writtenRating, title.title, proposal.words,
        ]
      }, numbers: [2, 3], names: 4)
  }

  private var json: JSON {
    [
      "expression": .string(wish.expression.text), "from": .string(wish.source.rawValue),
      "seed": JSON(seed), "candidates": JSON(offer.candidates), "fitting": JSON(offer.fitting),
      "proposals": .array(offer.proposals.map { JSON($0) }),
      "without": .array(offer.loosenings.map { JSON($0) }),
    ]
  }
}

extension JSON {
  init(_ proposal: TonightProposal) {
    let over = proposal.caveats.compactMap { caveat in
      if case .over(let minutes) = caveat { minutes } else { nil }
    }
    let unknown = proposal.caveats.compactMap { caveat in
      if case .unknown(let field) = caveat { field.rawValue } else { nil }
    }
    self = [
      "title": JSON(proposal.title), "why": .string(proposal.words), "over": JSON(over.first),
      "unknown": JSON(unknown),
    ]
  }

  fileprivate init(_ loosening: TonightLoosening) {
    self = ["condition": .string(loosening.requirement.word), "gain": JSON(loosening.gain)]
  }
}

extension TonightRequirement {
  /// The condition as it would be typed, or one of three stable words.
  fileprivate var word: String {
    switch self {
    case .condition(let condition): TitleExpression(condition).text
    case .unseen: "unseen"
    case .notVetoed: "notVetoed"
    case .film: "film"
    }
  }
}
