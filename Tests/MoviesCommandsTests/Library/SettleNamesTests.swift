import MoviesSession
import SessionTestSupport
import Testing

@MainActor
@Suite("movies-tui library settle", .timeLimit(.minutes(5)))
struct SettleNamesTests {
  private let home: LibraryHome
  private let file: String

  init() async throws {
    home = try await LibraryHome()
    file = try home.write(
      """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
      2024-01-03,The Third Man,1949,https://boxd.it/1,4.5,,"vienna, noir",2024-01-02
      2024-01-05,Star Wars,1977,https://boxd.it/3,4,Yes,space,2024-01-04
      2024-01-06,Qwxz Qwxz,1999,https://boxd.it/4,4,,,2024-01-05

      """, to: "diary.csv")
    #expect(await home.library("import", file).exitCode == 0)
  }

  @Test("A number and a title settle a name, as one step that undo takes back")
  func settle() async throws {
    let result = await home.succeed("settle", "1=tt0076759", "2=alien")
    #expect(result.output == "Settled 2 names.\n")
    #expect(
      try await Set(home.ids("seen")) == ["tt0041959", "tt0076759", "tt0078748"])
    let empty = await home.library("settle")
    #expect(empty.exitCode == 1)
    #expect(empty.messages == "movies-tui: Nothing left to match.\n")
    #expect(await home.library("import", file).exitCode == 0)
    #expect(await home.succeed("undo").output == "Undone: settled 2 names.\n")
    #expect(try await home.waiting() == ["Star Wars", "Qwxz Qwxz"])
    #expect(try await home.ids("seen") == ["tt0041959"])
    await home.leave()
  }

  @Test("A name that is left out is forgotten, and stays out until a title is chosen for it")
  func leaveOut() async throws {
    #expect(
      await home.succeed("settle", "--leave-out", "2").output
        == "Skipped “Qwxz Qwxz (1999)”.\n")
    let again = await home.library("import", file)
    #expect(
      again.lines.dropLast().last
        == "Changed 0 titles, 0 of them new; 1 known; 1 open; 1 left out.")
    #expect(try await home.waiting() == ["Star Wars"])
    #expect(await home.library("import", file, "--choose", "4=tt0078748").exitCode == 0)
    #expect(try await Set(home.ids("seen")) == ["tt0041959", "tt0078748"])
    await home.leave()
  }

  @Test("Numbers stay the same when others are settled")
  func stableNumbers() async throws {
    await home.succeed("settle", "1=tt0076759")
    #expect(await home.succeed("settle").lines.first?.hasPrefix("2. ") == true)
    await home.leave()
  }

  @Test("Without a network a candidate keeps its name, and another title at least its id")
  func offline() async throws {
    await home.leave()
    await home.succeed("settle", "1=tt0076759", "2=tt0078748")
    let seen = await home.succeed("list", "seen").output
    #expect(seen.contains("Star Wars: Episode IV - A New Hope\n"))
    #expect(seen.contains("Qwxz Qwxz\n"))
  }

  @Test("A title that is not found leaves its name waiting, and not the others")
  func unknownTitle() async throws {
    let result = await home.library("settle", "1=tt0076759", "2=qwxz nowhere")
    #expect(result.exitCode == 1)
    #expect(result.output.hasPrefix("Settled “Star Wars (1977)” as "))
    #expect(result.messages.contains("qwxz nowhere"))
    #expect(try await home.waiting() == ["Qwxz Qwxz"])
    await home.leave()
  }

  @Test("A number that does not wait changes nothing, and so does one that is named twice")
  func wrongNumbers() async throws {
    let unknown = await home.library("settle", "1=tt0076759", "--leave-out", "9")
    #expect(unknown.exitCode == 1)
    #expect(
      unknown.messages
        == "movies-tui: No name waits under the number 9. Run movies-tui library settle to see those "
        + "that wait.\n")
    for arguments in [["1=alien", "1=batman"], ["1"], ["one=alien"], ["1="]] {
      let result = await home.home.run(["library", "settle"] + arguments)
      #expect(result.exitCode == 64, "\(arguments)")
    }
    #expect(try await home.waiting().count == 2)
    await home.leave()
  }

  @Test("What waits survives an export into an empty library, and its export is the same bytes")
  func export() async throws {
    await home.succeed("settle", "--leave-out", "2")
    let contents = await home.contents()
    let exported = try home.write(contents, to: "library.json")
    let other = try await LibraryHome()
    await other.succeed("import", exported)
    #expect(await other.contents() == contents)
    #expect(try await other.waiting() == ["Star Wars"])
    await other.leave()
    await home.leave()
  }
}
