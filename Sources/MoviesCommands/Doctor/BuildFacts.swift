import CBuild
import CLoader
import CTurboJPEG
import Foundation

/// How the program was built.
enum BuildFacts {
  /// The commit that it was built from; `nil` if `make` did not build it.
  static var commit: String? { text(cbuild_commit()) }

  /// The version of Swift, as exactly as it is known.
  static var swift: String {
    #if compiler(>=6.3)
      let least = "6.3 or later"
    #else
      let least = "6.2"
    #endif
    return text(cbuild_swift()) ?? least
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension SystemLibrary {
  /// The version of libjpeg-turbo, such as `2.1.5`; `nil` if it cannot be found.
  ///
  /// No function of the library tells it. It is in a text that every release has, which begins with
  /// these words.
  static var turboJPEGVersion: String? {
    let words = Data("libjpeg-turbo version ".utf8)
    guard let path = cloader_path(cturbojpeg_library()),
      let file = try? Data(
        contentsOf: URL(filePath: String(cString: path)), options: .mappedIfSafe),
      let place = file.range(of: words)
    else { return nil }
    let number = file[place.upperBound...].prefix(20).prefix { $0 > UInt8(ascii: " ") && $0 < 0x7F }
    return String(decoding: number, as: UTF8.self)
  }
}
