import Files
import MoviesUI
import Testing

@Suite("The words about files that the program keeps", .timeLimit(.minutes(5)))
struct FileFailureWordingTests {
  private static let file = "/home/user/.local/state/movies-tui/session.json"

  private static let failures: [FileFailure] = [
    FileFailure(.damaged, of: file, keptAs: file + ".damaged"),
    FileFailure(.damaged, of: file), FileFailure(.newer, of: file),
    FileFailure(.unreadable(reason: "it is a directory"), of: file),
    FileFailure(.unwritable(reason: "Permission denied"), of: file),
    FileFailure(.full, of: file), FileFailure(.locked, of: file),
  ]

  @Test("They fit 80 columns, and name the file without its path", arguments: failures)
  func short(failure: FileFailure) {
    for kept in [KeptFile.cache, .session, .library] {
      let words = failure.words(about: kept)
      #expect(words.count <= 76)
      #expect(words.contains("session.json"))
      #expect(!words.contains("/"))
    }
  }

  @Test("For a shell they name the whole path", arguments: failures)
  func path(failure: FileFailure) {
    for kept in [KeptFile.cache, .session, .library] {
      #expect(failure.line(about: kept).contains(Self.file))
    }
  }

  @Test(
    "The consequence depends on the file, and the cause on the trouble alone",
    arguments: [
      (KeptFile.cache, FileTrouble.newer, "Cache not used: a newer version wrote session.json."),
      (
        .imdb, .older, "IMDb's data not used: an older version wrote session.json; import it again."
      ),
      (.session, .newer, "Session not remembered: a newer version wrote session.json."),
      (.library, .newer, "Library not used: a newer version wrote session.json."),
      (.cache, .full, "Cache only read: no space for session.json."),
      (.session, .full, "Session not remembered: no space for session.json."),
      (.library, .full, "Library not changed: no space for session.json."),
      (.cache, .locked, "Cache not used: another program holds session.json."),
      (.library, .locked, "Library not changed: another program holds session.json."),
      (.library, .damaged, "Library only read: session.json is damaged."),
    ])
  func table(kept: KeptFile, trouble: FileTrouble, words: String) {
    #expect(FileFailure(trouble, of: Self.file).words(about: kept) == words)
  }

  @Test("A damaged file that was moved out of the way is named by its new name")
  func moved() {
    let failure = FileFailure(.damaged, of: Self.file, keptAs: Self.file + ".damaged")
    #expect(
      failure.words(about: .cache) == "The cache was damaged; kept as session.json.damaged.")
    #expect(
      failure.words(about: .session)
        == "The last session's file was damaged; kept as session.json.damaged.")
  }
}
