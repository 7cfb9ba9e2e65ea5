import CCurl
import CLoader
import CTurboJPEG
import CZip

/// A library of the system that is loaded with its first use.
struct SystemLibrary {
  let name: String
  /// Debian's package, under the name of the oldest release that the program builds on.
  let package: String
  /// What is not possible without it.
  let use: String
  /// The file in use; `nil` if none can be loaded.
  let file: String?
  /// Why it cannot be loaded, in the system's words.
  let problem: String?

  /// Loads a library, unless it is loaded.
  private init(
    _ name: String, package: String, for use: String,
    _ library: UnsafeMutablePointer<cloader_library>
  ) {
    self.name = name
    self.package = package
    self.use = use
    file = cloader_file(library).map { String(cString: $0) }
    problem = cloader_problem(library).map { String(cString: $0) }
  }

  static var curl: SystemLibrary {
    SystemLibrary("libcurl", package: "libcurl4", for: "Nothing can be asked", ccurl_library())
  }

  static var zip: SystemLibrary {
    SystemLibrary(
      "libzip", package: "libzip4 or libzip5", for: "No zip archive can be imported", czip_library()
    )
  }

  static var zlib: SystemLibrary {
    SystemLibrary(
      "zlib", package: "zlib1g", for: "None of IMDb's data can be imported", cinflate_library())
  }

  static var turboJPEG: SystemLibrary {
    SystemLibrary(
      "libturbojpeg", package: "libturbojpeg0", for: "No poster can be shown", cturbojpeg_library())
  }

  /// What is missing without the library, and what to install; `nil` if it is there.
  var advice: String? {
    problem.map { "\(use): \(name) cannot be loaded (\($0)). On Debian, install \(package)." }
  }
}
