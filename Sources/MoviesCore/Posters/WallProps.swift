public import Titles

/// The part of a list that a wall of posters shows.
public struct WallProps: Sendable, Equatable {
  /// One tile.
  public struct Tile: Sendable, Equatable {
    /// The title; `nil` if its page has not loaded.
    public var summary: TitleSummary?
    /// The place for its picture.
    public var poster: PosterProps?
    /// The user's entry about it, in brief; `nil` for nothing.
    public var mark: LibraryMark?
    /// Whether it is marked, to be compared or chosen.
    public var isMarked = false
  }

  public var grid: WallGrid
  /// The visible tiles, row after row.
  public var tiles: [Tile]
  /// The selected tile, counted from the first visible one.
  public var selection: Int
  /// The first title shown, counted from the start of the list.
  public var top: Int
  /// How many titles the whole list has.
  public var count: Int

  /// Returns `nil` if the list is shown as rows, or has none.
  init?(_ state: borrowing AppState) {
    guard let grid = state.screen.wall, state.list.results.count > 0 else { return nil }
    let list = state.list
    self.grid = grid
    tiles = list.visible.map { row in
      guard let id = list[row] else { return Tile() }
      return Tile(
        summary: state.titles.summary(of: id), poster: state.posterProps(of: id),
        mark: state.library.marks[id], isMarked: state.marks.contains(id))
    }
    selection = list.cursor.selection - list.cursor.top
    top = list.cursor.top
    count = list.count
  }
}
