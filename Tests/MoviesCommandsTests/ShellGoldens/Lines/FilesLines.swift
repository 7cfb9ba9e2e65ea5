/// Command lines about the user's own films.
extension ShellTranscript {
  static let ofFiles = [
    ShellTranscript("files", over: .imdb) {
      "files"
      "files scan"
      everyFormat("files add ~/films")
      everyFormat("files list")
      onTerminal(columns: 80, "files")
      "files list --open"
      "files list --away"
      "find 'have:yes sort:title'"
      "library settle"
      everyFormat("files scan")
      everyFormat("files missing")
      "files play 'forrest gump'"
      "files play 'the third man'"
      "next --play"
      "tonight --have --from disk --seed 7"
      "files forget '~/films/Qwxz (1971).avi'"
      "files forget ~/none"
      "files forget ~/films"
      "files list"
    },
    ShellTranscript("files-usage", over: .library) {
      "files add"
      "files add ~/none"
      "files add ~/films"
      "files add ~/films/Forrest"
      "files list --format xml"
      "files list more"
      "files scan more"
      "files missing more"
      "files forget"
      "files play"
      "files play alien --season 1"
      "files play alien --season one --episode 1"
      "--demo files"
    },
  ]
}
