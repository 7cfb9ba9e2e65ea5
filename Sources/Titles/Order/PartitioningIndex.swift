extension RandomAccessCollection where Index == Int {
  /// Returns the first index at which a condition holds, if it then holds for all later elements,
  /// too; the end index if it never holds.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
