import Foundation

/// Strings in C's form, with a null at the end; owns the copies.
final class CStringList {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    pointers.forEach { free($0) }
  }
}
