extension Command {
  /// What a command is for; the help groups its commands by it.
  enum Purpose: CaseIterable {
    case moving, reading, keeping, library, searching, filtering, sorting, links, program

    /// The heading in the help.
    var heading: String {
      switch self {
      case .moving: "Moving"
      case .reading: "Reading"
      case .keeping: "Your library"
      case .library: "Going there"
      case .searching: "Searching"
      case .filtering: "Filtering"
      case .sorting: "Sorting"
      case .links: "Links"
      case .program: "Program"
      }
    }
  }

  /// What the command is for.
  var purpose: Purpose {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .pageUp, .pageDown, .halfPageUp, .halfPageDown,
      .moveFirst, .moveLast:
      .moving
    case .open, .back, .switchPane, .detailsUp, .detailsDown, .nextTitle, .previousTitle, .posters,
      .wall, .mark, .compare, .openSeries, .nextView:
      .reading
    case .watchlist, .seen, .note, .noteInEditor, .addToList, .undo, .redo, .rate1, .rate2, .rate3,
      .rate4, .rate5, .rate6, .rate7, .rate8, .rate9, .rate10, .unrate, .rowUp, .rowDown, .saveList,
      .veto, .takeVetoBack, .drawAgain, .switchSource, .switchSeen, .otherName, .leaveOut,
      .candidate1, .candidate2, .candidate3, .candidate4, .candidate5, .candidate6, .candidate7,
      .candidate8, .candidate9:
      .keeping
    case .goToResults, .goToWatchlist, .goToSeen, .goToLists, .goToStatistics, .goToOpenNames,
      .tonight, .nextTab,
      .previousTab:
      .library
    case .search, .submit, .complete, .olderQuery, .newerQuery, .retry: .searching
    case .filterKind, .filterYear, .filterRows: .filtering
    case .sortRating, .sortVotes, .sortYear, .sortTitle, .sortRuntime, .sortDisagreement,
      .sortMine, .sortSeen, .sortAdded, .sortOriginal, .loadAll:
      .sorting
    case .openLink, .copyMenu, .copyLink, .copyID, .copyTitle, .copyMarkdown, .choose: .links
    case .help, .mouse, .theme, .redraw, .inspect, .suspend, .quit, .quitAtOnce: .program
    }
  }
}
