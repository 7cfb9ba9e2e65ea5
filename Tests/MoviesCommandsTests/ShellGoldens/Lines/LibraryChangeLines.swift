/// Command lines that change the library.
extension ShellTranscript {
  static let ofLibraryChanges = [
    ShellTranscript("library-add", over: .library, eachAfresh: true) {
      everyFormat("library add aliens tt0468569")
      everyFormat("library add --list 'film noir' alien")
      everyFormat("library add qwxzqwxz aliens")
      everyFormat("library add juno")
      everyFormat("library add", input: "tt0090605\n\nThe Matrix\n")
      "library add https://www.imdb.com/title/tt0090605/"
      "library add tt9999999"
      "library add tt12 aliens"
      "library add aliens --list seen"
      "library add aliens --list 'short and good'"
      "library add aliens --list ''"
      "library add"
      everyFormat("library remove 'blade runner'")
      everyFormat("library remove --list 'film noir' memento 'blade runner'")
      everyFormat("library remove --everything alien")
      "library remove aliens"
      "library remove --list nope alien"
      "library remove --list 'short and good' alien"
      "library remove --list noir --everything alien"
      "library remove tt12"
      "library remove"
    },
    ShellTranscript("library-seen", over: .library, eachAfresh: true) {
      everyFormat("library seen 'blade runner'")
      everyFormat(
        "library seen aliens --on 2026-03-01 --cinema --where Odeon --rating 9 --note Great "
          + "--tag loud --tag scary")
      everyFormat("library seen alien --again --on unknown")
      everyFormat("library seen alien --not")
      everyFormat("library seen alien --not --on 2024-02-02")
      everyFormat("library seen tt1829963")
      "library seen 'blade runner' juno"
      "library seen aliens --not"
      "library seen alien --on 2026-03-21"
      "library seen alien --on 2025-02-29"
      "library seen alien --rating 11"
      "library seen alien --not --cinema"
      "library seen alien batman --not --on 2024-02-02"
      "library seen tt9999999"
      "library seen qwxzqwxz"
      "library seen"
    },
    ShellTranscript("library-rate", over: .library, eachAfresh: true) {
      everyFormat("library rate 9 juno 'blade runner'")
      everyFormat("library rate none 'the third man'")
      everyFormat("library rate 10 'the third man'")
      piped("juno\n", into: "library rate 8")
      "library rate none juno"
      "library rate 9 tt9999999"
      "library rate 9 tt12"
      "library rate 11 alien"
      "library rate alien"
      everyFormat("library note 'the third man'")
      everyFormat("library note juno 'Nice.'")
      everyFormat("library note 'the third man' ''")
      everyFormat("library note alien -", input: "One.\nTwo.\n")
      "library note juno"
      "library note juno ''"
      "library note tt9999999 Nice."
      "library note tt9999999"
      "library note tt12"
      "library note"
    },
    ShellTranscript("library-own-lists", over: .library) {
      "library list 'film noir' --move 'blade runner' --to 1"
      "library list 'film noir'"
      "library list 'film noir' --move 'third man' --to 1"
      "library list 'film noir' --move batman --to 1"
      "library list 'film noir' --rename rain"
      "library list rain --rename rain"
      "library list 'short and good' --where 'runtime<100'"
      "library list 'short and good'"
      "library list 'short and good' --move alien --to 1"
      "library list westerns --where genre:western"
      "library list rain --delete"
      "library"
      "library undo"
      "library undo"
      "library list rain"
      "library steps --limit 5"
    },
    ShellTranscript("library-watchlist", over: .library) {
      "library add 'aliens (1986)' tt0468569 https://www.imdb.com/title/tt0096895/"
      "library list watchlist"
      "library add aliens"
      "library remove Aliens"
      "library list watchlist"
      "library undo"
      "library undo"
      "library list watchlist"
      "library seen juno --where Odeon --rating 9 --note Great --tag scary"
      "library list watchlist"
      "library diary"
      "library remove --everything juno"
      "library undo"
      "library redo"
      "library redo"
      "library list everything"
    },
    ShellTranscript("library-undo", over: .library) {
      everyFormat("library undo")
      everyFormat("library redo")
      "library redo"
      "library redo"
      "library undo"
      "library note batman Hm."
      "library redo"
      "library undo"
      "library note 'the matrix' Hm."
      "library redo"
      "library steps --limit 5"
      "library undo more"
      "library redo --format csv"
    },
    ShellTranscript("library-import", over: .library, eachAfresh: true) {
      everyFormat("library import ~/ratings.csv --dry-run")
      everyFormat("library import ~/ratings.csv")
      everyFormat("library import ~/diary.csv --dry-run")
      everyFormat("library import ~/diary.csv")
      "library import ~/diary.csv --choose 3=tt0079945"
      everyFormat("library import ~/weekend.txt")
      "library import ~/weekend.txt --into 'film noir'"
      piped("tt0090605\n", into: "library import -")
      "library import ~/weekend.txt --into seen"
      "library import ~/diary.csv --choose 9=tt0079945"
      "library import ~/diary.csv --choose 12"
      "library import ~/broken.csv"
      "library import ~/none.csv"
      piped("", into: "library import -")
      "library import"
    },
    ShellTranscript("library-settle", over: .library, eachAfresh: true) {
      everyFormat("library settle")
      everyFormat("library settle 1=tt0076759")
      everyFormat("library settle 1=tt0076759 --leave-out 2")
      everyFormat("library settle --leave-out 2")
      everyFormat("library settle 1=alien 2=qwxzqwxz")
      "library settle 9=alien"
      "library settle 1=alien 1=aliens"
      "library settle 1"
      "library settle 1=tt12"
    },
  ]
}
