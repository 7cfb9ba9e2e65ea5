/// What a dispatch costs, beside hand-written loops.
///
///     Benchmarks                      nanoseconds and ratios, the median of interleaved repetitions
///     Benchmarks passes NAME COUNT    only runs one scenario: to count its allocations

let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
  Report(scenarios: Scenario.all()).print()
} else if arguments.first == "passes", arguments.count == 3, let count = Int(arguments[3]) {
  for scenario in Scenario.all() where scenario.name == arguments[2] { scenario.run(count) }
}
