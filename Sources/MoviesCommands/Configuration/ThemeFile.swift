import Foundation
import MoviesSession
import MoviesUI
import SafeText
import TerminalUI
import Titles

/// A file with the user's own colours, in the folder `themes` next to the configuration.
///
/// The file is either a JSON object of roles and colours, such as `{"accent": "#ebb85c"}`, or one
/// of the many base16 files, with lines such as `base0A: "ebb85c"`.
///
/// https://github.com/tinted-theming/home/blob/main/styling.md
struct ThemeFile {
  let path: String
  let palette: Palette

  private static let largest = 1 << 16

  /// Finds and reads a theme.
  ///
  /// - Parameters:
  ///   - name: The name of the theme's file, without the extension.
  ///   - folder: The configuration's folder; `nil` without a home directory.
  /// - Throws: A ``Failure`` that says what is wrong and what to do.
  init(named name: String, below folder: String?) throws(Failure) {
    let places = ["json", "yaml", "yml"].compactMap { ending in
      folder.map { "\($0)/themes/\(name).\(ending)" }
    }
    guard let path = places.first(where: FileManager.default.fileExists) else {
      throw Failure(noTheme: name, places: places)
    }
    self.path = path
    let bytes: [UInt8]
    do {
      bytes = try TextFile.bytes(of: path, limit: Self.largest)
    } catch {
      throw Failure(
        "The theme \(path) cannot be read: \(error.reason).", exitCode: .wrongConfiguration)
    }
    let colors = path.hasSuffix(".json") ? try Self.roles(in: bytes, path) : Self.base16(in: bytes)
    guard !colors.isEmpty else {
      throw Failure(
        "The theme \(path) has no colours: write such as {\"accent\": \"#ebb85c\"}, or use a file "
          + "of base16.", exitCode: .wrongConfiguration)
    }
    palette = Palette(colors)
  }

  private static func roles(
    in bytes: [UInt8], _ path: String
  ) throws(Failure) -> [Palette.Role: Color] {
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes)
    } catch {
      throw Failure("\(path): Invalid JSON: \(error.message).", exitCode: .wrongConfiguration)
    }
    guard case .object(let members) = root.content else {
      throw Failure(
        "\(path): The theme is \(root.summary); expected an object of colours.",
        exitCode: .wrongConfiguration)
    }
    var colors: [Palette.Role: Color] = [:]
    for member in members {
      guard let role = Palette.Role(rawValue: member.name) else {
        let near = closest(to: member.name, among: Palette.Role.allCases.map(\.rawValue))
        throw Failure(
          "\(path): Unknown colour \(Sanitizer.line(member.name))."
            + (near.map { " Did you mean “\($0)”?" } ?? ""), exitCode: .wrongConfiguration)
      }
      guard case .string(let text) = member.value.content, let color = Color(hexadecimal: text)
      else {
        throw Failure(
          "\(path): The colour \(role.rawValue) is \(member.value.summary); expected such as "
            + "\"#ebb85c\".", exitCode: .wrongConfiguration)
      }
      colors[role] = color
    }
    return colors
  }

  /// Returns the colours in a base16 file; all other lines are ignored.
  private static func base16(in bytes: [UInt8]) -> [Palette.Role: Color] {
    var colors: [Palette.Role: Color] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let (_, key, value) = line.wholeMatch(of: entry)?.output,
        let color = Color(hexadecimal: String(value))
      else { continue }
      for role in roles[key.lowercased()] ?? [] { colors[role] = color }
    }
    return colors
  }

  private static var entry: Regex<(Substring, Substring, Substring)> {
    /\s*(base0[0-9A-Fa-f])\s*:\s*["']?(#?[0-9A-Fa-f]{6})["']?.*/
  }

  /// The roles of base16's colours: first backgrounds and texts, from dark to light, then hues.
  private static let roles: [String: [Palette.Role]] = [
    "base00": [.background], "base01": [.restingSelection], "base02": [.selection],
    "base03": [.rule], "base04": [.dim], "base05": [.text], "base07": [.strong],
    "base08": [.warning], "base09": [.low], "base0a": [.accent, .middle], "base0b": [.high],
    "base0d": [.kind],
  ]
}

extension Failure {
  fileprivate init(noTheme name: String, places: [String]) {
    let words = Settings.ThemeName.words
    let near = closest(to: name, among: words).map { " Did you mean “\($0)”?" } ?? ""
    let place = places.first.map { " or a file such as \($0)" } ?? ""
    self.init(
      "There is no theme “\(Sanitizer.line(name))”.\(near) ui.theme is one of "
        + words.joined(separator: ", ") + "\(place).", exitCode: .wrongConfiguration)
  }
}

extension Palette.Faint {
  /// A description of the text that is hard to read, with its contrast.
  var words: String {
    let shown = JSON.number((contrast * 10).rounded() / 10).text
    return "\(role.rawValue) is hard to read on \(background.rawValue): its contrast is \(shown), "
      + "and text is easy to read from \(JSON.number(Palette.readable).text) on"
  }
}
