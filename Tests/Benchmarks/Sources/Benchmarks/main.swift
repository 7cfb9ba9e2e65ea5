// What a dispatch costs, beside hand-written loops, and what replaying a recording costs.
//
//     Benchmarks                      time and ratios, and allocations where valgrind is installed
//     Benchmarks passes NAME COUNT    only runs one scenario, for a profiler to look at

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "passes", let count = Int(arguments[3]) {
  Scenario.all().first { $0.name == arguments[2] }?.run(count)
} else {
  try ReplayMeasurement().print()
  Report(scenarios: Scenario.all(), executable: arguments[0]).print()
}
