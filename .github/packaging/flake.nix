# A shell with everything that building and testing needs: nix develop ./.github/packaging
{
  description = "Film and series browser for the terminal";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" ];
      eachSystem = nixpkgs.lib.genAttrs systems;
    in
    {
      devShells = eachSystem (system:
        let pkgs = nixpkgs.legacyPackages.${system};
        in {
          default = pkgs.mkShell {
            nativeBuildInputs = [ pkgs.swift pkgs.swiftpm pkgs.pkg-config pkgs.git pkgs.python3 pkgs.tmux ];
            buildInputs = [ pkgs.curl pkgs.ncurses pkgs.sqlite pkgs.libjpeg_turbo pkgs.libzip pkgs.zlib ];
          };
        });
    };
}
