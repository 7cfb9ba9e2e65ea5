import MoviesCore
import Redux
import ReduxRecording
import SessionTestSupport
import Testing
import Titles

@testable import MoviesSession

/// A recorded session in which somebody notes something about a film, puts it into a list, and
/// searches by that list; the library answers as it would.
@MainActor
struct NotedSession {
  /// The recording.
  private(set) var text = ""
  let film: TitleID
  /// What is noted, over several lines.
  static let note = "Wonderful.\nSee it in Grünwald again!"
  static let list = "Rainy Sundays"

  init(_ redaction: Redaction) throws {
    film = try #require(TitleID("tt0096895"))
    let sink = RecordingSink()
    let store = Store(initialState: AppState(), reducer: AppState.reduce, middlewares: [])
    let recorder = Recorder(sink: sink, redaction: redaction)
    recorder.record(store) { state in
      RecordingHeader<AppState>(
        program: "1.0.0", locale: nil, size: state.screen.size, depth: "mono",
        configuration: .init(theme: "auto", keys: [:]), state: state)
    }
    for action in actions { store.dispatch(action) }
    recorder.finish()
    text = sink.text
  }

  /// The recording as it is read.
  func recording() throws -> Recording<AppState> { try Self.recording(in: text) }

  static func recording(in text: String) throws -> Recording<AppState> {
    var reader = RecordingReader<AppState>()
    for line in text.split(separator: "\n") { try reader.read(Array(line.utf8)) }
    return try reader.recording()
  }

  private var actions: [any Action] {
    reading + typing(Self.note, into: .note([film])) + [KeepingAction.noted(Self.note, [film])]
      + edit(.note(Self.note), revision: 2) + typing(Self.list, into: .list([film]))
      + [KeepingAction.listed(Self.list, isIn: true, [film])]
      + edit(.list(Self.list, isIn: true), revision: 3)
      + [
        LibraryEvent.entriesCame([entry], revision: 3),
        LibraryPageAction.tabChosen(.list(.named(Self.list))),
        LibraryEvent.rowsCame(.list(.named(Self.list)), [entry]),
        OpenNamesAction.opened, OpenNamesAction.came([openName], revision: 3),
        ScreenAction.resultsEntered,
      ] + query("list:\"\(Self.list)\"")
  }

  private var reading: [any Action] { [LibraryEvent.came(LibraryReading(revision: 1))] }

  /// Letter by letter.
  private func typing(
    _ text: String, into question: LibraryPrompt.Question
  ) -> [any Action] {
    let opened: [any Action] = [ScreenAction.overlayOpened(.prompt(LibraryPrompt(question)))]
    return opened
      + (1...text.count).map { length in
        LibraryPageAction.prompted(.edited(TextInput(text: String(text.prefix(length)))))
      }
  }

  private func query(_ text: String) -> [any Action] {
    (1...text.count).map { SearchAction.edited(TextInput(text: String(text.prefix($0)))) }
  }

  private func edit(_ change: LibraryChange, revision: Int) -> [any Action] {
    let step = UndoEntry(
      id: revision, time: 0, kind: .change(change), count: 1, title: entry.facts.title)
    let news = LibraryNews(
      LibraryNews.Revisions(before: revision - 1, after: revision), ids: [film],
      entries: [entry],
      lists: [LibraryListSummary(.named(Self.list), count: 1, minutes: 126)])
    return [
      EditLibrary(LibraryEdit(change, to: [entry.facts])),
      LibraryEvent.edited(news), LibraryEvent.stepped(step, .done),
      ScreenAction.noticed(.library(step, .done)),
    ]
  }

  /// A name with the same note, which waits for a title.
  private var openName: OpenName {
    var name = OpenName(
      number: 1, ImportedName(title: "Batman"), file: "diary.csv", place: "diary.csv:2")
    name.note = Self.note
    name.tags = ["Grünwald"]
    name.lists = [Self.list]
    return name
  }

  private var entry: LibraryEntry {
    LibraryEntry(
      TitleDetail(id: film, title: "Batman", kind: .movie), note: Self.note, tags: ["Grünwald"],
      lists: [Self.list])
  }
}
