import MoviesCommands

Program.main()
