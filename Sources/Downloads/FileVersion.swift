internal import Foundation
public import HTTPTypes

/// The version of a file on the web, as its server names it.
public struct FileVersion: Hashable, Sendable, Codable {
  /// The value of `ETag`, with its quotes.
  public var entityTag: String?
  /// The value of `Last-Modified`.
  public var lastModified: String?
  /// The length in bytes; `nil` if the server does not say.
  public var length: Int?

  public init(entityTag: String? = nil, lastModified: String? = nil, length: Int? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.length = length
  }

  /// Reads the version from the header of a whole reply.
  public init(of response: HTTPResponse) {
    entityTag = response.headerFields[.eTag]
    lastModified = response.headerFields[.lastModified].flatMap(Self.unlessToCome)
    length = response.headerFields[.contentLength].flatMap { Int($0) }
  }

  /// The version without a modification time in the future, after which nothing would ever be
  /// newer.
  var past: FileVersion {
    var version = self
    version.lastModified = lastModified.flatMap(Self.unlessToCome)
    return version
  }

  /// Returns a time, or `nil` if it is more than a day in the future, farther than any clock is
  /// wrong.
  private static func unlessToCome(_ lastModified: String) -> String? {
    let secondsPerDay = 86_400
    let latest = Int(Date.now.timeIntervalSince1970) + secondsPerDay
    return HTTPDate.time(lastModified).map { $0 > latest } == true ? nil : lastModified
  }

  /// The time of the file's last change, in seconds since 1970; `nil` if the server does not say.
  public var modificationTime: Int? { lastModified.flatMap(HTTPDate.time) }

  /// The value of `If-Range`; `nil` if nothing distinguishes this version from others.
  ///
  /// A weak tag does not, since the bytes may differ ([RFC 9110, 13.1.5](
  /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5)).
  var rangeCondition: String? {
    if let entityTag, !entityTag.hasPrefix("W/") { return entityTag }
    return lastModified
  }

  /// The header fields of a request that is answered with 304 if the file still has this version.
  var conditions: HTTPFields {
    var fields: HTTPFields = [:]
    fields[.ifNoneMatch] = entityTag
    fields[.ifModifiedSince] = lastModified
    return fields
  }

  /// Whether a reply with a range can be of this version.
  func allows(_ response: HTTPResponse) -> Bool {
    let other = FileVersion(of: response)
    return (other.entityTag == nil || other.entityTag == entityTag)
      && (other.lastModified == nil || other.lastModified == lastModified)
  }
}
