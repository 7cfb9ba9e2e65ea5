import MoviesSession

extension Settings {
  /// All settings with their values, as a configuration file has them.
  package var json: JSON { Setting.document(group: { .object($0) }, leaf: { $0.value(self) }) }

  /// Writes a configuration file with all settings and the place of its schema.
  func text(naming schema: String) -> String {
    guard case .object(let members) = json else { return "" }
    let named = JSON.object([(name: Self.schemaMember, value: .string(schema))] + members)
    return named.prettyText + "\n"
  }

  /// Names the schema to editors; the program itself ignores this member of a file.
  static let schemaMember = "$schema"

  /// The JSON schema of a configuration file.
  ///
  /// https://json-schema.org/draft/2020-12/json-schema-core
  package static var schema: JSON {
    let defaults = Settings()
    let document = Setting.document { members in
      ["type": "object", "properties": .object(members), "additionalProperties": .bool(false)]
    } leaf: { setting in
      setting.form.schema.adding(("default", setting.value(defaults)))
        .adding(("description", .string(setting.summary)))
    }
    guard case .object(var members) = document,
      let properties = members.firstIndex(where: { $0.name == "properties" }),
      case .object(let settings) = members[properties].value
    else { return document }
    members[properties].value = .object(
      [(name: schemaMember, value: ["type": "string"] as JSON)] + settings)
    let head: [(name: String, value: JSON)] = [
      (name: schemaMember, value: "https://json-schema.org/draft/2020-12/schema"),
      (name: "title", value: "Configuration of movies-tui"),
    ]
    return .object(head + members)
  }
}
