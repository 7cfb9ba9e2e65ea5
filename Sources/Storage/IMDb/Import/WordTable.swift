/// Finds which of a few words a column is, without making a text of it.
struct WordTable<Value> {
  private let bytes: [UInt8]
  private let places: [Range<Int>]
  private let values: [Value]

  /// - Parameter words: The words with their values, the most frequent first.
  init(_ words: [(String, Value)]) {
    var bytes: [UInt8] = []
    places = words.map { word, _ in
      bytes.append(contentsOf: word.utf8)
      return bytes.count - word.utf8.count..<bytes.count
    }
    self.bytes = bytes
    values = words.map(\.1)
  }

  subscript(column: DumpColumn) -> Value? {
    for (index, place) in places.enumerated() where place.count == column.bytes.count {
      if bytes[place].elementsEqual(column.bytes) { return values[index] }
    }
    return nil
  }
}
