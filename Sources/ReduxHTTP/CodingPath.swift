extension [any CodingKey] {
  /// The place that the path leads to, such as `Search[3].Title`; an empty one is the document itself.
  func place(in document: String) -> String {
    guard !isEmpty else { return document }
    return reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
