internal import Titles

/// The kinds of titles in the words of the services.
extension TitleKind {
  /// Parses a kind: an IMDb title type in either vocabulary, `tvMiniSeries` or `TV Mini Series`, or
  /// in one of the languages of its site, or a type of Trakt; returns `nil` for an unknown word.
  init?(serviceWord word: String) {
    guard let kind = Self.serviceWords[word.plainLetters] else { return nil }
    self = kind
  }

  /// Whether a word stands for something that libraries of films and series do not have.
  static func isForeign(_ word: String) -> Bool {
    [
      "season", "book", "manga", "comic", "boardgame", "music", "album", "person", "musicartist",
      "hardware",
    ].contains(word.plainLetters)
  }

  /// The kinds by the letters of their names, without accents.
  private static let serviceWords: [String: TitleKind] = {
    var kinds: [String: TitleKind] = [:]
    for (kind, words) in wordsByKind {
      for word in words.split(whereSeparator: \.isWhitespace) { kinds[String(word)] = kind }
    }
    return kinds
  }()

  /// The words for each kind in English, German, Italian, French, Spanish and Portuguese.
  private static let wordsByKind: [(TitleKind, String)] = [
    (
      .movie,
      """
      movie movies film films featurefilm feature tvmovie tvspecial short shortfilm tvshort video musicvideo
      documentary
      spielfilm fernsehfilm tvfilm fernsehspecial kurzfilm tvkurzfilm fernsehkurzfilm musikvideo
      filmtv filmpertv filmperlatv specialetv cortometraggio cortometraggiotv lungometraggio
      videomusicale documentario
      telefilm filmdetelevision emissionspeciale emissionspecialetv specialtv courtmetrage
      courtmetragetv longmetrage clip clipvideo clipmusical documentaire
      pelicula peliculadetv peliculatv peliculaparatv peliculadetelevision especialdetv especialtv
      especialdetelevision programaespecialdetv cortometraje cortometrajedetv cortometrajetv corto
      largometraje videomusical documental
      filme filmedetv filmeparatv filmetv telefilme especialparatv curta curtatv curtametragem
      curtametragemdetv longametragem videoclipe
      """
    ),
    (
      .series,
      """
      tv tvshow tvshows tvseries tvminiseries miniseries podcastseries show shows series
      serie fernsehserie tvserie miniserie tvminiserie fernsehminiserie podcastserie
      serietv miniserietv serietelevisiva miniserietelevisiva seriepodcast seriedipodcast
      serietelevisee miniserietelevisee seriedepodcasts
      seriedetv miniseriedetv seriedetelevision miniseriedetelevision seriedepodcast
      minisserie minisseriedetv minisserietv seriedetelevisao minisseriedetelevisao
      """
    ),
    (
      .episode,
      """
      tvepisode podcastepisode episode
      fernsehepisode tvfolge fernsehfolge folge serienfolge podcastfolge
      episodio episodiotv episodiodiserietv episodiopodcast episodiodipodcast
      episodetv episodetelevise episodedeserietelevisee episodedepodcast
      episodiodetv episodiodetelevision episodiodepodcast capitulo
      episodiodetelevisao
      """
    ),
    (
      .game,
      """
      videogame game videospiel spiel videogioco gioco jeuvideo jeu videojuego juego
      videojogo jogo jogoeletronico jogodevideo
      """
    ),
  ]

  /// The word for this kind in IMDb's current exports.
  var imdbWord: String {
    switch self {
    case .movie: "Movie"
    case .series: "TV Series"
    case .episode: "TV Episode"
    case .game: "Video Game"
    }
  }
}
