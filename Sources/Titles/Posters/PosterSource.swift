/// Fetches the pictures of titles.
public protocol PosterSource: Sendable {
  /// The poster at an address.
  ///
  /// - Parameters:
  ///   - address: As the catalogue sent it; not checked yet.
  ///   - width: The width in pixels that is needed; the picture may have any.
  ///   - reach: `.here` asks memory and disk only.
  /// - Returns: The bytes of a JPEG: it begins like one, and may still be damaged.
  /// - Throws: A ``PosterError``.
  func poster(at address: String, width: Int, reach: CachePolicy) async throws(PosterError)
    -> [UInt8]
}

extension String {
  /// The address of a poster as it is kept: nothing follows its path, where a service may repeat
  /// the key that it was asked with.
  package var withoutQuery: String {
    String(unicodeScalars.prefix { $0 != "?" && $0 != "#" })
  }
}
