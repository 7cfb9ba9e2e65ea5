import Storage
import TestSupport
import Titles

/// Something that a session does with the library.
enum LibraryAct: Sendable {
  case edit(LibraryEdit)
  case add([LibraryEntry])
  case rename(String, to: String)
  case remove(list: String)
  case open([OpenName])
  case settle([NameDecision])
  case undo, redo
}

extension LibraryStore {
  /// Does it; returns `nil` if nothing has changed, or a list is not there or there already.
  func perform(_ act: LibraryAct) async throws(LibraryError) -> TakenStep? {
    do throws(LibraryError) {
      return switch act {
      case .edit(let edit): try await apply(edit)
      case .add(let entries): try await add(entries, from: "other.csv")
      case .rename(let list, let name): try await rename(list, to: name)
      case .remove(let list): try await remove(list: list)
      case .open(let names): try await add(LibraryContents(openNames: names), from: "other.csv")
      case .settle(let decisions): try await settle(decisions)
      case .undo: try await undo()
      case .redo: try await redo()
      }
    } catch {
      switch error {
      case .noSuchList, .listExists, .noOpenName: return nil
      default: throw error
      }
    }
  }
}

/// Everything that a library holds.
struct LibraryState: Equatable {
  var entries: [TitleID: LibraryEntry] = [:]
  /// The user's own lists, with their titles.
  var lists: [[String]: [TitleID]] = [:]
  /// The titles of the other lists, in their order.
  var order: [[TitleID]] = []
  /// What waits for a title.
  var openNames: [ImportedName: OpenName] = [:]
  /// What names mean.
  var meanings: [ImportedName: TitleID?] = [:]
}

extension LibraryState {
  /// What is in a library.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - ordered: Whether also the order of the lists that every library has.
  /// - Throws: A `LibraryError`.
  init(of library: some Library, ordered: Bool = false) async throws {
    for entry in try await library.entries(in: .everything) { entries[entry.id] = entry }
    for name in try await library.openNames() { openNames[name.name] = name }
    for meaning in try await library.meanings() { meanings[meaning.name] = .some(meaning.id) }
    let summaries = try await library.lists()
    for (place, summary) in summaries.enumerated() {
      let ids = try await library.entries(in: summary.list).map(\.id)
      if case .named(let name) = summary.list {
        lists[["\(place)", name]] = ids
      } else if ordered, !entries.isEmpty {
        order.append(ids)
      }
    }
  }
}

/// A library as simple as can be: it remembers everything that it ever was.
struct LibraryModel {
  fileprivate struct State: Equatable {
    var entries: [TitleID: LibraryEntry] = [:]
    var lists: [(name: String, ids: [TitleID])] = []
    var openNames: [ImportedName: OpenName] = [:]
    var meanings: [ImportedName: TitleID?] = [:]

    static func == (left: State, right: State) -> Bool {
      left.entries == right.entries && left.lists.map(\.name) == right.lists.map(\.name)
        && left.lists.map(\.ids) == right.lists.map(\.ids)
        && left.openNames == right.openNames && left.meanings == right.meanings
    }
  }

  private var states = [State()]
  private var now = 0
  /// The number of the last name that was opened: none is used twice.
  private var number = 0

  var contents: LibraryState {
    var contents = LibraryState(
      entries: states[now].entries, openNames: states[now].openNames,
      meanings: states[now].meanings)
    // Entries tell their lists in the order in which those were made.
    let names = states[now].lists.map(\.name)
    for id in contents.entries.keys {
      contents.entries[id]?.lists.sort {
        (names.firstIndex(of: $0) ?? 0) < (names.firstIndex(of: $1) ?? 0)
      }
    }
    for (place, list) in states[now].lists.enumerated() {
      contents.lists[["\(place + 4)", list.name]] = list.ids
    }
    return contents
  }

  /// Does it, and returns whether anything has changed.
  mutating func perform(_ act: LibraryAct) -> Bool {
    var state = states[now]
    var number = number
    switch act {
    case .undo:
      guard now > 0 else { return false }
      now -= 1
      return true
    case .redo:
      guard now < states.count - 1 else { return false }
      now += 1
      return true
    case .edit(let edit): state.apply(edit)
    case .add(let entries):
      for entry in entries {
        state.keep((state.entries[entry.id] ?? LibraryEntry(entry.facts)).merged(with: entry))
      }
    case .rename(let list, let name): state.rename(list, to: name)
    case .open(let names):
      for name in names { state.open(name, &number) }
    case .settle(let decisions):
      guard state.settle(decisions) else { return false }
    case .remove(let list): state.remove(list)
    }
    guard state != states[now] else { return false }
    states = states[...now] + [state]
    now += 1
    self.number = number
    return true
  }
}

extension LibraryModel.State {
  fileprivate mutating func apply(_ edit: LibraryEdit) {
    if case .place(let place, let name) = edit.change {
      guard let list = lists.firstIndex(where: { $0.name == name }) else { return }
      let moved = edit.titles.map(\.id).filter(lists[list].ids.contains)
      lists[list].ids.removeAll(where: moved.contains)
      lists[list].ids.insert(contentsOf: moved, at: min(place, lists[list].ids.count))
    } else {
      for title in edit.titles {
        let entry = entries[title.id] ?? LibraryEntry(title)
        keep(entry.changed(by: edit.change, at: 1_800_000_000))
      }
    }
  }

