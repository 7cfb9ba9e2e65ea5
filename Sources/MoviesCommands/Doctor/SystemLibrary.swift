import CCurl
import CLoader
import CTurboJPEG
import CZip

/// A system library that is loaded on first use.
struct SystemLibrary {
  let name: String
  /// The name of the package in the oldest Debian release on which the program builds.
  let package: String
  /// A clause that says what is impossible without the library.
  let use: String
  /// The path of the loaded file; `nil` if none can be loaded.
  let file: String?
  /// The reason why the library cannot be loaded, in the system's words; `nil` if it is loaded.
  let problem: String?

  /// Loads a library, unless it is loaded already.
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

  /// A sentence about what is missing without the library, and which package to install; `nil` if
  /// the library is loaded.
  var advice: String? {
    problem.map { "\(use): \(name) cannot be loaded (\($0)). On Debian, install \(package)." }
  }
}
