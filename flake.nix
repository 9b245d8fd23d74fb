{
  description = "Play, learn and study the awalé family of games in a terminal";

  inputs.nixpkgs.url = "nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      eachSystem = build: nixpkgs.lib.genAttrs systems (system: build nixpkgs.legacyPackages.${system});
    in
    {
      packages = eachSystem (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = "awale";
          version = (pkgs.lib.importTOML ./Cargo.toml).workspace.package.version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          nativeBuildInputs = [ pkgs.installShellFiles ];
          # They play for minutes and need a terminal; `cargo test --release` runs them.
          doCheck = false;
          postInstall = ''
            $out/bin/awale manual --folder man
            installManPage man/*.1
            for shell in bash fish zsh; do
              $out/bin/awale completions $shell > awale.$shell
            done
            installShellCompletion awale.bash awale.fish awale.zsh
          '';
          meta = {
            description = "Play, learn and study the awalé family of games in a terminal";
            license = pkgs.lib.licenses.mit;
            mainProgram = "awale";
          };
        };
      });
    };
}
