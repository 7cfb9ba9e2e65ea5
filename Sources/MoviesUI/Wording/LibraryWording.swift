import MoviesCore
import SafeText
public import Titles

/// The words about the user's library.
enum LibraryWording {
  /// Returns the number of names to match, the facts about a list, and the user's note on it, the
  /// longest form first.
  static func facts(
    _ library: LibraryProps, _ header: HeaderProps, _ keys: Keymap
  ) -> [String] {
    let open = openNames(library.openNames, keys)
    let count = library.tabs.first { $0.tab == library.selected }?.count ?? 0
    let titles = count.counted("title")
    let time = library.minutes > 0 ? library.minutes.asHours : nil
    let order = header.sorted.map { "sorted \($0.order.words)" }
    let filter = header.filter.map { "filter \($0.text)" }
    let shown = header.filter == nil ? nil : header.position.map { "\($0.count.grouped) shown" }
    let note = library.note?.withSingleBlanks
    let isArranged = filter != nil || order != nil
    let shorter =
      isArranged
      ? [
        [filter, order, shown, titles, time], [filter, order, shown], [filter, order],
        [filter ?? order],
      ] : [[open, titles], [open ?? titles]]
    return
      ([
        [open, filter, order, shown, titles, time, note],
        [open, filter, order, shown, titles, time],
      ] + shorter + [[shown ?? titles]])
      .map { $0.compactMap(\.self).joined(separator: " · ") }
  }
}

extension LibraryWording {
  /// Returns the number of names to match, and the key that leads to them; `nil` for none.
  private static func openNames(_ count: Int, _ keys: Keymap) -> String? {
    guard count > 0 else { return nil }
    return "\(count.counted("name")) to match (\(keys.name(of: .goToOpenNames)))"
  }
}

extension LibraryTab {
  /// The name of the tab: that of its list, or the sentence of its step without the full stop.
  public var name: String {
    switch self {
    case .list(let list): list.name
    case .living(let list): list.name
    case .step(let step): String(step.sentence.dropLast())
    }
  }
}

extension LibraryList {
  /// The name of the list.
  public var name: String {
    switch self {
    case .watchlist: "Watchlist"
    case .seen: "Seen"
    case .rated: "Rated"
    case .named(let name): name
    case .everything: "Everything"
    }
  }
}

extension Int {
  /// This many minutes in whole hours, or in minutes if there is less than one hour.
  fileprivate var asHours: String {
    self < 60 ? "\(self) min" : "\(((self + 30) / 60).grouped) h"
  }
}

extension ListMessage {
  /// Creates the message for a list of the library without titles: how to fill it.
  init(emptyTab tab: LibraryTab, in pane: Pane, keys: Keymap) {
    switch tab {
    case .list(.watchlist):
      self.init(
        headline: "Nothing on the watchlist",
        advice: "Press \(keys.name(of: .watchlist)) on a title to put it here. "
          + "Press \(keys.reach(.search, from: pane)) to search for one.")
    case .list(.seen):
      self.init(
        headline: "Nothing seen yet",
        advice: "Press \(keys.name(of: .seen)) on a title that you have seen. "
          + "movies-tui library import brings what you kept elsewhere.")
    case .list(.rated):
      self.init(
        headline: "Nothing rated yet",
        advice: "Press \(keys.name(of: .rate(8))) on a title to give it 8 of 10. "
          + "movies-tui library import brings what you kept elsewhere.")
    case .list:
      self.init(
        headline: "Nothing in this list",
        advice: "Press \(keys.name(of: .addToList)) on a title to put it here.")
    case .living(let list):
      self.init(
        headline: "Nothing matches “\(list.expression)”",
        advice: "This list fills itself with the titles on this disk that match.")
    case .step(let step):
      self.init(headline: "No title was changed", advice: step.sentence)
    }
  }
}
