/// The user's own library: what to see, what was seen, and what the user thought of it.
///
/// Nothing but an edit removes anything from it. Every edit is one step, which can be undone, in
/// later sessions too, and tells what it has changed. Where something cannot be done, nothing has
/// changed.
public protocol Library: Sendable {
  /// A number that is another one whenever anybody has changed the library, in this session or
  /// elsewhere; so cheap that every key may ask for it.
  func revision() async throws(LibraryError) -> Int

  /// The titles whose entries or facts have changed since a revision; `nil` if nobody here knows,
  /// as after a change in another session.
  func titlesChanged(since revision: Int) async throws(LibraryError) -> Set<TitleID>?

  /// The marks of every title in the library, which lists show and searches compare.
  func marks() async throws(LibraryError) -> [TitleID: LibraryMark]

  /// The entries of these titles; titles without an entry are left out.
  func entries(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: LibraryEntry]

  /// The facts kept about these titles, and who told them; titles without any are left out.
  func facts(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: SourcedFacts]

  /// The ids of the titles of a list, in its order.
  func ids(in list: LibraryList) async throws(LibraryError) -> [TitleID]

  /// The titles of a list, in its order.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry]

  /// The lists that every library has, then the user's own in the order in which they were made.
  func lists() async throws(LibraryError) -> [LibraryListSummary]

  /// The lists that fill themselves, in the order in which they were made.
  func livingLists() async throws(LibraryError) -> [SmartList]

  /// The names that imports have left open, in the order of their numbers.
  func openNames() async throws(LibraryError) -> [OpenName]

  /// All that the library has, or the titles of one list.
  ///
  /// - Parameter list: The list; `nil` for everything, the newest first.
  /// - Returns: The entries in the order of the list, and the user's own lists that are meant.
  /// - Throws: A ``LibraryError``.
  func contents(in list: LibraryList?) async throws(LibraryError) -> LibraryContents

  /// How many names imports have left open.
  func openNameCount() async throws(LibraryError) -> Int

  /// The meanings of names in imports, by the user's word.
  func meanings() async throws(LibraryError) -> [NameMeaning]

  /// Says what open names mean, and remembers it.
  ///
  /// What waits under a name is added to what is kept about its title, as an import adds it. A name
  /// that is left out is forgotten with all that waits under it, and stays left out when it is
  /// imported again.
  ///
  /// - Parameter decisions: What the user decides, about each name once.
  /// - Returns: The step and its news; `nil` if nothing was decided.
  /// - Throws: A ``LibraryError``; ``LibraryError/noOpenName(_:)`` if one of the names does not
  ///   wait.
  func settle(_ decisions: [NameDecision]) async throws(LibraryError) -> TakenStep?

  /// Keeps a list that fills itself, in place of the one of the same name.
  ///
  /// - Parameter list: The list.
  /// - Returns: The step and its news; `nil` if the very same list is kept already.
  /// - Throws: A ``LibraryError``; ``LibraryError/listExists(_:)`` if the user fills a list of this
  ///   name.
  func keep(_ list: SmartList) async throws(LibraryError) -> TakenStep?

  /// Does what the user asks for.
  ///
  /// - Parameter edit: What is to be done. Nothing happens to titles that are already so.
  /// - Returns: The step and its news; `nil` if it changed nothing.
  /// - Throws: A ``LibraryError``.
  func apply(_ edit: LibraryEdit) async throws(LibraryError) -> TakenStep?

  /// Adds what another program kept, without losing anything: see `LibraryEntry.merged(with:)`.
  ///
  /// Lists that are not there are made, and titles that are new in a list stand at its end, in the
  /// order that they have there. Nothing is kept of names that the user has left out, and those
  /// whose meaning is known by now wait no more.
  ///
  /// A task that is cancelled meanwhile adds nothing.
  ///
  /// - Parameters:
  ///   - entries: The entries of another library; only a part of them is in memory at a time.
  ///   - contents: All else that it kept. A meaning in it does not count where another is known.
  ///   - names: The titles that were found for names in it.
  ///   - file: The name of the file it is from.
  ///   - isDryRun: Whether everything is taken back at once, as if it had not happened.
  ///   - tell: Told what is kept about each title of the entries before and after.
  /// - Returns: The step and its news, also of a dry run; `nil` if all of it was known.
  /// - Throws: A ``LibraryError``.
  func add(
    _ entries: some RandomAccessCollection<LibraryEntry> & Sendable,
    besides contents: LibraryContents, names: FoundNames, from file: String, isDryRun: Bool,
    tell: @escaping @Sendable (_ before: LibraryEntry, _ after: LibraryEntry) -> Void
  ) async throws(LibraryError) -> TakenStep?

  /// Gives a list of the user's own another name.
  ///
  /// - Parameters:
  ///   - list: The list's name.
  ///   - name: Its new name.
  /// - Returns: The step and its news; `nil` if the name is the same.
  /// - Throws: A ``LibraryError``, if there is no such list or already one of the new name.
  func rename(_ list: String, to name: String) async throws(LibraryError) -> TakenStep?

