/// What stands before OMDb and answers with web pages to requests that look like an attack.
enum Firewall {
  /// The page for a request that does not get through; `nil` for one that does.
  ///
  /// Angle brackets in any value bring down the application (500), text like a database command is
  /// turned away at the door (403), whether there is a key or not.
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
