/// The value of `Content-Range`, such as `bytes 100-199/1000`.
struct ContentRange: Hashable {
  /// Where the bytes of the reply begin in the file.
  var start: Int
  /// The size of the whole file; `nil` if the server does not know.
  var total: Int?

  /// Reads the field; `nil` if it has another form, or says that the range cannot be had.
  init?(_ text: String) {
    let words = text.split(whereSeparator: { " -/".contains($0) })
    guard words.count == 4, words[0].lowercased() == "bytes", let start = Int(words[1]),
      let end = Int(words[2]), (0...end).contains(start)
    else { return nil }
    self.start = start
    total = Int(words[3])
    guard total != nil || words[3] == "*", total.map({ $0 > end }) ?? true else { return nil }
  }
}
