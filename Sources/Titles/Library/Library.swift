/// The user's own library: what to see, what was seen, and what the user thought of it.
///
/// Nothing but an edit removes anything from it. Every edit is one step, which can be undone, in
/// later sessions too.
public protocol Library: Sendable {
  /// A number that is another one whenever anybody has changed the library, in this session or
  /// elsewhere.
  func revision() async throws(LibraryError) -> Int

  /// What is kept about these titles; nothing of those about which nothing is.
  func entries(of ids: Set<TitleID>) async throws(LibraryError) -> [TitleID: LibraryEntry]

  /// The titles of a list, in its order.
  func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry]

  /// The lists that every library has, then the user's own in the order in which they were made.
  func lists() async throws(LibraryError) -> [LibraryListSummary]

  /// Does what the user asks for.
  ///
  /// - Parameter edit: What is to be done. Nothing happens to titles that are already so.
  /// - Returns: The step; `nil` if it changed nothing.
  /// - Throws: A ``LibraryError``; then nothing has changed.
  func apply(_ edit: LibraryEdit) async throws(LibraryError) -> LibraryStep?

  /// Takes back the last step that was not taken back.
  ///
  /// - Returns: The step; `nil` if there is none.
  /// - Throws: A ``LibraryError``; then nothing has changed.
  func undo() async throws(LibraryError) -> LibraryStep?

  /// Does again what was taken back last.
  ///
  /// - Returns: The step; `nil` if there is none, or something else was done since.
  /// - Throws: A ``LibraryError``; then nothing has changed.
  func redo() async throws(LibraryError) -> LibraryStep?
}
