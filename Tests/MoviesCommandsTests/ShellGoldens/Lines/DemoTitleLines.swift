/// Command lines over the bundled films that are about titles, or about the program itself.
extension ShellTranscript {
  static let ofDemoTitles = [
    ShellTranscript("demo-show", over: .demo) {
      everyFormat("show tt0096895")
      "show the third man --plot full"
      "show batman --year 1989 --plot short"
      "show breaking bad"
      "show tt1480055"
      everyFormat("show memento")
      "show tt2975590"
      onTerminal(columns: 45, "show tt2975590")
      "show tt0096895 --poster"
      "show tt9999999"
      "show tt12"
      "show tt0096895 --year 1989"
      "show qwxzqwxz"
      "show"
      "show alien --plot long"
      "show alien --format csv"
    },
    ShellTranscript("demo-lookup", over: .demo) {
      piped("tt0078748\n\nalien (1986)\nqwxzqwxz\ntt12\n", into: "lookup --plot short")
      piped("juno\n", into: "lookup --format ndjson")
      piped("", into: "lookup")
      "lookup batman"
      "lookup --format json"
    },
    ShellTranscript("demo-episodes", over: .demo) {
      everyFormat("episodes chernobyl")
      everyFormat("episodes tt0944947 --season 1")
      onTerminal(columns: 60, "episodes chernobyl")
      "episodes breaking bad --season 9"
      "episodes alien"
      "episodes tt0078748"
      "episodes tt9999999"
      "episodes tt12"
      "episodes"
      "episodes chernobyl --season x"
    },
    ShellTranscript("demo-compare", over: .demo) {
      everyFormat("compare alien tt0090605")
      "compare chernobyl 'the office' alien"
      onTerminal(columns: 60, "compare alien aliens 'blade runner'")
      "compare alien qwxzqwxz"
      "compare alien tt9999999"
      "compare alien tt12"
      "compare alien"
      "compare alien aliens --format csv"
    },
    ShellTranscript("demo-library", over: .demo) {
      everyFormat("library list")
      everyFormat("library add alien")
      everyFormat("library check")
      "library list watchlist"
      "library undo"
      "library export"
      everyFormat("library stats")
      everyFormat("library steps")
      everyFormat("library settle")
      everyFormat("next")
    },
    ShellTranscript("demo-program", over: .demo) {
      everyFormat("doctor")
      "doctor more"
      "report --output ~/reports"
      "report --output ''"
      "cache status"
      "imdb status"
      "--source imdb search batman"
      "--base-url http://127.0.0.1:1/ search batman"
      "stand-in --port 70000"
      "stand-in --fault gremlins"
      "stand-in --generate-series 99x1"
      "--version"
      "help serach"
      "help library add alien"
      "library frobnicate"
      "--config /none search moon"
      "config path"
      beginning(5, of: "config show")
      "config check"
      beginning(3, of: "config schema")
      "config"
      "config shwo"
      "config check --default"
      beginning(2, of: "generate-manual")
      "generate-manual more"
      beginning(2, of: "--generate-completion-script bash")
      "--generate-completion-script csh"
    },
    ShellTranscript("help", over: .demo) {
      beginning(3, of: "--help")
      beginning(3, of: "help")
      ShellCommand.all.map { beginning(3, of: "\($0.name) --help") }
    },
  ]
}