  fileprivate mutating func keep(_ entry: LibraryEntry) {
    for list in lists.indices where !entry.lists.contains(lists[list].name) {
      lists[list].ids.removeAll { $0 == entry.id }
    }
    for name in entry.lists {
      let list = lists.firstIndex { $0.name == name } ?? lists.endIndex
      if list == lists.endIndex { lists.append((name, [])) }
      if !lists[list].ids.contains(entry.id) { lists[list].ids.append(entry.id) }
    }
    entries[entry.id] = entry.isEmpty ? nil : entry
  }

  fileprivate mutating func open(_ name: OpenName, _ number: inout Int) {
    switch meanings[name.name] {
    case .some(.none): return
    case .some(.some(let id)):
      number += 1
      let title = [TitleDetail].numbered(0..<4).first { $0.id == id }
      let known = entries[id] ?? title.map { LibraryEntry($0) }
      if let known { keep(known.merged(with: name)) }
    case .none:
      if let known = openNames[name.name] {
        openNames[name.name] = known.merged(with: name)
      } else {
        number += 1
        openNames[name.name] = name
        openNames[name.name]?.number = number
      }
    }
  }

  /// Returns whether all of the names wait.
  fileprivate mutating func settle(_ decisions: [NameDecision]) -> Bool {
    for decision in decisions {
      guard let name = openNames.values.first(where: { $0.number == decision.number }) else {
        return false
      }
      openNames[name.name] = nil
      meanings[name.name] = .some(decision.title?.id)
      guard let title = decision.title else { continue }
      keep((entries[title.id] ?? LibraryEntry(title)).merged(with: name))
    }
    return true
  }

  fileprivate mutating func rename(_ name: String, to newName: String) {
    guard let list = lists.firstIndex(where: { $0.name == name }),
      !lists.contains(where: { $0.name == newName })
    else { return }
    lists[list].name = newName
    for id in lists[list].ids {
      let names = entries[id]?.lists ?? []
      entries[id]?.lists = names.map { $0 == name ? newName : $0 }
    }
  }

  fileprivate mutating func remove(_ name: String) {
    for entry in entries.values { keep(entry.changed(by: .list(name, isIn: false), at: 0)) }
    lists.removeAll { $0.name == name }
  }
}

/// What somebody might do with few titles and lists, so that much meets.
struct RandomEdits {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func some(_ numbers: Range<Int>) -> [Int] {
    let count = pick([1, 1, 2, 3])
    return Array(numbers.shuffled(using: &random).prefix(count))
  }

  private mutating func list() -> String { pick(["Noir", "Noir", "Rain"]) }

  private mutating func place() -> Int { pick([0, 0, 1, 2, 9]) }

  private mutating func viewings() -> [Viewing] {
    (0..<pick([0, 1, 2])).map { _ in
      Viewing(day: pick([nil, .day(1), .day(2)]), isInCinema: pick([true, false]))
    }.sorted()
  }

  /// Something to do, where the names of these numbers wait.
  mutating func act(waiting: [Int]) -> LibraryAct {
    switch pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7]) {
    case 0: .edit(LibraryEdit(change(), to: some(0..<6).map(TitleDetail.numbered)))
    case 1: .add(some(0..<8).map { entry($0) })
    case 2: .rename(list(), to: list())
    case 3: .remove(list: list())
    case 4: .undo
    case 5: .redo
    case 6: .open(some(0..<4).map { openName($0) })
    default: .settle([decision(waiting)])
    }
  }

  private mutating func openName(_ number: Int) -> OpenName {
    var name = OpenName(
      ImportedName(title: "Film \(number)", year: 1999), file: "other.csv", place: "other.csv:1")
    name.merge(entry(number))
    name.lists = []
    name.rating = name.rating ?? 6
    return name
  }

  private mutating func decision(_ waiting: [Int]) -> NameDecision {
    let title = TitleDetail.numbered(pick([0, 1, 2, 3]))
    return NameDecision(
      pick(waiting.sorted() + [999]), means: pick([true, true, false]) ? title : nil)
  }

  private mutating func change() -> LibraryChange {
    let day: CalendarDate? = pick([nil, .day(1), .day(2)])
    return pick([
      .watchlist(isOn: pick([true, true, false])), .seen(Viewing(day: day)),
      .viewings(viewings()), .rating(pick([nil, 1, 5, 10]), on: day),
      .note(pick([nil, "Great", "“Bad”, {or} 'worse'\n\\ 100 %"])),
      .list(list(), isIn: pick([true, true, false])), .list(list(), isIn: true),
      .list(list(), isIn: true), .list(list(), isIn: true), .place(place(), inList: list()),
      .place(place(), inList: list()), .place(place(), inList: list()), .removal,
    ])
  }

  private mutating func entry(_ number: Int) -> LibraryEntry {
    var entry = LibraryEntry(.numbered(number))
    entry.onWatchlistSince = pick([nil, 1_000])
    entry.viewings = viewings()
    entry.rating = pick([nil, 7])
    entry.note = pick([nil, "Imported"])
    entry.tags = pick([[], ["home", "dvd"]])
    if pick([true, false, false]) { entry.lists = [list()] }
    return entry
  }
}
