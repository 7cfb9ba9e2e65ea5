import Exchange
import MoviesUI
import Titles

extension Settings {
  /// Makes the settings in a configuration file, with defaults for all others.
  ///
  /// - Parameters:
  ///   - bytes: The file's content: a JSON object.
  ///   - path: The file's path, for messages.
  /// - Throws: A ``ConfigurationError`` with the position of the first mistake.
  public init(reading bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    let file = ConfigurationText(path: path, bytes: bytes)
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes)
    } catch {
      throw file.error(.syntax(error.message), at: error.offset)
    }
    try apply(root, path: "", in: file)
    if let keys = root.member("keys") { try checkKeys(keys, in: file) }
  }

  private mutating func apply(
    _ node: JSONNode, path: String, in file: ConfigurationText
  ) throws(ConfigurationError) {
    guard case .object(let members) = node.content else {
      throw file.error(
        .value(setting: path, found: node.summary, expected: "an object of settings"),
        at: node.offset)
    }
    for member in members where !(path.isEmpty && member.name == Self.schemaMember) {
      let inner = path.isEmpty ? member.name : path + "." + member.name
      if let setting = Setting.named(inner) {
        guard setting.assign(member.value, &self) else {
          throw file.error(
            .value(setting: inner, found: member.value.summary, expected: setting.form.expected),
            at: member.value.offset)
        }
      } else if Setting.isGroup(inner) {
        try apply(member.value, path: inner, in: file)
      } else {
        let known = Setting.names(below: path)
        throw file.error(
          .unknown(setting: inner, suggestion: closest(to: member.name, among: known)),
          at: member.offset)
      }
    }
  }

  /// Rejects keys that the keymap does not accept.
  private func checkKeys(
    _ member: JSONNode.Member, in file: ConfigurationText
  ) throws(ConfigurationError) {
    do {
      _ = try Keymap(overrides: keys)
    } catch .unknownCommand(let name) {
      let known = Command.names
      throw file.error(
        .unknown(setting: "keys.\(name)", suggestion: closest(to: name, among: known)),
        at: member.value.member(name)?.offset ?? member.offset)
    } catch {
      throw file.error(.keys("\(error)"), at: member.offset)
    }
  }
}

/// A configuration file's text, which gives errors their positions.
private struct ConfigurationText {
  let path: String
  let bytes: [UInt8]

  func error(_ problem: ConfigurationError.Reason, at offset: Int) -> ConfigurationError {
    ConfigurationError(
      path: path, position: TextPlace(of: offset, in: bytes), problem: problem)
  }
}

extension TextPlace {
  /// Makes the place of the byte at `offset` in a UTF-8 text.
  ///
  /// - Complexity: O(*offset*); used only for errors.
  fileprivate init(of offset: Int, in text: [UInt8]) {
    self.init(line: 1, column: 1)
    for byte in text.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        self = TextPlace(line: line + 1, column: 1)
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
  }
}
