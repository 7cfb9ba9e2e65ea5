public import Titles

/// The part of a list that a wall of posters shows.
public struct WallProps: Sendable, Equatable {
  /// A tile of the wall.
  public struct Tile: Sendable, Equatable {
    /// The title; `nil` if its page has not loaded.
    public var summary: TitleSummary?
    /// The frame for the title's picture.
    public var poster: PosterProps?
    /// The user's mark on the title; `nil` for none.
    public var mark: LibraryMark?
    /// The mark of the title's files; `nil` without any.
    public var files: FileMark?
    /// Whether the title is marked, to be compared or chosen.
    public var isMarked = false
  }

  public var grid: WallGrid
  /// The visible tiles, row after row.
  public var tiles: [Tile]
  /// The index of the selected tile among the visible ones.
  public var selection: Int
  /// The index of the first visible title in the list.
  public var top: Int
  /// The number of titles in the whole list.
  public var count: Int

  /// Selects the wall; returns `nil` if the list is shown as rows, or is empty.
  init?(_ state: borrowing AppState) {
    guard let grid = state.screen.wall, state.list.results.count > 0 else { return nil }
    let list = state.list
    self.grid = grid
    tiles = list.visible.map { row in
      guard let id = list[row] else { return Tile() }
      return Tile(
        summary: state.titles.summary(of: id), poster: state.posterProps(of: id),
        mark: state.library.marks[id], files: state.fileMark(of: id),
        isMarked: state.marks.contains(id))
    }
    selection = list.cursor.selection - list.cursor.top
    top = list.cursor.top
    count = list.count
  }
}
