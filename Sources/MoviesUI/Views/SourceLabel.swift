import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the source at the right of the header, and of its remaining requests.
struct SourceLabel {
  var theme: Theme

  typealias Span = (text: String, style: Style)

  /// The room for the source.
  enum Room {
    /// The name alone, or a more urgent word.
    case little
    /// The requests of the day, too.
    case enough
    /// The number of titles, and the consequence of the number of requests.
    case ample
  }

  /// Returns the words for a room.
  ///
  /// - Parameters:
  ///   - header: The source, and the facts about it.
  ///   - limitWait: The time that the daily limit probably lasts.
  ///   - room: The room.
  /// - Returns: The words with their styles.
  func spans(_ header: HeaderProps, limitWait: LimitWait?, in room: Room) -> [Span] {
    guard let work = header.imdb else {
      return sourceSpans(header, limitWait: limitWait, in: room)
    }
    guard room != .little else { return [(IMDbWording.progress(work), theme.accent)] }
    let words = room == .ample ? IMDbWording.longProgress(work) : IMDbWording.progress(work)
    return [(words, theme.accent), (" · ", theme.dim)]
      + sourceSpans(header, limitWait: limitWait, in: .little)
  }

  private func sourceSpans(
    _ header: HeaderProps, limitWait: LimitWait?, in room: Room
  ) -> [Span] {
    if header.isOffline {
      let listed = room == .little ? nil : header.listSource?.label
      return [(ScreenWording.offline, theme.accent)]
        + (listed.map { [(" · \($0)", theme.dim)] } ?? [])
    }
    if case .demo(let titles) = header.source, !header.listsIMDbData {
      let count = titles.map { " · \($0.grouped) titles" } ?? ""
      return [("DEMO", theme.accent)] + (room == .ample ? [(count, theme.dim)] : [])
    }
    if let source = header.listSource, let count = source.countOnThisMachine {
      return [(source.label, theme.dim)] + (room == .ample ? [(count, theme.dim)] : [])
    }
    let name = header.source.label.clipped(toCells: 24)
    guard let requests = header.requests else { return [(name, theme.dim)] }
    let pressure = ScreenWording.pressure(requests, limitWait: limitWait)
    let count = "\(name) \(requests.used)/\(requests.limit)"
    switch (room, pressure) {
    case (.ample, let pressure?):
      return [("\(count) · ", theme.dim), (pressure.long, theme.accent)]
    case (.enough, let pressure?):
      return [("\(name) ", theme.dim), (pressure.short, theme.accent)]
    case (.little, let pressure?): return [(pressure.short, theme.accent)]
    case (.ample, nil), (.enough, nil): return [(count, theme.dim)]
    case (.little, nil): return [(name, theme.dim)]
    }
  }
}

extension HeaderProps {
  /// Whether the rows are from IMDb's data on this machine.
  var listsIMDbData: Bool { if case .imdb = listSource { true } else { false } }
}

extension DataSource {
  /// The number of titles after the name of a source on this machine: ` · 2.6 M titles`; empty
  /// before they are counted, `nil` for a source elsewhere.
  fileprivate var countOnThisMachine: String? {
    switch self {
    case .local(let titles): titles.map { " · \($0.grouped) titles" } ?? ""
    case .imdb(let titles, _): titles.map { " · \($0.roughly) titles" } ?? ""
    default: nil
    }
  }
}
