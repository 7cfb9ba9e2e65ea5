extension Library {
  /// All that the library has, as if nobody changed it meanwhile; or the titles of one list.
  ///
  /// - Parameter list: The list; `nil` for everything, the newest first.
  /// - Returns: The entries in the order of the list, and the user's own lists that are meant.
  /// - Throws: A ``LibraryError``.
  public func contents(in list: LibraryList? = nil) async throws(LibraryError) -> LibraryContents {
    while true {
      let revision = try await revision()
      let contents = try await readContents(in: list)
      if try await self.revision() == revision { return contents }
    }
  }

  private func readContents(
    in list: LibraryList?
  ) async throws(LibraryError) -> LibraryContents {
    var contents = LibraryContents(entries: try await entries(in: list ?? .everything))
    if list == nil {
      contents.livingLists = try await livingLists()
      contents.openNames = try await openNames().renumbered
      contents.meanings = try await meanings()
    }
    for summary in try await lists() {
      guard case .named(let name) = summary.list, list == nil || list == summary.list else {
        continue
      }
      let titles = try await ids(in: summary.list)
      contents.lists.append(LibraryContents.List(name: name, titles: titles, note: summary.note))
    }
    return contents
  }
}

extension [OpenName] {
  /// The same names with the numbers that they would get in an empty library.
  fileprivate var renumbered: [OpenName] {
    enumerated().map { index, name in
      var name = name
      name.number = index + 1
      return name
    }
  }
}
