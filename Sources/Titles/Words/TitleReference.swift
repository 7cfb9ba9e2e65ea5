/// A title identified by its id, typed or pasted in place of a search.
public enum TitleReference {
  /// Returns the id in a text that is an id, or an IMDb address that contains one.
  ///
  /// Accepts `tt0096895`, `TT0096895`, and any address whose host is IMDb's, whatever its language,
  /// path and query. An id among other words is not a reference.
  public static func parse(_ text: String) -> TitleID? {
    let text = text.trimmed.lowercased()
    if let id = TitleID(text) { return id }
    guard !text.contains(where: \.isWhitespace), isIMDbAddress(text) else { return nil }
    return text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.lazy
      .compactMap { TitleID($0) }.first
  }

  private static func isIMDbAddress(_ text: String) -> Bool {
    let address =
      ["https://", "http://"].first { text.hasPrefix($0) }
      .map { text.dropFirst($0.count) } ?? text[...]
    let host = address.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
    return host == "imdb.com" || host.hasSuffix(".imdb.com")
  }
}
