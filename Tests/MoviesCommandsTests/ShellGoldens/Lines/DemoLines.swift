/// Command lines over the bundled films that look for titles.
extension ShellTranscript {
  static let overDemo = [
    ShellTranscript("demo-browse", over: .demo) {
      ""
      "dark knight --limit 3"
      "qwxzqwxz"
      "serach zzz"
      "batman --limit 0"
      "batman --format json"
      "genre:noir rating>"
      "--record session.jsonl"
      "batman --log-file log.txt"
      "--until 4"
      "--replay ~/none.jsonl"
      "--foo"
    },
    ShellTranscript("demo-search", over: .demo) {
      everyFormat("search batman --limit 2")
      everyFormat("search dark knight --type film --year 2008")
      everyFormat("search batman --sort rating --limit 3")
      everyFormat("search qwxzqwxz")
      "search 'genre:western sort:rating' --limit 3"
      "search batman --sort year --limit 3"
      "search 'batman (1989)'"
      "search tt0078748"
      "search spidreman"
      "search 'genr:noir'"
      "search 'genre:noir rating>'"
      "search '<>'"
      "search"
      "search batman --year 1989-1992"
      "search batman --sort price"
      "search batman --format xml"
      "search batman --formt json"
    },
    ShellTranscript("demo-find", over: .demo) {
      everyFormat("find 'director:\"sergio leone\" year<1967 sort:year'")
      everyFormat("find qwxzqwxz")
      onTerminal(columns: 100, "find 'genre:film-noir sort:rating' --limit 3")
      "find alein"
      "find 'tt0078748'"
      "find 'seen:yes'"
      "find 'moon rating>much'"
      "find '(moon or sun'"
      "find"
      "find alien --limit 1001"
    },
    ShellTranscript("demo-person", over: .demo) {
      everyFormat("person 'sergio leone'")
      "person nolan"
      "person chris nolann"
      everyFormat("person wachowski")
      everyFormat("person qwertzuiop")
      "person ..."
      "person ''"
      "person ' '"
      "person"
      "person nolan --format text"
    },
    ShellTranscript("demo-pick", over: .demo) {
      "pick alien"
      "pick alien --format json"
    },
    ShellTranscript("demo-tonight", over: .demo) {
      everyFormat("tonight 'director:\"sergio leone\"' --from disk --seed 7")
      everyFormat("tonight 'genre:western year<1930' --from disk --seed 7")
      "tonight --from disk --minutes 100 --genre comedy --min-rating 8 --seed 7"
      "tonight --seed 7"
      "tonight 'runtime<x'"
      "tonight --min-rating 11"
      "tonight --minutes 0"
      "tonight --veto batman"
      "tonight --from cloud"
    },
  ]
}
