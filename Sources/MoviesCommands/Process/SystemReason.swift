import Foundation

extension Error {
  /// What the system says is wrong with a file, in few words.
  var systemReason: String {
    guard let error = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(error.code.rawValue))
  }
}
