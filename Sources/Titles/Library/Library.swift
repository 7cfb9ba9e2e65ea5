/// The user's own library: what to see, what was seen, and what the user thought of it.
///
/// Nothing but an edit removes anything from it. Every edit is one step, which can be undone, in
/// later sessions too. Where something cannot be done, nothing has changed.
public protocol Library: Sendable {
  /// A number that is another one whenever anybody has changed the library, in this session or
  /// elsewhere; so cheap that every key may ask for it.
  func revision() async throws(LibraryError) -> Int

  /// What lists show of every title about which anything is kept, and are searched by.
  func marks() async throws(LibraryError) -> [TitleID: LibraryMark]

  /// What is kept about these titles; nothing of those about which nothing is.
  func entries(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: LibraryEntry]

  /// The titles of a list, in its order.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry]

  /// The ids of the titles of a list, in its order.
  func ids(in list: LibraryList) async throws(LibraryError) -> [TitleID]

  /// The lists that every library has, then the user's own in the order in which they were made.
  func lists() async throws(LibraryError) -> [LibraryListSummary]

  /// The lists that fill themselves, in the order in which they were made.
  func livingLists() async throws(LibraryError) -> [LivingList]

  /// The names that imports have left open, in the order of their numbers.
  func openNames() async throws(LibraryError) -> [OpenName]

  /// How many names imports have left open.
  func openNameCount() async throws(LibraryError) -> Int

  /// What names in imports mean by the user's word.
  func meanings() async throws(LibraryError) -> [NameMeaning]

  /// Says what open names mean, and remembers it.
  ///
  /// What waits under a name is added to what is kept about its title, as an import adds it. A name
  /// that is left out is forgotten with all that waits under it, and stays left out when it is
  /// imported again.
  ///
  /// - Parameter decisions: What the user decides, about each name once.
  /// - Returns: The step; `nil` if nothing was decided.
  /// - Throws: A ``LibraryError``; ``LibraryError/noOpenName(_:)`` if one of the names does not wait.
  func settle(_ decisions: [NameDecision]) async throws(LibraryError) -> LibraryStep?

  /// Keeps a list that fills itself, in place of the one of the same name.
  ///
  /// - Parameter list: The list.
  /// - Returns: The step; `nil` if the very same list is kept already.
  /// - Throws: A ``LibraryError``; ``LibraryError/listExists(_:)`` if the user fills a list of this
  ///   name.
  func keep(_ list: LivingList) async throws(LibraryError) -> LibraryStep?

  /// Does what the user asks for.
  ///
  /// - Parameter edit: What is to be done. Nothing happens to titles that are already so.
  /// - Returns: The step; `nil` if it changed nothing.
  /// - Throws: A ``LibraryError``.
  func apply(_ edit: LibraryEdit) async throws(LibraryError) -> LibraryStep?

  /// Adds what another program kept, without losing anything: see ``LibraryEntry/merged(with:)``.
  ///
  /// - Parameters:
  ///   - entries: What it kept.
  ///   - file: The name of the file it is from.
  /// - Returns: The step; `nil` if all of it was known.
  /// - Throws: A ``LibraryError``.
  func add(_ entries: [LibraryEntry], from file: String) async throws(LibraryError) -> LibraryStep?

  /// Gives a list of the user's own another name.
  ///
  /// - Parameters:
  ///   - list: The list's name.
  ///   - name: Its new name.
  /// - Returns: The step; `nil` if the name is the same.
  /// - Throws: A ``LibraryError``, if there is no such list or already one of the new name.
  func rename(_ list: String, to name: String) async throws(LibraryError) -> LibraryStep?

  /// Removes a list of the user's own, or one that fills itself; nothing else happens to the titles
  /// in it.
  ///
  /// - Parameter list: The list's name.
  /// - Returns: The step.
  /// - Throws: A ``LibraryError``, if there is no such list.
  func remove(list: String) async throws(LibraryError) -> LibraryStep?

  /// The last step that was not taken back; `nil` if there is none.
  func stepToUndo() async throws(LibraryError) -> LibraryStep?

  /// What was taken back last; `nil` if there is none, or something else was done since.
  func stepToRedo() async throws(LibraryError) -> LibraryStep?

  /// Takes back the last step that was not taken back.
  ///
  /// - Parameter id: The only step that is taken back; `nil` for any.
  /// - Returns: The step; `nil` if there is none, or it is another one.
  /// - Throws: A ``LibraryError``.
  func undo(only id: LibraryStep.ID?) async throws(LibraryError) -> LibraryStep?

  /// Does again what was taken back last.
  ///
  /// - Parameter id: The only step that is done again; `nil` for any.
  /// - Returns: The step; `nil` if there is none, it is another one, or something else was done
  ///   since.
  /// - Throws: A ``LibraryError``.
  func redo(only id: LibraryStep.ID?) async throws(LibraryError) -> LibraryStep?

  /// Keeps newer facts about those of the titles about which anything is kept; this is no step.
  ///
  /// What is not known of a title now stays as it was known before.
  func learn(_ facts: [TitleDetail]) async throws(LibraryError)

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
  /// Takes back the last step that was not taken back, whichever it is.
  public func undo() async throws(LibraryError) -> LibraryStep? { try await undo(only: nil) }

  /// Does again what was taken back last, whatever it is.
  public func redo() async throws(LibraryError) -> LibraryStep? { try await redo(only: nil) }
}
