/// A source of the posters of titles.
public protocol PosterSource: Sendable {
  /// Returns the poster at an address.
  ///
  /// - Parameters:
  ///   - address: The address as the catalogue sent it; not checked yet.
  ///   - width: The width that is needed, in pixels; the picture may have another one.
  ///   - reach: How far the question may go; `.here` asks only memory and disk.
  /// - Returns: The bytes of a JPEG, which begin like one, but may still be damaged.
  /// - Throws: A ``PosterError``.
  func poster(at address: String, width: Int, reach: CachePolicy) async throws(PosterError)
    -> [UInt8]
}

extension String {
  /// The address of a poster as it is kept: without anything after its path, where a service may
  /// repeat the key that it was asked with.
  package var withoutQuery: String {
    String(unicodeScalars.prefix { $0 != "?" && $0 != "#" })
  }
}
