import Keeping
import MoviesCore

extension TonightProps {
  /// Returns the page as lines that can be read aloud one by one.
  func sentences(_ keys: TonightKeys) -> [String] {
    let proposals = offer?.proposals.enumerated().map { place, proposal in
      "\(place + 1). \(proposal.sentence)"
    }
    let shortage = shortage(keys).map { ["\($0.headline). \($0.advice)"] }
    let summary = ([heading.replacing(" · ", with: ", ")] + facts.prefix(1)).joined(separator: ": ")
    return [summary.asSentence] + (proposals ?? []) + (shortage ?? [])
  }
}

extension TonightProposal {
  /// The proposal as a sentence, such as `Alien, 1979, 117 minutes, IMDb 8.5: the best rated`.
  var sentence: String {
    let minutes = title.minutes.map { $0.counted("minute") }
    let rating = rating.map { "IMDb \($0.written)" }
    let facts = [title.title, title.typeLabel, title.years?.written, minutes, rating].compactMap(
      \.self)
    return "\(facts.joined(separator: ", ")): \(words)."
  }
}
