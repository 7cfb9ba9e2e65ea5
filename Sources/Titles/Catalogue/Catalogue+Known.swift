extension Catalogue {
  /// What is known on this machine of a title: by its id, or by its whole name.
  package func known(_ key: TitleKey) async -> TitleDetail? {
    let query =
      switch key {
      case .id(let id): TitleQuery(id.rawValue)
      case .name(let query): query
      }
    let page = try? await titles(matching: query, page: 1, reach: .here).value
    return page?.known.first { title in
      key == .id(title.id) || title.title.searchWords == query.text.searchWords
    }
  }
}
