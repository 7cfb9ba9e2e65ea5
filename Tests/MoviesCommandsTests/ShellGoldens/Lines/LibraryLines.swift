/// Command lines that print what is in the library, and change nothing.
extension ShellTranscript {
  static let ofLibrary = [
    ShellTranscript("library-list", over: .library) {
      everyFormat("library list")
      onTerminal(columns: 60, "library")
      "library list watchlist"
      "library list watchlist --format ndjson"
      everyFormat("library list rated --sort mine")
      "library list seen"
      "library list seen --format csv"
      "library list 'film noir' --sort title"
      "library list 'film noir' --sort year"
      "library list 'short and good'"
      everyFormat("library list 'Five stars'")
      "library 'Five stars' --format ndjson"
      everyFormat("library list nope")
      onTerminal(columns: 100, "library list 'film noir'")
      onTerminal(columns: 40, "library list everything --sort year")
      "library list --sort mine"
      "library list watchlist --sort price"
      "library list watchlist --delete"
      "library list 'film noir' --move alien"
      "library list 'film noir' --move alien --to 1"
      "library list 'film noir' --rename seen"
      "library list new --where 'rating>'"
      "library list new --where ' '"
      "library list watchlist --format text"
      "library list ''"
    },
    ShellTranscript("library-diary", over: .library) {
      everyFormat("library diary 2025-01")
      everyFormat("library diary 2023-06")
      everyFormat("library diary")
      "library diary 2024-12"
      "library diary 2026-13"
      "library diary 2025-01 --format csv"
    },
    ShellTranscript("library-home", over: .library) {
      everyFormat("library home")
      "library home --format csv"
    },
    ShellTranscript("library-stats", over: .library) {
      everyFormat("library stats")
      onTerminal(columns: 120, "library stats")
      "library stats --format csv"
      "library stats more"
    },
    ShellTranscript("library-steps", over: .library) {
      everyFormat("library steps")
      "library steps --limit 3"
      "library steps --limit 0"
    },
    ShellTranscript("library-export", over: .library) {
      everyFormat("library export --list rated")
      everyFormat("library export --list seen")
      everyFormat("library export --list watchlist")
      everyFormat("library export --list 'film noir'")
      everyFormat("library export --list 'short and good'")
      "library export"
      "library export --to imdb --list everything"
      "library export --to trakt"
      "library export --to letterboxd --output ~/letterboxd"
      "library export --output /nowhere/library.json"
      "library export --list nope"
      "library export --to goodreads"
    },
    ShellTranscript("library-check", over: .library) {
      everyFormat("library check")
      "library backup ~/copy.sqlite"
      "library backup ~/copy.sqlite"
      "library backup ~/none/copy.sqlite"
      "library backup"
      "library check --format csv"
    },
    ShellTranscript("library-questions", over: .library) {
      everyFormat("next")
      "next --format csv"
      everyFormat("tonight --seed 7")
      "tonight --minutes 100 --seed 7"
      "tonight genre:western --seen --seed 7"
      "tonight --veto tt0041959 --seed 7"
      "tonight --seed 7"
      everyFormat("find 'mine>9'")
      everyFormat("search 'seen:yes sort:year' --limit 2")
      everyFormat("person 'ridley scott'")
      everyFormat("show alien")
      piped("Alien\nThe Third Man (1949)\n", into: "lookup --plot short")
      everyFormat("doctor")
      everyFormat("cache status")
      "cache clear"
      "cache status"
      "cache forget"
      "--offline search casablanca"
      "--offline search alien"
    },
  ]
}
