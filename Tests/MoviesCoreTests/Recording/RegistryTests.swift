import Foundation
import MoviesCore
import Redux
import Testing

@Suite("The registry of the app's actions", .timeLimit(.minutes(5)))
struct RegistryTests {
  /// The actions that a recording has no place for: they do something, and no reducer sees them.
  private static let unrecorded: Set<String> = [
    "AskHereToo", "AwaitRest",
    "UsingDesktop", "MemoryKeeping", "NoticeExpiry", "Ticking", "DelayedSpinner", "Countdown",
    "RunningIMDbJob", "WorkingOnImport", "ScanningFiles",
  ]

  @Test("Every type of actions that the sources declare is registered, or does something itself")
  func completeness() throws {
    let registered = Set(ActionRegistry.movies.registeredTypes.map { String(describing: $0) })
    let declared = try Self.declaredActions()
    #expect(declared.count > 10)
    #expect(declared.subtracting(registered).subtracting(Self.unrecorded) == [])
  }

  /// The names of all types in the app's sources that are declared as actions.
  private static func declaredActions() throws -> Set<String> {
    let declaration = /(?:enum|struct|class)\s+(\w+)\s*:\s*([^{]*)\{/
    let kinds: Set = [
      "Action", "AsyncAction", "Request", "APIRequest", "CatalogueRequest", "CatalogueQuestion",
      "LibraryQuestion", "TwoStepRequest",
    ]
    var names: Set<String> = []
    for file in try sourceFiles() {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        let inherited = match.2.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        if !kinds.isDisjoint(with: inherited) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  private static func sourceFiles() throws -> [URL] {
    let sources = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources")
      .standardizedFileURL
    let rooms = ["MoviesCore", "ReduxHTTP", "MoviesUI", "MoviesSession", "MoviesCommands"]
    return try rooms.flatMap { room in
      let folder = sources.appending(path: room)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }
  }
}
