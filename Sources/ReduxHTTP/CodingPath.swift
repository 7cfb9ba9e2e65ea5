extension [any CodingKey] {
  /// Returns the path as text, such as `Search[3].Title`; an empty path is the document itself.
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
