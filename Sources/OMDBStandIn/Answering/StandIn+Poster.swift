/// Posters, drawn whenever one is requested.
extension StandIn {
  /// A title's poster, always with the same bytes; a web page with status 404 if there is none,
  /// and with status 500 if it cannot be made.
  ///
  /// The key is of no importance: OMDb's posters are on another server, which asks for none.
  func poster(for request: StandInRequest) -> StandInReply {
    guard let address = PosterAddress(path: request.path),
      let entry = catalogue.title(id: address.id)
    else { return WebPage.reply(status: 404) }
    let file = Poster(of: entry).raster(width: address.width).jpeg
    guard !file.isEmpty else { return WebPage.reply(status: 500) }
    return StandInReply(
      status: 200,
      headers: ["content-type": "image/jpeg", "cache-control": "public, max-age=3600"],
      body: file)
  }

  /// The field `Poster` of a title: its address under the authority that was asked, if known.
  static func posterField(of entry: CatalogueEntry, _ request: StandInRequest) -> Record.Value {
    guard let authority = request.authority else { return .text(CatalogueEntry.unknown) }
    return .text(PosterAddress(id: entry[.imdbID]).text(at: authority))
  }
}
