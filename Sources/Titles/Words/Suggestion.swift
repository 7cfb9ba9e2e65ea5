/// The most likely candidate for a mistyped word; `nil` if none is close.
///
/// Close means one changed letter, or two in words of six or more letters.
package func closest(to word: String, among candidates: [String]) -> String? {
  let length = word.count
  let limit = length < 3 ? 0 : length < 6 ? 1 : 2
  // At least the difference in length must change: checking it first, a word of any length costs no
  // more than a candidate does.
  let ranked = candidates.filter { abs($0.count - length) <= limit }
    .map { (candidate: $0, distance: changes(from: word, to: $0)) }
  return ranked.min { $0.distance < $1.distance }.flatMap {
    $0.distance <= limit ? $0.candidate : nil
  }
}

/// How many letters must be inserted, deleted, replaced or swapped with the next one to turn one
/// word into the other, ignoring case.
///
/// It is the distance of Damerau and Levenshtein, where no letter changes twice.
private func changes(from first: String, to second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (i, left) in first.enumerated() {
    var row = [i + 1]
    for (j, right) in second.enumerated() {
      let exchanged = last[j] + (left == right ? 0 : 1)
      var distance = min(exchanged, row[j] + 1, last[j + 1] + 1)
      if i > 0, j > 0, left == second[j - 1], right == first[i - 1] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
