# The Homebrew formula. `packaging/release.sh` fills in version, address and checksum.
class Awale < Formula
  desc "Play, learn and study the awalé family of games in a terminal"
  homepage "@URL@"
  url "@URL@/awale-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
    generate_completions_from_executable(bin/"awale", "completions")
    system bin/"awale", "manual", "--folder", "man"
    man1.install Dir["man/*.1"]
    doc.install "README.md", "CHANGELOG.md", "docs"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/awale --version")
    assert_match "naive", shell_output("#{bin}/awale match --south naive --north fast --games 2")
  end
end
