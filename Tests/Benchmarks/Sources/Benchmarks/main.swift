// The cost of a dispatch, compared with hand-written loops, and of replaying a recording.
//
//     Benchmarks                      time and ratios, and allocations if valgrind is installed
//     Benchmarks passes NAME COUNT    runs only one scenario, for a profiler

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "passes", let count = Int(arguments[3]) {
  Scenario.all().first { $0.name == arguments[2] }?.run(count)
} else {
  try ReplayMeasurement().print()
  Report(scenarios: Scenario.all(), executable: arguments[0]).print()
}
