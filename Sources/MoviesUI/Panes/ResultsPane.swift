import MoviesCore
import Redux

/// The pane of a list as rows: the results of a query, or a list of the library.
struct ResultsPane: ListFace {
  var name: String { "results" }

  var keys: [(Command, String)] {
    Keymap.moving() + [
      (.open, "Enter l Right"), (.switchPane, "Tab"), (.detailsDown, "J"), (.detailsUp, "K"),
      (.posters, "i"), (.wall, "P"),
    ] + Keymap.goingBackOrLeft + Keymap.list
  }

  func name(in props: BrowseProps) -> String { props.isInLibrary ? "library" : name }

  var waysHere: [(Command, String)] {
    [(.goToResults, "gr"), (.goToWatchlist, "gw"), (.goToSeen, "gx"), (.goToLists, "gl")]
  }

  func hintedCommands(in props: BrowseProps) -> [Command] {
    if case .library(let library) = props.page {
      let movesDown = library.movesRows && !props.isAtLastRow
      return props.compare + props.marking + [.open] + props.playing + [.back] + props.ways + [
        .nextTab
      ]
        + (movesDown ? [.rowDown] : []) + [.filterRows, .sort(.rating), .search]
        + props.keeping + [.openLink, .copyLink]
    }
    let back = props.canGoBack || props.clearsMarks ? [.back] : props.allRows
    if props.list.count == 0 {
      let filter: [Command] = props.header.filter == nil ? [] : [.filterRows]
      return props.retry + back + [.search] + filter + [.filterKind, .filterYear]
    }
    return props.retry + props.compare + props.marking + [.open] + props.playing + back + props.ways
      + (props.person == nil ? [] : [.nextTab])
      + [.search, .filterRows, .sort(.rating)] + props.keeping + [.filterKind, .filterYear]
      + (props.showsPosters ? [.wall] : []) + [.openLink, .copyLink]
  }
}
