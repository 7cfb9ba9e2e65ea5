import Files
public import HTTPTypes
public import Transport

/// The address of a poster, on a host that posters may be fetched from.
///
/// It has no query, no user name and no fragment, so no key can travel with it.
public struct PosterAddress: Hashable, Sendable {
  private let origin: Origin
  /// The path, percent-encoded, with a leading slash.
  private let path: String

  /// The origin of IMDb's pictures; addresses at their former origins are out of use and are
  /// rewritten.
  private static let current = ServiceURL(host: "m.media-amazon.com").origin
  private static let former = ["ia.media-imdb.com", "images-na.ssl-images-amazon.com"]
    .map { ServiceURL(host: $0).origin }
  /// The widths in pixels that are requested; few, so that most posters are in the cache already.
  private static let widths = [150, 300, 600, 1_000]
  /// The maximum length of an address, in bytes.
  private static let longest = 2_000

  /// Checks an address that a catalogue sent.
  ///
  /// Fails if the address leads to a host that posters are not fetched from, or has a query, a user
  /// name or a fragment. The request uses https, unless the base is on this machine.
  ///
  /// - Parameters:
  ///   - text: The address; it may lead to a host of IMDb's pictures, past or present, by https or
  ///     http, or to the base's origin.
  ///   - base: The address of the service that the catalogue asks, if one is configured.
  public init?(_ text: String, base: ServiceURL? = nil) {
    guard text.utf8.count <= Self.longest else { return nil }
    if let base, let url = try? ServiceURL(text), url.origin == base.origin {
      self.init(origin: url.origin, of: url)
    } else if let url = try? ServiceURL(text.encrypted),
      url.origin == Self.current || Self.former.contains(url.origin)
    {
      self.init(origin: Self.current, of: url)
    } else {
      return nil
    }
  }

  private init(origin: Origin, of url: ServiceURL) {
    self.init(origin: origin, path: url.request().path ?? "/")
  }

  private init(origin: Origin, path: String) {
    self.origin = origin
    self.path = path
  }

  /// The request for the picture, which does not identify the user.
  public var request: HTTPRequest {
    HTTPRequest(
      method: .get, scheme: origin.scheme, authority: origin.authority, path: path,
      headerFields: [.accept: "image/jpeg"])
  }

  /// The name of the picture in a cache: 64 hexadecimal digits, the same in every session.
  public var name: String {
    SHA256.hexadecimal(of: "\(origin.scheme)://\(origin.authority)\(path)".utf8)
  }

  /// Returns the address of the same picture in the smallest size that is enough.
  ///
  /// - Parameter width: The width that is needed, in pixels.
  /// - Returns: The address; this one if it names no size.
  public func covering(width: Int) -> PosterAddress {
    sizes(covering: width).first ?? self
  }

  /// Returns the addresses of the same picture in every size that is large enough, the smallest
  /// first; only the largest if none is, and only this address if it names no size.
  func sizes(covering width: Int) -> [PosterAddress] {
    guard let stem else { return [self] }
    let enough = Self.widths.drop { $0 < width }
    return (enough.isEmpty ? Self.widths.suffix(1) : enough).map {
      PosterAddress(origin: origin, path: "\(stem)SX\($0).jpg")
    }
  }

  /// The path up to its size, which is everything between the last `_V1_` and `.jpg` in IMDb's
  /// names, and otherwise `SX` with digits after the last underscore; `nil` if there is neither.
  private var stem: Substring? {
    guard path.hasSuffix(".jpg"), let slash = path.lastIndex(of: "/") else { return nil }
    let file = path[slash...].dropLast(".jpg".count)
    if let mark = file.ranges(of: "_V1_").last { return path[..<mark.upperBound] }
    guard let mark = file.ranges(of: "_SX").last else { return nil }
    let digits = file[mark.upperBound...]
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber) else { return nil }
    return path[..<path.index(after: mark.lowerBound)]
  }

  /// Returns the address that a redirect leads to.
  ///
  /// - Parameters:
  ///   - location: The redirect's `Location`: an address, or an absolute path.
  ///   - base: The address of the service that the catalogue asks, if one is configured.
  /// - Returns: The address; `nil` if posters are not fetched from there.
  func redirected(to location: String, base: ServiceURL?) -> PosterAddress? {
    let isPath = location.hasPrefix("/") && !location.hasPrefix("//")
    return PosterAddress(
      isPath ? "\(origin.scheme)://\(origin.authority)\(location)" : location, base: base)
  }
}

extension String {
  /// The address with https instead of http.
  fileprivate var encrypted: String {
    let scheme = "http://"
    return lowercased().hasPrefix(scheme) ? "https://" + dropFirst(scheme.count) : self
  }
}
