extension TitleCondition {
  /// The condition with each genre, language and country that does not exist replaced by the
  /// nearest name, such as `genre:wstern` by `genre:western`.
  package var withNearestNames: TitleCondition {
    replacingParts { part in
      guard case .text(let field, .beginnings(let text)) = part,
        let name = field.nearestName(to: text)
      else { return nil }
      return .text(field, name.contains(" ") ? .phrase(name) : .beginnings(name))
    }
  }
}

extension TextField {
  /// Returns the name that was probably meant by a text; `nil` if the text begins a name, or
  /// resembles none.
  fileprivate func nearestName(to text: String) -> String? {
    let names = closedNames
    let typed = text.plainLetters
    guard !typed.isEmpty, !isKnown(text, typed, among: names) else { return nil }
    let byLetters = Dictionary(names.map { ($0.plainLetters, $0) }) { first, _ in first }
    return closest(to: typed, among: byLetters.keys.sorted()).flatMap {
      byLetters[$0]?.lowercased()
    }
  }

  /// Returns whether a text is a name, or begins one of the words of a name.
  private func isKnown(_ text: String, _ typed: String, among names: [String]) -> Bool {
    if self == .genre, Genre.name(text) != nil { return true }
    return names.contains { name in
      name.plainLetters.hasPrefix(typed)
        || name.searchWords.contains { $0.hasPrefix(typed) }
    }
  }

  /// The names that the field can have; empty for a field with any texts.
  private var closedNames: [String] {
    switch self {
    case .genre: Genre.names
    case .language: Self.languages
    case .country: Self.countries
    case .name, .director, .writer, .actor, .plot, .rated, .awards: []
    }
  }

  /// The languages of films by their English names, as OMDb writes them.
  private static let languages = """
    Afrikaans Albanian Amharic Arabic Armenian Azerbaijani Basque Bengali Bosnian Bulgarian Burmese \
    Cantonese Catalan Chinese Croatian Czech Danish Dari Dutch English Esperanto Estonian Filipino \
    Finnish Flemish French Gaelic Galician Georgian German Greek Guarani Gujarati Hausa Hawaiian \
    Hebrew Hindi Hungarian Icelandic Igbo Indonesian Inuktitut Irish Italian Japanese Kannada Kazakh \
    Khmer Korean Kurdish Lao Latin Latvian Lithuanian Macedonian Malay Malayalam Mandarin Maori \
    Marathi Mongolian Navajo Nepali Norwegian Pashto Persian Polish Portuguese Punjabi Quechua \
    Romanian Romany Russian Scots Serbian Serbo-Croatian Sinhala Slovak Slovenian Spanish Swahili \
    Swedish Tagalog Tamil Telugu Thai Tibetan Turkish Ukrainian Urdu Uzbek Vietnamese Welsh Wolof \
    Xhosa Yiddish Yoruba Zulu
    """.split(separator: " ").map(String.init)

  /// The countries that most films are from, as OMDb writes them.
  private static let countries = """
    Afghanistan, Albania, Algeria, Argentina, Armenia, Australia, Austria, Bangladesh, Belgium, \
    Bolivia, Brazil, Bulgaria, Cambodia, Canada, Chile, China, Colombia, Croatia, Cuba, Cyprus, \
    Czechoslovakia, Czech Republic, Denmark, Ecuador, Egypt, Estonia, Ethiopia, Finland, France, \
    Georgia, Germany, Greece, Hong Kong, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, \
    Israel, Italy, Jamaica, Japan, Jordan, Kazakhstan, Kenya, Kuwait, Latvia, Lebanon, Lithuania, \
    Luxembourg, Malaysia, Malta, Mexico, Mongolia, Morocco, Nepal, Netherlands, New Zealand, Nigeria, \
    North Macedonia, Norway, Pakistan, Palestine, Peru, Philippines, Poland, Portugal, Qatar, Romania, \
    Russia, Saudi Arabia, Senegal, Serbia, Singapore, Slovakia, Slovenia, South Africa, South Korea, \
    Soviet Union, Spain, Sri Lanka, Sweden, Switzerland, Syria, Taiwan, Thailand, Tunisia, Turkey, \
    Ukraine, United Arab Emirates, United Kingdom, United States, Uruguay, Venezuela, Vietnam, \
    West Germany, Yugoslavia
    """.split(separator: ", ").map(String.init)
}
