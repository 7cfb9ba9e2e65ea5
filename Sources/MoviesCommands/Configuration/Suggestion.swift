/// The candidate that a mistyped word most likely means; `nil` where none is near.
///
/// Near is a word that takes at most two changes of a letter, or one in three letters.
func closest(to word: String, among candidates: [String]) -> String? {
  let length = word.count
  let limit = min(max(2, length / 3), length - 1)
  // The letters that one word has more than the other must change at least: with that, a word of any
  // length costs no more than a candidate does.
  let ranked = candidates.filter { abs($0.count - length) <= limit }
    .map { (candidate: $0, distance: changes(from: word, to: $0)) }
  return ranked.min { $0.distance < $1.distance }.flatMap {
    $0.distance <= limit ? $0.candidate : nil
  }
}

/// How many letters must be put in, taken out or exchanged to come from one word to the other,
/// whatever their case (Levenshtein's distance).
private func changes(from first: String, to second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  var row = Array(0...second.count)
  for (i, left) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in second.enumerated() {
      let exchanged = diagonal + (left == right ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(exchanged, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
