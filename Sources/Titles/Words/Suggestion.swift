/// The most likely candidate for a mistyped word; `nil` if none is close.
///
/// Close means one changed letter, or two in words of six or more letters.
package func closest(to word: String, among candidates: [String]) -> String? {
  let limit = word.count < 3 ? 0 : word.count < 6 ? 1 : 2
  var spelling = Spelling(Array(word.lowercased().utf8))
  let ranked = candidates.compactMap { candidate in
    spelling.mistakes(
      for: Array(candidate.lowercased().utf8)[...], atMost: limit, isUnfinished: false
    ).map { (candidate: candidate, mistakes: $0) }
  }
  return ranked.min { $0.mistakes < $1.mistakes }?.candidate
}
