extension APIKey {
  /// A text with a placeholder wherever the key stood in it.
  public func redacted(_ text: String) -> String {
    text.replacing(secret, with: "(API key)")
  }
}
