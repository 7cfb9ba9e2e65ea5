import Foundation

extension Error {
  /// The system's explanation of a file error, in few words.
  var systemReason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
