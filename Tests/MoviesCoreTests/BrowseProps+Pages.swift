import MoviesCore

/// The page on the screen, if it is of a kind.
extension BrowseProps {
  var series: SeriesProps? { if case .series(let props) = page { props } else { nil } }
  var comparison: CompareProps? { if case .compare(let props) = page { props } else { nil } }
  var openNames: OpenNamesProps? { if case .openNames(let props) = page { props } else { nil } }
  var isTitlePage: Bool { if case .title = page { true } else { false } }
}
