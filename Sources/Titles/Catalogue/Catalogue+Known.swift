extension Catalogue {
  /// What is known on this machine of a title: by its id, or by its whole name.
  package func known(_ key: TitleKey) async -> TitleDetail? {
    try? await title(key, plot: .short, reach: .here).value
  }
}
