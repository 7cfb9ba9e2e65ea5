public import ReduxRecording
public import Titles

/// The library as a whole, as the app knows it at one moment.
public struct LibraryReading: Equatable, Sendable, Codable {
  /// The library's `Library.revision()` before the reading.
  public var revision: Int
  /// The marks of the titles in the library.
  @SortedPairs public var marks: [TitleID: LibraryMark]
  /// The lists with their counts.
  public var lists: [LibraryListSummary]

  /// The smart lists.
  public var livingLists: [SmartList]
  /// The number of names that imports have left open.
  public var openNames: Int

  public init(
    revision: Int, marks: [TitleID: LibraryMark] = [:], lists: [LibraryListSummary] = [],
    livingLists: [SmartList] = [], openNames: Int = 0
  ) {
    self.revision = revision
    self.marks = marks
    self.lists = lists
    self.livingLists = livingLists
    self.openNames = openNames
  }

  /// Reads all parts of a library.
  init(_ library: any Library) async throws(LibraryError) {
    revision = try await library.revision()
    marks = try await library.marks()
    lists = try await library.lists()
    livingLists = try await library.livingLists()
    // The rest is useful even if the open names cannot be counted.
    openNames = (try? await library.openNameCount()) ?? 0
  }
}
