import Foundation

/// Compares the imports of targets with the declarations of a manifest.
struct DependencyAudit {
  /// Modules of the system or the toolchain, which are not declared.
  static let system: Set = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc",
    "Musl", "Synchronization", "Testing",
  ]

  /// Dependencies that no file imports, and why they are declared.
  static let unimported = [
    "movies-tui": "a program that a test runs",
    "ScreenProbe": "a program that a test runs",
    "StorageProbe": "a program that a test runs",
    "IssueReportingTestSupport": "without it, linked, IssueReporting fails no test",
  ]

  /// The imports of a target's files: the modules, each with the first file that imports it.
  typealias Imports = [String: String]

  let manifest: Manifest

  /// All mismatches, one line each.
  func findings() throws -> [String] {
    try manifest.targets.flatMap { target in
      try findings(in: target, importing: Self.imports(in: target.folder))
    }
  }

  /// The mismatches of a target with these imports.
  func findings(in target: Manifest.Target, importing imports: Imports) -> [String] {
    let known = manifest.products.union(manifest.targets.map(\.name))
    var findings: [String] = []
    for (module, file) in imports.sorted(by: { $0.key < $1.key })
    where module != target.name && !Self.system.contains(module)
      && !target.dependencies.contains(module)
    {
      findings.append(
        known.contains(module)
          ? "\(file) imports \(module), which Package.swift does not declare for \(target.name)."
          : "\(file) imports \(module), which Package.swift does not know at all.")
    }
    for module in target.dependencies
    where imports[module] == nil && Self.unimported[module] == nil {
      findings.append(
        "Package.swift declares \(module) for \(target.name), and no file in \(target.folder) imports it."
      )
    }
    for module in Set(target.dependencies).sorted()
    where target.dependencies.count(where: { $0 == module }) > 1 {
      findings.append("Package.swift declares \(module) for \(target.name) more than once.")
    }
    return findings
  }

  /// The imports of the files in a folder, and C includes from other targets.
  static func imports(in folder: String) throws -> Imports {
    var imports: Imports = [:]
    for (ending, modules) in [(".swift", swiftModules), (".c", cModules), (".h", cModules)] {
      let files = try Article.files(in: folder, endingWith: ending)
      for file in files.sorted(by: { $0.path < $1.path }) {
        let path = folder + file.path.dropFirst(Article.root.appending(path: folder).path.count)
        for module in modules(try String(contentsOf: file, encoding: .utf8)) {
          imports[module] = imports[module] ?? path
        }
      }
    }
    return imports
  }

  /// The modules that a Swift file imports, at any access level.
  static func swiftModules(_ text: String) -> [String] {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?(\w+)/
      .anchorsMatchLineEndings()
    return text.matches(of: line).map { String($0.1) }
  }

  /// The modules whose header a C file includes; its own headers have lower-case names.
  private static func cModules(_ text: String) -> [String] {
    text.matches(of: /#include "([A-Z]\w*)\.h"/).map { String($0.1) }
  }
}
