import MoviesCore
import Titles

/// The user's own files in plain mode.
extension PlainContext {
  /// The maximum number of rows that are listed.
  static let listedFiles = 20

  /// Lists what the user has, what is missing, or what they have twice; or scans their folders.
  func files() throws(PlainRefusal) -> PlainPlan {
    let opening = PlainStep.action(FilesAction.opened)
    switch text.lowercased() {
    case "", "have": return files(.have, opening)
    case "missing": return files(.missing, opening)
    case "twice", "doubles": return files(.doubles, opening)
    case "scan":
      guard state.files.hasFolders else { throw PlainRefusal(OwnFilesProps.beginning) }
      return PlainPlan([.action(FilesAction.scanAsked)], saying: ["Scanning your folders."])
    default: throw usage
    }
  }

  private func files(_ tab: OwnFilesPage.Tab, _ opening: PlainStep) -> PlainPlan {
    PlainPlan([opening, .action(FilesAction.tabChosen(tab))], needing: [.page])
  }

  /// Plays the title with a number, or the one that was read last.
  func play() throws(PlainRefusal) -> PlainPlan {
    let id = try title(numbers.first)
    return PlainPlan([.call(.play, on: [id])], saying: [])
  }

  /// Returns the title of a row of the user's own files.
  func ownTitle(_ number: Int, of titles: [TitleID]) throws(PlainRefusal) -> TitleID {
    guard titles.indices.contains(number - 1) else {
      throw PlainRefusal(PlainWording.numbers(upTo: titles.count))
    }
    return titles[number - 1]
  }
}

extension AppState {
  /// The user's own titles, while numbers refer to them.
  var numberedFiles: [TitleID]? {
    guard let page = screen.pages.ownFiles else { return nil }
    return switch page.tab {
    case .have: files.own?.titles.map(\.id) ?? []
    case .missing: files.facts?.missing.map(\.series.id) ?? []
    case .doubles: files.facts?.doubles.map(\.title.id) ?? []
    }
  }
}
