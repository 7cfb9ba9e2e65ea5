import Testing

@Suite("Package.swift says what the code imports", .timeLimit(.minutes(5)))
struct DependencyTests {
  @Test("Every import is a declared dependency, and the other way round")
  func bothWays() throws {
    for finding in try DependencyAudit(manifest: .ofThisPackage()).findings() {
      Issue.record("\(finding)")
    }
  }

  @Test("The manifest is read as a whole: all its targets, each with files")
  func wholeManifest() throws {
    let manifest = try Manifest.ofThisPackage()
    #expect(manifest.targets.count >= 30)
    #expect(manifest.products.count >= 8)
    for target in manifest.targets {
      let count = try [".swift", ".c", ".modulemap"]
        .map { try Article.files(in: target.folder, endingWith: $0).count }.reduce(0, +)
      #expect(count > 0, "There are no files of \(target.name) in \(target.folder).")
    }
    let declared = Set(manifest.targets.flatMap(\.dependencies))
    for exception in DependencyAudit.unimported.keys {
      #expect(declared.contains(exception), "Nobody depends on \(exception) any more.")
    }
  }

  private static let sample = """
    func room(_ name: String) -> Target { .target(name: name) }
    let logging = product("Logging", of: "swift-log")
    let package = Package(
      name: "sample",
      dependencies: [.package(url: "https://example.org/swift-log", from: "1.0.0")],
      targets: [
        .target(name: "CLeaf", linkerSettings: [.linkedLibrary("leaf", .when(platforms: [.linux]))]),
        // A comment, with a (bracket.
        room("Leaf"), room("Tree", path: "Wood/Tree", ["Leaf", logging]),
        tests("Tree", exclude: ["Rings"], ["Leaf"]), tests("Leaf", hasSupport: false),
        support("Trunk", ["Tree"]),
        .executableTarget(name: "climb", dependencies: ["Tree"]),
      ]
    )
    """

  @Test("Targets are found with their folders and their dependencies")
  func targets() throws {
    let targets = try Manifest(Self.sample).targets
    #expect(
      targets.map(\.name) == [
        "CLeaf", "Leaf", "Tree", "TreeTests", "LeafTests", "Trunk", "climb",
      ])
    #expect(
      targets.map(\.folder) == [
        "Sources/CLeaf", "Sources/Leaf", "Wood/Tree", "Tests/TreeTests", "Tests/LeafTests",
        "Tests/Trunk", "Sources/climb",
      ])
    #expect(
      targets.map(\.dependencies) == [
        [], [], ["Leaf", "Logging"], ["Tree", "TestSupport", "Leaf"], ["Leaf"], ["Tree"], ["Tree"],
      ])
  }

  @Test(
    "What is not understood in a manifest is an error",
    arguments: [
      ("room(\"Leaf\")", "cottage(\"Leaf\")"), ("[\"Leaf\", logging]", "[\"Leaf\", fishing]"),
      ("[\"Leaf\", logging]", "leaves"), ("targets: [", "aims: ["), ("room(\"Leaf\")", "leaf"),
    ])
  func notUnderstood(text: String, other: String) {
    #expect(throws: UnreadableManifest.self) {
      try Manifest(Self.sample.replacing(text, with: other))
    }
  }

  @Test(
    "What is missing, what is too much and what is unknown are told with target, file and module")
  func findings() throws {
    let audit = DependencyAudit(manifest: try Manifest(Self.sample))
    let tree = try #require(audit.manifest.targets.first { $0.name == "Tree" })
    #expect(
      audit.findings(in: tree, importing: ["Leaf": "a.swift", "Logging": "b.swift"]).isEmpty)
    #expect(
      audit.findings(
        in: tree,
        importing: [
          "Leaf": "a.swift", "CLeaf": "b.swift", "Fog": "c.swift", "Foundation": "d.swift",
        ]
      ) == [
        "b.swift imports CLeaf, which Package.swift does not declare for Tree.",
        "c.swift imports Fog, which Package.swift does not know at all.",
        "Package.swift declares Logging for Tree, and no file in Wood/Tree imports it.",
      ])
  }

  @Test(
    "An import is found however it is written",
    arguments: [
      ("import A", ["A"]), ("public import A", ["A"]), ("  @testable import A", ["A"]),
      ("@preconcurrency package import A", ["A"]), ("import struct A.Part", ["A"]),
      ("import A\nprivate import B", ["A", "B"]),
      ("// import A", []), ("let important = \"import A\"", []),
    ])
  func writtenImports(text: String, modules: [String]) {
    #expect(DependencyAudit.swiftModules(text) == modules)
  }
}
