/// The user's own library: the titles to see, the titles seen, and the user's opinions of them.
///
/// Only edits remove anything from it. Every edit is one step, which can be undone, even in later
/// sessions, and which reports its changes. An edit that fails changes nothing.
public protocol Library: Sendable {
  /// Returns a number that differs after every change of the library, in this session or elsewhere;
  /// cheap enough to be called at every key.
  func revision() async throws(LibraryError) -> Int

  /// Returns the titles whose entries or facts have changed since a revision; `nil` if they are
  /// unknown, as after a change in another session.
  func titlesChanged(since revision: Int) async throws(LibraryError) -> Set<TitleID>?

  /// Returns the marks of all titles in the library, which lists show and searches compare.
  func marks() async throws(LibraryError) -> [TitleID: LibraryMark]

  /// Returns the entries of titles; titles without an entry are left out.
  func entries(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: LibraryEntry]

  /// Returns the facts kept about titles, with their origins; titles without facts are left out.
  func facts(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: SourcedFacts]

  /// Returns the ids of the titles of a list, in the order of the list.
  func ids(in list: LibraryList) async throws(LibraryError) -> [TitleID]

  /// Returns the entries of the titles of a list, in the order of the list.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry]

  /// Returns the lists that every library has, then the user's own in the order in which they were
  /// made.
  func lists() async throws(LibraryError) -> [LibraryListSummary]

  /// Returns the lists that fill themselves, in the order in which they were made.
  func livingLists() async throws(LibraryError) -> [SmartList]

  /// Returns the names that imports have left open, in the order of their numbers.
  func openNames() async throws(LibraryError) -> [OpenName]

  /// Returns the whole contents of the library, or the titles of one list.
  ///
  /// - Parameter list: The list; `nil` for everything, the newest entries first.
  /// - Returns: The entries in the order of the list, and the user's own lists that are asked for.
  /// - Throws: A ``LibraryError``.
  func contents(in list: LibraryList?) async throws(LibraryError) -> LibraryContents

  /// Returns the number of names that imports have left open.
  func openNameCount() async throws(LibraryError) -> Int

  /// Returns the meanings that the user has given to names in imports.
  func meanings() async throws(LibraryError) -> [NameMeaning]

  /// Gives open names their meanings, and remembers these.
  ///
  /// The data that waits under a name is added to the entry of its title, as an import adds it. A
  /// name that is left out is forgotten with all the data under it, and stays left out when it is
  /// imported again.
  ///
  /// - Parameter decisions: The user's decisions, one for each name.
  /// - Returns: The step and its news; `nil` if nothing was decided.
  /// - Throws: A ``LibraryError``; ``LibraryError/noOpenName(_:)`` if one of the names is not
  ///   waiting.
  func settle(_ decisions: [NameDecision]) async throws(LibraryError) -> TakenStep?

  /// Keeps a list that fills itself; it replaces the one of the same name.
  ///
  /// - Parameter list: The list.
  /// - Returns: The step and its news; `nil` if the same list is already kept.
  /// - Throws: A ``LibraryError``; ``LibraryError/listExists(_:)`` if the user fills a list of this
  ///   name.
  func keep(_ list: SmartList) async throws(LibraryError) -> TakenStep?

  /// Applies an edit of the user.
  ///
  /// - Parameter edit: The edit, which changes no title that already is as it should be.
  /// - Returns: The step and its news; `nil` if it changed nothing.
  /// - Throws: A ``LibraryError``.
  func apply(_ edit: LibraryEdit) async throws(LibraryError) -> TakenStep?

  /// Adds the contents of another library, without losing anything: see
  /// `LibraryEntry.merged(with:)`.
  ///
  /// Missing lists are made, and titles that are new in a list go to its end, in the order that
  /// they have in the added one. Names that the user has left out are not kept, and names whose
  /// meaning is known by now no longer wait.
  ///
  /// If the task is cancelled meanwhile, nothing is added.
  ///
  /// - Parameters:
  ///   - entries: The entries of the other library; only a part of them is in memory at a time.
  ///   - contents: The rest of its contents. A meaning in it is ignored if another one is known.
  ///   - names: The titles that were found for names in it.
  ///   - file: The name of the file that it comes from.
  ///   - isDryRun: Whether to undo everything at once, as if it had not happened.
  ///   - tell: Called with the entries of each title before and after the change.
  /// - Returns: The step and its news, even for a dry run; `nil` if all of it was known.
  /// - Throws: A ``LibraryError``.
  func add(
    _ entries: some RandomAccessCollection<LibraryEntry> & Sendable,
    besides contents: LibraryContents, names: FoundNames, from file: String, isDryRun: Bool,
    tell: @escaping @Sendable (_ before: LibraryEntry, _ after: LibraryEntry) -> Void
  ) async throws(LibraryError) -> TakenStep?

  /// Renames a list of the user's own.
  ///
  /// - Parameters:
  ///   - list: The list's name.
  ///   - name: The list's new name.
  /// - Returns: The step and its news; `nil` if the name is the same.
  /// - Throws: A ``LibraryError`` if the list does not exist, or if another one has the new name.
  func rename(_ list: String, to name: String) async throws(LibraryError) -> TakenStep?

