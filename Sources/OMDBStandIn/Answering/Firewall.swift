/// The firewall in front of OMDb, which answers with web pages to requests that look like an
/// attack.
enum Firewall {
  /// The page for a request that is blocked; `nil` for one that passes.
  ///
  /// Angle brackets in any value crash the application (500), text like a database command is
  /// blocked (403), with or without a key.
  static func page(for request: StandInRequest) -> StandInReply? {
    let values = request.parameters.map { $0.value.lowercased() }
    if values.contains(where: isCommand) { return WebPage.reply(status: 403) }
    if values.contains(where: { $0.contains("<") || $0.contains("&#") }) {
      return WebPage.reply(status: 500)
    }
    return nil
  }

  private static func isCommand(_ value: String) -> Bool {
    let signs = ["' or ", "union select", "drop table", "insert into", "--", "/*"]
    return signs.contains { value.contains($0) }
  }
}
