public import Titles

/// A page of the program, with its state.
public enum Page: Sendable, Codable, Equatable {
  case results(ListPage)
  /// The details of one title.
  case title(TitleID)
  /// A series and its episodes.
  case series(SeriesPage)
  /// Titles side by side.
  case compare(ComparePage)
  /// A list of the user's library.
  case library(LibraryPage)
  /// The statistics of the library.
  case statistics(StatisticsPage)
  /// The names that imports have left open.
  case openNames(OpenNamesPage)
  /// The history of the library, step by step.
  case steps(StepsPage)
  /// The diary, month by month.
  case diary(DiaryPage)
  /// The next episodes of series.
  case nextUp(NextUpPage)
  /// Proposals for tonight.
  case tonight(TonightPage)
  /// The preview of an import.
  case importing(ImportPage)
  /// The user's own files.
  case ownFiles(OwnFilesPage)
  /// The home page, which lies below all others.
  case home

  /// The content of the page, through which it is used.
  var content: any PageContent {
    switch self {
    case .results(let page): page
    case .title(let id): ReadTitle(id: id)
    case .series(let page): page
    case .compare(let page): page
    case .library(let page): page
    case .statistics(let page): page
    case .openNames(let page): page
    case .steps(let page): page
    case .diary(let page): page
    case .nextUp(let page): page
    case .tonight(let page): page
    case .importing(let page): page
    case .ownFiles(let page): page
    case .home: HomePage()
    }
  }
}

/// The contents of the page on the screen.
public enum PageProps: Sendable, Equatable {
  /// The results of a query.
  case results
  case title(TitleProps)
  case series(SeriesProps)
  case compare(CompareProps)
  case library(LibraryProps)
  case statistics(StatisticsProps)
  case openNames(OpenNamesProps)
  case steps(StepsPage)
  case diary(DiaryProps)
  case nextUp(NextUpProps)
  case tonight(TonightProps)
  case importing(ImportProps)
  case ownFiles(OwnFilesProps)
  case home(HomeProps)
}

/// Lists, the pages whose rows are titles.
extension Page {
  /// The list of a page that shows one.
  var list: ListPage? {
    switch self {
    case .results(let list): list
    case .library(let page): page.list
    default: nil
    }
  }

  /// Whether the page shows a list; does not copy it.
  var isList: Bool {
    switch self {
    case .results, .library: true
    default: false
    }
  }

  /// Whether the page shows the results of a query.
  var isResults: Bool {
    if case .results = self { true } else { false }
  }

  /// Changes the list of a page that shows one, in place.
  mutating func updateList(_ change: (inout ListPage) -> Void) {
    // Releases the list first, so that changing it copies nothing.
    switch self {
    case .results(var list):
      self = .results(ListPage())
      change(&list)
      self = .results(list)
    case .library(var page):
      self = .results(ListPage())
      change(&page.list)
      self = .library(page)
    default: break
    }
  }
}