  /// Removes a list of the user's own, or one that fills itself; the titles in it do not change
  /// otherwise.
  ///
  /// - Parameter list: The list's name.
  /// - Returns: The step and its news.
  /// - Throws: A ``LibraryError`` if the list does not exist.
  func remove(list: String) async throws(LibraryError) -> TakenStep?

  /// Returns the latest steps, including undone ones, the latest first.
  ///
  /// - Parameter count: The maximum number of steps.
  /// - Returns: The steps.
  /// - Throws: A ``LibraryError``.
  func steps(latest count: Int) async throws(LibraryError) -> [PastStep]

  /// Returns the titles that a step changed, in the order of their ids; none for an unknown step.
  ///
  /// - Parameter id: The step.
  /// - Returns: The ids of the titles.
  /// - Throws: A ``LibraryError``.
  func titles(ofStep id: UndoEntry.ID) async throws(LibraryError) -> [TitleID]

  /// Returns the last step that was not undone; `nil` if every step was.
  func stepToUndo() async throws(LibraryError) -> UndoEntry?

  /// Returns the steps to undo in order to go back to the time before a step: all later ones, the
  /// last one first, and then the step itself.
  ///
  /// - Parameter id: The step.
  /// - Returns: The steps; empty if the step was undone, or if it is unknown.
  /// - Throws: A ``LibraryError``.
  func steps(backTo id: UndoEntry.ID) async throws(LibraryError) -> [UndoEntry]

  /// Returns the step undone last among those that can be redone; `nil` if none can.
  ///
  /// A step that a session has undone can be redone until the session does something else itself,
  /// or another session changes the same titles.
  func stepToRedo() async throws(LibraryError) -> UndoEntry?

  /// Returns the step that could be redone if no other session had changed the same titles since;
  /// `nil` if no step was overtaken in this way.
  func overtakenStep() async throws(LibraryError) -> OvertakenStep?

  /// Undoes the last step that is not undone.
  ///
  /// - Parameter id: The only step to undo; `nil` for any.
  /// - Returns: The step and its news; `nil` if every step is undone, or if the last one has
  ///   another id.
  /// - Throws: A ``LibraryError``.
  func undo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep?

  /// Undoes several steps at once; each of them can be redone separately.
  ///
  /// - Parameter steps: The last steps, the very last one first, as ``steps(backTo:)`` returns
  ///   them.
  /// - Returns: The earliest of these steps, and the news of all; `nil` if they are no longer the
  ///   last ones.
  /// - Throws: A ``LibraryError``.
  func undo(_ steps: [UndoEntry.ID]) async throws(LibraryError) -> TakenStep?

  /// Redoes the step that was undone last.
  ///
  /// - Parameter id: The only step to redo; `nil` for any.
  /// - Returns: The step and its news; `nil` if none can be redone, or if it has another id.
  /// - Throws: A ``LibraryError``.
  func redo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep?

  /// Keeps newer facts about titles that have an entry; this does not count as a step.
  ///
  /// Known facts about a title stay if the newer ones lack them: see ``SourcedFacts``.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - age: The time since the service gave the facts, in seconds; `nil` if it is unknown.
  ///   - origins: The origins of the facts, if they are not from the service alone.
  /// - Returns: The news; `nil` if no fact was new.
  /// - Throws: A ``LibraryError``.
  @discardableResult
  func learn(
    _ facts: [TitleDetail], age: Int?, toldBy origins: FactOrigins?
  ) async throws(LibraryError) -> LibraryNews?

  /// Checks the library for damage; a damaged one is still read as far as possible, but not
  /// written.
  ///
  /// - Throws: A ``LibraryError/file(_:)`` if it is damaged, or cannot be read for another reason.
  func check() async throws(LibraryError)

  /// Leaves the library as complete files, which the user may copy; it opens again when it is
  /// needed.
  ///
  /// It first waits for all work that has begun.
  func close()
}

extension Library {
  /// Keeps newer facts from the service about titles that have an entry.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - age: The time since the service gave the facts, in seconds; `nil` if it is unknown.
  /// - Returns: The news; `nil` if no fact was new.
  /// - Throws: A ``LibraryError``.
  @discardableResult
  public func learn(
    _ facts: [TitleDetail], age: Int?
  ) async throws(LibraryError) -> LibraryNews? {
    try await learn(facts, age: age, toldBy: nil)
  }

  /// Returns the whole contents of the library.
  public func contents() async throws(LibraryError) -> LibraryContents {
    try await contents(in: nil)
  }

  /// Returns the list of this name that fills itself; `nil` if it does not exist.
  public func livingList(named name: String) async throws(LibraryError) -> SmartList? {
    try await livingLists().first { $0.name == name }
  }

  /// Undoes the last step that is not undone, whichever it is.
  public func undo() async throws(LibraryError) -> TakenStep? { try await undo(only: nil) }

  /// Redoes the step that was undone last, whichever it is.
  public func redo() async throws(LibraryError) -> TakenStep? { try await redo(only: nil) }
}
