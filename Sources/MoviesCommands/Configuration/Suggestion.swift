/// The candidate that a mistyped word most likely means; `nil` where none is near.
///
/// Near is a word that takes at most two changes of a letter, or one in three letters.
func closest(to word: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { (candidate: $0, distance: changes(from: word, to: $0)) }
  let nearest = ranked.min { $0.distance < $1.distance }
  guard let nearest, nearest.distance <= max(2, word.count / 3), nearest.distance < word.count
  else { return nil }
  return nearest.candidate
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
