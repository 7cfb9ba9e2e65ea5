/// Command lines about titles with everything that output must cope with.
extension ShellTranscript {
  static let overMadeUp = [
    ShellTranscript("made-up-search", over: .madeUp) {
      "find genre:western"
      everyFormat("find zzz")
      "search genre:western"
      everyFormat("search moon")
      everyFormat("search moon --type series --year 2019")
      everyFormat("search moon --sort year")
      onTerminal(columns: 46, "search moon")
      onTerminal(columns: 38, "search moon")
      onTerminal(columns: 32, "search moon")
      "search moon --sort rating"
      "search moon --sort year --limit 2"
      "search moon --sort mine"
      "search '<moon>'"
      "search \"' OR 1=1\""
      "search moon:harbour"
      "search re:zero"
      "search mission: zero"
      "search zebra"
      "search this that --format json"
      "search qwxzqwxz --type movie --year 1999"
    },
    ShellTranscript("made-up-find", over: .madeUp) {
      piped("tt9000001\ntt9000002\ntt9000003\n", into: "lookup")
      everyFormat("find 'moon sort:title'")
      onTerminal(columns: 52, "find 'moon type:movie sort:title'")
      onTerminal(columns: 40, "find 'moon type:movie sort:title'")
      onTerminal(columns: 100, "find lantern")
      "find moon --limit 1 --format json"
      "find lantren"
      "find 'lantren (1989)'"
      "find 'lantren 1989'"
      "find 'lantren 1999'"
      "find western moon"
      "find 'genr:noir'"
      "find 'moon rating>much'"
      "find 'moon rating>'"
      "find 'rating>11'"
      "find 'type:opera'"
      "find '(moon or sun'"
      "find 'moon)'"
      "find '\"moon'"
      "find '月 (genre:)'"
      "find 'moon or'"
      "find 'sort:year sort:title'"
    },
    ShellTranscript("made-up-titles", over: .madeUp) {
      everyFormat("show tt9000001")
      everyFormat("show tt9000002")
      everyFormat("show tt9000003")
      onTerminal(columns: 40, "show tt9000001")
      "show qwxzqwxz --year 1999"
      "show tt9999999"
      everyFormat("episodes tt9000002")
      everyFormat("episodes tt9000002 --season 2")
      "episodes tt9000001"
      "episodes lantern"
      "episodes moon --season 9"
      "episodes tt9000002 --season 9"
      "episodes tt12"
      "episodes tt9000002 --season x"
      everyFormat("compare tt9000001 'moon harbour'")
      onTerminal(columns: 74, "compare tt9000001 tt9000003 tt9000002")
      "compare tt9000001 'no such thing'"
      "compare tt9000001 tt12"
      "compare tt9000001 ' '"
      piped("tt9000003\nmoon harbour (2019)\n", into: "lookup")
    },
  ]
}
