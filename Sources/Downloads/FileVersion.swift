internal import Foundation
public import HTTPTypes

/// The version of a file on the web, as its server names it.
public struct FileVersion: Hashable, Sendable, Codable {
  /// The value of `ETag`, with its quotes.
  public var entityTag: String?
  /// The value of `Last-Modified`.
  public var lastModified: String?
  /// In bytes; `nil` if the server does not say.
  public var length: Int?

  public init(entityTag: String? = nil, lastModified: String? = nil, length: Int? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.length = length
  }

  /// Reads the version that a whole reply brings.
  public init(of response: HTTPResponse) {
    entityTag = response.headerFields[.eTag]
    lastModified = response.headerFields[.lastModified].flatMap(Self.unlessToCome)
    length = response.headerFields[.contentLength].flatMap { Int($0) }
  }

  /// The same without a time that is still to come: nothing would ever be newer.
  var past: FileVersion {
    var version = self
    version.lastModified = lastModified.flatMap(Self.unlessToCome)
    return version
  }

  /// A time, unless it is later than any clock may be ahead.
  private static func unlessToCome(_ lastModified: String) -> String? {
    let secondsPerDay = 86_400
    let latest = Int(Date.now.timeIntervalSince1970) + secondsPerDay
    return HTTPDate.time(lastModified).map { $0 > latest } == true ? nil : lastModified
  }

  /// When the file was changed last, in seconds since 1970; `nil` if the server does not say.
  public var modificationTime: Int? { lastModified.flatMap(HTTPDate.time) }

  /// The value of `If-Range`; `nil` if nothing tells this version from another one.
  ///
  /// A weak tag does not: the bytes may differ ([RFC 9110, 13.1.5](
  /// https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5)).
  var rangeCondition: String? {
    if let entityTag, !entityTag.hasPrefix("W/") { return entityTag }
    return lastModified
  }

  /// The fields of a request that is answered with 304 if the file is still of this version.
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
