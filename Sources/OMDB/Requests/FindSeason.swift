/// One season of a series: `i=` with `Season=`.
public struct FindSeason: Endpoint {
  public var series: TitleID
  public var season: Int

  public init(series: TitleID, season: Int) {
    self.series = series
    self.season = season
  }

  public var parameters: [Parameter] { [] }

  public func answer(from reply: Reply) throws(OMDBError) -> Season {
    throw .notFound
  }
}
