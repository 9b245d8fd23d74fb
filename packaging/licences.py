"""Prints the licenses of the crates and the font in the programs as Markdown, each text once.

`cargo tree` lists the crates of both programs. The texts are the license files in each crate.
Run in the project folder: `python3 packaging/licences.py [TARGET]`.
"""

import json
import pathlib
import subprocess
import sys


def cargo(*words):
    return subprocess.run(["cargo", *words], check=True, capture_output=True, text=True).stdout


def is_licence(path):
    name = path.name.lower()
    return path.is_file() and name.startswith(("license", "licence", "copying", "copyright", "notice", "unlicense"))


target = ["--target", sys.argv[1]] if len(sys.argv) > 1 else []
programs = ["--package", "awale", "--package", "awale-club"]
tree = cargo("tree", "--locked", *programs, "--edges", "normal,no-proc-macro", "--prefix", "none", *target)
used = {tuple(line.split()[:2]) for line in tree.splitlines() if line.strip()}
packages = json.loads(cargo("metadata", "--locked", "--format-version", "1"))["packages"]
crates = [one for one in packages if one["source"] and (one["name"], "v" + one["version"]) in used]
crates.sort(key=lambda one: (one["name"], one["version"]))

print("# Licences of the crates and the font in these programs\n\n| crate | version | licence |\n| --- | --- | --- |")
font = pathlib.Path("assets/fonts/LICENSE").read_text(encoding="utf-8").strip()
bare, texts = [], {font: ["DejaVu Sans Bold (a font)"]}
for crate in crates:
    print(f"| {crate['name']} | {crate['version']} | {crate['license']} |")
    folder = pathlib.Path(crate["manifest_path"]).parent
    files = sorted(filter(is_licence, folder.iterdir()))
    for file in files:
        text = file.read_text(encoding="utf-8", errors="replace").strip()
        texts.setdefault(text, []).append(crate["name"])
    if not files:
        bare.append(crate["name"])
if bare:
    print(f"\nWithout a text of their own, so that of the licence named holds: {', '.join(bare)}.")
for text, names in sorted(texts.items(), key=lambda entry: entry[1]):
    print(f"\n## {', '.join(dict.fromkeys(names))}\n\n````text\n{text}\n````")
