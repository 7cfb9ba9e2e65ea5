/// Command lines about IMDb's data, and what others answer with it.
extension ShellTranscript {
  static let overIMDb = [
    ShellTranscript("imdb-data", over: .imdb, eachAfresh: true) {
      everyFormat("imdb status")
      "imdb"
      "imdb status --format csv"
      "imdb update"
      "imdb update --all"
      "imdb update --offline"
      "imdb update more"
      "imdb import --yes"
      "imdb import --yes --level ratings"
      "imdb import"
      "imdb import ~/none"
      "imdb import --level ratings --people"
      "imdb import --level everything"
      "imdb remove"
      "imdb remove --yes"
      "imdb remove more"
    },
    ShellTranscript("imdb-none", over: .library) {
      everyFormat("imdb status")
      "imdb update"
      "imdb remove --yes"
      "--source imdb search batman"
    },
    ShellTranscript("imdb-search", over: .imdb) {
      everyFormat("search forrest gump")
      everyFormat("search love --limit 2 --sort rating")
      everyFormat("search qwxzqwxz")
      everyFormat("find 'type:movie sort:votes' --limit 3")
      everyFormat("find 'type:short votes>10 sort:rating' --limit 2")
      "find 'mine>8 sort:mine'"
      "search forrst gump"
      "search 'seen:yes sort:year' --limit 3"
      "--source omdb search forrest gump"
      "--source imdb search forrest gump"
      "find 'rating>11'"
    },
    ShellTranscript("imdb-titles", over: .imdb) {
      everyFormat("show tt0109830")
      everyFormat("--source imdb show tt0109830")
      everyFormat("compare tt0109830 'the matrix'")
      piped("tt0133093\nforrest gump (1994)\nqwxzqwxz\n", into: "lookup --plot short")
      "--source imdb show tt9999999"
      everyFormat("next")
      everyFormat("tonight --from disk --seed 7")
      "library list seen --format csv"
      "library stats"
      everyFormat("library seen tt0027996")
      "library list 'short and good'"
      everyFormat("doctor")
    },
  ]
}
