extension RandomAccessCollection where Index == Int {
  /// The first index from which on a condition holds, in a collection where it holds for the rest;
  /// the end if it holds nowhere.
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
