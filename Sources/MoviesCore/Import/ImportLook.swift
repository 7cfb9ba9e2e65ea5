/// A preview of an import: all that it would do.
public struct ImportLook: Sendable, Codable, Hashable {
  /// A file, and the format that it was recognized as.
  public struct File: Sendable, Codable, Hashable {
    public var name: String
    /// The program that wrote the file, and its contents.
    public var format: String
    public var rowCount: Int
    /// The scale of its ratings, and the evidence for it; `nil` if no scale had to be found out.
    public var scale: String?
    /// The names of the columns that the import reads.
    public var columns: [String]

    public init(name: String, format: String, rowCount: Int, scale: String?, columns: [String]) {
      self.name = name
      self.format = format
      self.rowCount = rowCount
      self.scale = scale
      self.columns = columns
    }
  }

  /// The numbers of titles, by kind.
  public struct Counts: Sendable, Codable, Hashable {
    public var new = 0
    public var changed = 0
    public var known = 0
    /// The number of rows that say that a title was seen.
    public var seen = 0
    public var rated = 0
    public var onWatchlist = 0
    public var listed = 0

    public init() {}
  }

  /// A row as the import would keep it.
  public struct Row: Sendable, Codable, Hashable {
    /// The title, or the name that is still to be matched.
    public var title: String
    /// The facts that are kept about it.
    public var change: String

    public init(title: String, change: String) {
      self.title = title
      self.change = change
    }
  }

  /// The name of the file, archive or folder.
  public var name: String
  public var files: [File]
  public var counts: Counts
  /// The number of names in the files whose titles are unknown on this machine.
  public var openNameCount: Int
  /// The first rows.
  public var rows: [Row]
  /// A sentence for each part that could not be understood or is not read.
  public var remarks: [String]
  /// Whether ratings are left out, since their scale is unknown.
  public var lacksScale: Bool
  /// Whether dates are left out, since it is unknown whether the day or the month comes first.
  public var lacksDayOrder: Bool

  public init(
    name: String, files: [File], counts: Counts, openNameCount: Int, rows: [Row],
    remarks: [String], lacksScale: Bool, lacksDayOrder: Bool
  ) {
    self.name = name
    self.files = files
    self.counts = counts
    self.openNameCount = openNameCount
    self.rows = rows
    self.remarks = remarks
    self.lacksScale = lacksScale
    self.lacksDayOrder = lacksDayOrder
  }

  /// The approximate number of requests to look for the names: most names need two.
  public var requestCount: Int { openNameCount * 2 }
}

/// The user's answers to questions that a file leaves open.
public struct ImportAnswers: Sendable, Codable, Hashable {
  /// The highest rating: 5, 10 or 100.
  public var scale: Int?
  /// Whether the day comes first in `1/2/2024`.
  public var beginsWithDay: Bool?

  public init(scale: Int? = nil, beginsWithDay: Bool? = nil) {
    self.scale = scale
    self.beginsWithDay = beginsWithDay
  }
}

/// The progress of an import.
public struct ImportProgress: Sendable, Codable, Hashable {
  /// The number of names looked for so far.
  public var done: Int
  public var count: Int

  public init(done: Int, count: Int) {
    self.done = done
    self.count = count
  }
}
