# Builds the program from its sources: brew install --build-from-source ./movies-tui.rb
class MoviesTui < Formula
  desc "Film and series browser for the terminal"
  homepage "https://github.com/movies-tui/movies-tui"
  license "MIT"
  head "https://github.com/movies-tui/movies-tui.git", branch: "main"

  depends_on xcode: ["16.0", :build]
  depends_on "curl"
  depends_on "jpeg-turbo"
  depends_on "libzip"
  depends_on "ncurses"
  depends_on "sqlite"
  uses_from_macos "zlib"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match "tt0096895", shell_output("#{bin}/movies-tui search --demo batman")
  end
end
