import Foundation
import Testing

@Suite("Where a feature lives", .timeLimit(.minutes(5)))
struct FeatureFolderTests {
  private static let rooms = ["Keeping", "MoviesCore", "MoviesUI", "MoviesCommands"]

  /// The folders of a room.
  private func folders(of room: String) throws -> Set<String> {
    let folder = Article.root.appending(path: "Sources/\(room)")
    let contents = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return Set(
      try contents.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        .map(\.lastPathComponent).filter { !$0.hasSuffix(".docc") })
  }

  @Test("The page names every feature, and the rooms that have a folder for it")
  func table() throws {
    let page = Article.root.appending(
      path: "Sources/MoviesCore/MoviesCore.docc/WhereAFeatureLives.md")
    let rows = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /\n\| (\w+) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|/)
      .map { row in
        let (_, name, keeping, core, views, commands) = row.output
        return (name: String(name), rooms: [keeping, core, views, commands].map { $0 == "yes" })
      }
    let told = rows.filter { $0.name != "Feature" }
    let folders = try Self.rooms.map(folders)
    for row in told { #expect(row.rooms == folders.map { $0.contains(row.name) }, "\(row.name)") }
    let features = Set(folders.joined()).filter { name in folders.count { $0.contains(name) } > 1 }
    #expect(Set(told.map(\.name)) == features)
  }
}
