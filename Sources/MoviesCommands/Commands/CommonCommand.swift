import ArgumentParser

/// A command that does not browse.
protocol CommonCommand: ProgramCommand {
  var common: CommonOptions { get }
}

extension CommonCommand {
  var global: GlobalOptions { common.global }
  var browsing: BrowsingOptions { common.browsing }
}

/// The options of every command, as those have them that do not browse.
struct CommonOptions: ParsableArguments {
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  @OptionGroup(visibility: .hidden) var browsing: BrowsingOptions
}
