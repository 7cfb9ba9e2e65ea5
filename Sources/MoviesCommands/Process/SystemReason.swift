import Files
import Foundation

extension Error {
  /// The system's explanation of a file error, in few words.
  var systemReason: String { (self as? SystemError)?.reason ?? localizedDescription }
}
