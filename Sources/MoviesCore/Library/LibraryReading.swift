public import ReduxRecording
public import Titles

/// The library as a whole, as the app knows it at one moment.
public struct LibraryReading: Equatable, Sendable, Codable {
  /// The library's `Library.revision()` before anything was read.
  public var revision: Int
  /// The marks in lists of the titles that the library knows.
  @SortedPairs public var marks: [TitleID: LibraryMark]
  /// The lists with their counts.
  public var lists: [LibraryListSummary]

  /// The lists that fill themselves.
  public var livingLists: [LivingList]
  /// How many names imports have left open.
  public var openNames: Int

  public init(
    revision: Int, marks: [TitleID: LibraryMark] = [:], lists: [LibraryListSummary] = [],
    livingLists: [LivingList] = [], openNames: Int = 0
  ) {
    self.revision = revision
    self.marks = marks
    self.lists = lists
    self.livingLists = livingLists
    self.openNames = openNames
  }

  /// Reads it all.
  init(_ library: any Library) async throws(LibraryError) {
    revision = try await library.revision()
    marks = try await library.marks()
    lists = try await library.lists()
    livingLists = try await library.livingLists()
    // Whatever is wrong with them, the rest can be read.
    openNames = (try? await library.openNameCount()) ?? 0
  }
}
