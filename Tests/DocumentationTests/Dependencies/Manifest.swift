import Foundation

/// The targets declared in a Package.swift.
///
/// It is read as text: asking the package manager takes seconds, and a lock that the test's own
/// build may hold.
struct Manifest {
  struct Target {
    let name: String
    /// The folder of its files, from the repository's root.
    let folder: String
    /// The declared dependencies, targets and products, by name.
    let dependencies: [String]
  }

  let targets: [Target]
  /// The products of other packages that have a name in the manifest.
  let products: Set<String>

  /// Reads the manifest of this repository.
  static func ofThisPackage() throws -> Manifest {
    let file = Article.root.appending(path: "Package.swift")
    return try Manifest(String(contentsOf: file, encoding: .utf8))
  }

  /// Reads a manifest.
  ///
  /// - Throws: ``UnreadableManifest`` for anything it does not understand.
  init(_ text: String) throws(UnreadableManifest) {
    let text = text.withoutComments
    let product = /let (\w+) = product\(\s*"(\w+)"/
    let names = text.matches(of: product).map { (String($0.1), String($0.2)) }
    let constants = Dictionary(names, uniquingKeysWith: { first, _ in first })
    products = Set(constants.values)

    guard let package = text.firstRange(of: "Package("),
      let call = text[package.lowerBound...].upToClosingBracket,
      let list = try CallText(call)["targets"]
    else { throw UnreadableManifest(description: "No targets of a Package(…) were found.") }
    var targets: [Target] = []
    for element in try list.bracketed { targets.append(try Target(CallText(element), constants)) }
    self.targets = targets
  }
}

extension Manifest.Target {
  /// Reads a target from the call that makes it.
  fileprivate init(
    _ call: CallText, _ constants: [String: String]
  ) throws(UnreadableManifest) {
    guard let name = try (call["name"] ?? call.unlabelled.first)?.quoted else {
      throw UnreadableManifest(description: "A \(call.function) has no name.")
    }
    var declared = call["dependencies"]
    var implied: [String] = []
    var home = "Sources/\(name)"
    self.name = call.function == "tests" ? "\(name)Tests" : name
    switch call.function {
    case ".target", ".executableTarget", ".systemLibrary":
      break
    case ".testTarget":
      home = "Tests/\(name)"
    case "room":
      declared = call.unlabelled.dropFirst().first
    case "probe", "support":
      declared = call.unlabelled.dropFirst().first
      home = "Tests/\(name)"
    case "tests":
      declared = call.unlabelled.dropFirst().first
      home = "Tests/\(name)Tests"
      implied = call["hasSupport"] == "false" ? [name] : [name, "TestSupport"]
    default:
      throw UnreadableManifest(description: "Nobody knows what \(call.function)(…) makes.")
    }
    folder = try call["path"]?.quoted ?? home
    var dependencies = implied
    for element in try declared?.bracketed ?? [] {
      if let constant = constants[element] {
        dependencies.append(constant)
      } else {
        dependencies.append(try element.quoted)
      }
    }
    self.dependencies = dependencies
  }
}

extension String {
  /// The elements of a list; the text must be a list in square brackets.
  fileprivate var bracketed: [String] {
    get throws(UnreadableManifest) {
      guard hasPrefix("["), hasSuffix("]") else {
        throw UnreadableManifest(description: "This is no list: \(prefix(60))")
      }
      return dropFirst().dropLast().elements
    }
  }

  /// The content of a string; the text must be a plain literal.
  fileprivate var quoted: String {
    get throws(UnreadableManifest) {
      guard let match = wholeMatch(of: /"([^"\\]+)"/) else {
        throw UnreadableManifest(description: "This is neither a name nor a known product: \(self)")
      }
      return String(match.1)
    }
  }
}