  /// Removes a list of the user's own, or one that fills itself; nothing else happens to the titles
  /// in it.
  ///
  /// - Parameter list: The list's name.
  /// - Returns: The step and its news.
  /// - Throws: A ``LibraryError``, if there is no such list.
  func remove(list: String) async throws(LibraryError) -> TakenStep?

  /// The latest steps, also those that were taken back, the latest first.
  ///
  /// - Parameter count: The most steps.
  /// - Returns: The steps.
  /// - Throws: A ``LibraryError``.
  func steps(latest count: Int) async throws(LibraryError) -> [PastStep]

  /// The titles that a step changed, in the order of their ids; empty for an unknown step.
  ///
  /// - Parameter id: The step.
  /// - Returns: The ids of the titles.
  /// - Throws: A ``LibraryError``.
  func titles(ofStep id: UndoEntry.ID) async throws(LibraryError) -> [TitleID]

  /// The last step that was not taken back; `nil` if every step was.
  func stepToUndo() async throws(LibraryError) -> UndoEntry?

  /// The steps that are taken back to go back to before one: all that were done after it, the last
  /// one first, and then itself.
  ///
  /// - Parameter id: The step.
  /// - Returns: The steps; empty if it was taken back, or if nobody knows the step.
  /// - Throws: A ``LibraryError``.
  func steps(backTo id: UndoEntry.ID) async throws(LibraryError) -> [UndoEntry]

  /// The step taken back last that can be done again; `nil` if no step can.
  ///
  /// What a session took back can be done again until it does something else itself, or another
  /// session changes the same titles.
  func stepToRedo() async throws(LibraryError) -> UndoEntry?

  /// The step that would be done again if no other session had changed the same titles since;
  /// `nil` if no session has overtaken one.
  func overtakenStep() async throws(LibraryError) -> OvertakenStep?

  /// Takes back the last step that was not taken back.
  ///
  /// - Parameter id: The only step that is taken back; `nil` for any.
  /// - Returns: The step and its news; `nil` if every step was taken back, or it is another one.
  /// - Throws: A ``LibraryError``.
  func undo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep?

  /// Takes back several steps at once; each of them can be done again alone.
  ///
  /// - Parameter steps: The last steps, the very last one first, as ``steps(backTo:)`` gives them.
  /// - Returns: The first of them that was done, and the news of all; `nil` if by now they are not
  ///   the last ones.
  /// - Throws: A ``LibraryError``.
  func undo(_ steps: [UndoEntry.ID]) async throws(LibraryError) -> TakenStep?

  /// Does again what was taken back last.
  ///
  /// - Parameter id: The only step that is done again; `nil` for any.
  /// - Returns: The step and its news; `nil` if none can be done again, or it is another one.
  /// - Throws: A ``LibraryError``.
  func redo(only id: UndoEntry.ID?) async throws(LibraryError) -> TakenStep?

  /// Keeps newer facts about titles that have an entry; this does not count as a step.
  ///
  /// What is not known of a title now stays as it was known before: see ``SourcedFacts``.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - age: How many seconds ago the service told them; `nil` if nobody knows.
  ///   - origins: Who told them, if it was not the service alone.
  /// - Returns: What that changed; `nil` if nothing of it was new.
  /// - Throws: A ``LibraryError``.
  @discardableResult
  func learn(
    _ facts: [TitleDetail], age: Int?, toldBy origins: FactOrigins?
  ) async throws(LibraryError) -> LibraryNews?

  /// Looks for damage. A damaged library can be read as far as possible, and is not written.
  ///
  /// - Throws: A ``LibraryError/file(_:)`` if it is damaged, or cannot be read for another reason.
  func check() async throws(LibraryError)

  /// Leaves the library as whole files, which anybody may copy; it opens again when it is needed.
  ///
  /// It waits for what was begun before.
  func close()
}

extension Library {
  /// Keeps newer facts that the service told about titles that have an entry.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - age: How many seconds ago they were told; `nil` if nobody knows.
  /// - Returns: What that changed; `nil` if nothing of it was new.
  /// - Throws: A ``LibraryError``.
  @discardableResult
  public func learn(
    _ facts: [TitleDetail], age: Int?
  ) async throws(LibraryError) -> LibraryNews? {
    try await learn(facts, age: age, toldBy: nil)
  }

  /// All that the library has.
  public func contents() async throws(LibraryError) -> LibraryContents {
    try await contents(in: nil)
  }

  /// The list of this name that fills itself; `nil` without one.
  public func livingList(named name: String) async throws(LibraryError) -> SmartList? {
    try await livingLists().first { $0.name == name }
  }

  /// Takes back the last step that was not taken back, whichever it is.
  public func undo() async throws(LibraryError) -> TakenStep? { try await undo(only: nil) }

  /// Does again what was taken back last, whatever it is.
  public func redo() async throws(LibraryError) -> TakenStep? { try await redo(only: nil) }
}
