import Foundation
import Testing

/// A line of the output of `lookup`.
struct LookupAnswer {
  var input: String
  /// The id of the title; `nil` without one.
  var id: String?
  /// The code of the error; `nil` without one.
  var code: Int?

  init(_ line: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let object = try #require(value as? [String: Any])
    input = try #require(object["input"] as? String)
    id = (object["title"] as? [String: Any])?["id"] as? String
    code = (object["error"] as? [String: Any])?["code"] as? Int
  }
}
