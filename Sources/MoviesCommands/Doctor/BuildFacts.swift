import CBuild
import CLoader
import CTurboJPEG
import Foundation

/// Facts about how the program was built.
enum BuildFacts {
  /// The commit from which the program was built; `nil` if `make` did not build it.
  static var commit: String? { text(cbuild_commit()) }

  /// The version of Swift, as exactly as the program knows it.
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
  /// No function of the library returns the version. It is in a text that every release contains,
  /// after the words below.
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
