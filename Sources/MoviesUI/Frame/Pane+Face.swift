import MoviesCore
import TerminalUI

/// The table of the panes' faces; each is in the folder of its page.
extension Pane {
  /// The face of the pane: the meaning of its keys, and the words for it.
  var face: any PaneFace {
    switch self {
    case .results: ResultsPane()
    case .wall: WallPane()
    case .details: DetailsPane()
    case .about: AboutPane()
    case .episodes: EpisodesPane()
    case .heatMap: HeatMapPane()
    case .chart: ChartPane()
    case .compare: ComparePane()
    case .statistics: StatisticsPane()
    case .openNames: OpenNamesPane()
    case .steps: StepsPane()
    case .diary: DiaryPane()
    case .nextUp: NextUpPane()
    case .tonight: TonightPane()
    case .importing: ImportPane()
    case .ownFiles: OwnFilesPane()
    case .home: HomePane()
    case .wishField: WishFieldPane()
    case .searchField: SearchFieldPane()
    case .yearField: YearFieldPane()
    case .filterField: FilterFieldPane()
    case .prompt: PromptPane()
    case .viewingForm: ViewingFormPane()
    case .history: HistoryPane()
    case .doorLabels: DoorLabelsPane()
    case .help: HelpPane()
    case .copyMenu: CopyMenuPane()
    case .smallScreen: SmallScreenPane()
    }
  }
}

/// The table of the pages' faces; each is in the folder of its page.
extension PageProps {
  /// The face that draws the page; `nil` for a list, which shares the screen with details.
  var face: (any PageFace)? {
    switch self {
    case .results, .library: nil
    case .title(let props): props
    case .series(let props): props
    case .compare(let props): props
    case .statistics(let props): props
    case .openNames(let props): props
    case .steps(let props): props
    case .diary(let props): props
    case .nextUp(let props): props
    case .tonight(let props): props
    case .importing(let props): props
    case .ownFiles(let props): props
    case .home(let props): props
    }
  }
}
