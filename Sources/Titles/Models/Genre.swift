/// The genres by their names: each genre has only one here, IMDb's in English.
package enum Genre {
  /// The names of IMDb's genres, in their order.
  static let names = [
    "Action", "Adult", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary",
    "Drama", "Family", "Fantasy", "Film-Noir", "Game-Show", "History", "Horror", "Music", "Musical",
    "Mystery", "News", "Reality-TV", "Romance", "Sci-Fi", "Short", "Sport", "Talk-Show", "Thriller",
    "War", "Western",
  ]

  /// Returns the name of the genre that a text names as a whole, in any spelling and in each
  /// language of IMDb's site: `Sci-Fi` for `sci_fi` and for `Ciencia ficción`; `nil` for any other
  /// text.
  package static func name(_ text: String) -> String? {
    if isName.contains(text) { return text }
    return text.contains(where: \.isNumber) ? nil : namesByLetters[text.plainLetters]
  }

  /// Returns genres under these names, each only once; a genre that IMDb lacks keeps its name.
  fileprivate static func names(_ texts: [String]) -> [String] {
    texts.allSatisfy(isName.contains)
      ? texts : texts.map { name($0) ?? $0 }.withoutRepetitions(by: \.self)
  }

  /// The names under which nearly all genres come, so that these need no folding.
  private static let isName = Set(names)

  /// The name of each genre, by the letters of each of its names.
  private static let namesByLetters: [String: String] = {
    var namesByLetters: [String: String] = [:]
    for name in names {
      namesByLetters[name.plainLetters] = name
      for word in otherNames[name, default: ""].split(whereSeparator: \.isWhitespace) {
        namesByLetters[String(word)] = name
      }
    }
    return namesByLetters
  }()

  /// The letters of further names, in English, German, Italian, French, Spanish and Portuguese.
  private static let otherNames = [
    "Action": "azione accion acao",
    "Adult": "adults erwachsene erwachsenenfilm peradulti adulti adulte adultes adulto adultos",
    "Adventure": "abenteuer abenteuerfilm avventura aventure aventures aventura aventuras",
    "Animation": "animated zeichentrick animationsfilm animazione animacion animacao",
    "Biography": "biopic biographie biografie biografia biografico biographique",
    "Comedy": "komodie commedia comico comedie comique comedia",
    "Crime": "krimi kriminalfilm crimine poliziesco policier crimen policial policiaco policiaca",
    "Documentary": "dokumentation dokumentarfilm doku documentario documentaire documental",
    "Drama": "dramma drammatico drame dramatique dramatico",
    "Family": "familie familienfilm famiglia perfamiglie famille familial familia familiar",
    "Fantasy": "fantasyfilm fantastico fantastique fantaisie fantasia",
    "Film-Noir": "cinenegro filmnegro filmenoir",
    "Game-Show": "spielshow quizshow jeutelevise concurso programadeconcurso programadejogos",
    "History": """
    historical geschichte historie historienfilm historisch storia storico histoire historique
    historia historico historica
    """,
    "Horror": "horrorfilm orrore horreur epouvante epouvantehorreur terror",
    "Music": "musik musica musique",
    "Musical": "musicale musicals musicalfilm comediemusicale comediamusical",
    "Mystery": "mistero giallo mystere misterio",
    "News": "nachrichten notizie notiziario actualites noticias noticiario",
    "Reality-TV": "reality realityshow telerealite telerrealidad",
    "Romance": "romantic romanze liebesfilm romantik sentimentale romantico romantique romantica",
    "Sci-Fi": "sciencefiction sf fantascienza cienciaficcion ficcaocientifica",
    "Short": "shorts kurzfilm cortometraggio corto courtmetrage cortometraje curta curtametragem",
    "Sport": "sports sportfilm sportivo deporte deportes esporte esportes desporto",
    "Talk-Show": "programadeentrevistas",
    "Thriller": "suspense suspenso",
    "War": "krieg kriegsfilm guerra guerre belico belica",
    "Western": "oeste faroeste",
  ]
}

/// Names of genres as they are used here, whatever their source: a genre that was stored under
/// another name is the same genre when it is read.
@propertyWrapper
public struct GenreNames: Hashable, Sendable, Codable {
  private var names: [String] = []

  public var wrappedValue: [String] {
    get { names }
    set { names = Genre.names(newValue) }
  }

  public init(wrappedValue: [String]) { self.wrappedValue = wrappedValue }

  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try [String](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try names.encode(to: encoder) }
}

extension GenreNames: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: names) }
}
