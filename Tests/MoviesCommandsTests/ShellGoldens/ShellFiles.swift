/// Files of other programs in the home, for what reads files, and what is called like films.
enum ShellFiles {
  static let all = [
    "ratings.csv": ratings, "diary.csv": diary, "weekend.txt": weekend, "broken.csv": broken,
    "films/Forrest/Forrest.Gump.1994.1080p.BluRay.x264.mkv": "",
    "films/Forrest/Forrest Gump (1994) 720p.avi": "", "films/Qwxz (1971).avi": "",
    "films/The Matrix [imdbid-tt0133093].mkv": "",
  ]

  /// As IMDb writes them, with two rows that are not as they should be.
  private static let ratings = """
    Const,Your Rating,Date Rated,Title,Title Type,Runtime (mins),Year
    tt0090605,8,2020-01-02,Aliens,Movie,137,1986
    tt0041959,6,2021-01-02,The Third Man,Movie,93,1949
    nm0000233,10,2021-01-02,Somebody,,,
    tt0096895,eleven,2021-01-02,Batman,Movie,126,1989

    """

  /// As Letterboxd writes it: names that are certain, that could be others, and that nothing has.
  private static let diary = """
    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
    2024-01-03,The Third Man,1949,https://boxd.it/1,4.5,,"vienna, noir",2024-01-02
    2024-01-05,Star Trek,1979,https://boxd.it/3,4,Yes,space,2024-01-04
    2024-01-06,Qwxz Qwxz,1999,https://boxd.it/4,4,,,2024-01-05

    """

  private static let weekend = "tt0090605\nseven samurai (1954)\n"

  private static let broken = "imdbID,Title\n\"tt1"
}
