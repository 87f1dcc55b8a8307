#!/bin/sh
# mkdocs-quiz 1.7.1 (PyPI) on Python 3.11, `mkdocs-quiz export qti`: a class quiz written in Markdown is exported to
# Canvas, Blackboard or Moodle as QTI 1.2, the default.
#
# Behaviour: the Markdown stays Markdown, but is labelled text/html. The answers `<br>` and `<hr>` both show as two
# backticks, because text with a tag is exported unescaped and parsed as HTML. Bold text keeps its asterisks, and an
# image is a URL in brackets. The title of a fill-in-the-blank question has {{BLANK_0}} for the gap.
#
# Why it surprises: on the MkDocs page of the same file bold text is bold and the answers are `<br>` and `<hr>`, and the
# readme lists this export as a feature, without limits. In QTI `texttype` says how to parse a text (mattext, ASI
# information model). The command counts the questions and says that the file can be imported, and plain words work. I
# found no issue about it (62 requests another format, with Markdown converted to HTML).
#
# What to do: in exported questions write &lt;br&gt; for a tag, without backticks, and <b> for bold.
#
# Output seen (the text in the file, and what a browser shows of it):
# title: What starts a **new line**? ![Sheet](sheet.png)
# - 'What starts a **new line**? ![Sheet](sheet.png)': 'What starts a **new line**? ![Sheet](sheet.png)'
# - '`<br>`': '``'
# - '`<hr>`': '``'
# - 'Enter': 'Enter'
# title: Two and two are {{BLANK_0}}, says *Ann*.
# - 'Two and two are ': 'Two and two are '
# - ', says *Ann*.': ', says *Ann*.'
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check mkdocs-quiz==1.7.1
mkdir docs
cat >docs/quiz.md <<'MD'
<quiz>
What starts a **new line**? ![Sheet](sheet.png)

- [x] `<br>`
- [ ] `<hr>`
- [ ] Enter
</quiz>

<quiz>
Two and two are [[4]], says *Ann*.
</quiz>
MD
cat >read.py <<'PY'
import html.parser
import zipfile
from xml.etree import ElementTree


class Shown(html.parser.HTMLParser):
    def __init__(self, markup):
        super().__init__()
        self.text = ""
        self.feed(markup)
        self.close()

    def handle_data(self, data):
        self.text += data


with zipfile.ZipFile("quiz.zip") as package:
    roots = [ElementTree.fromstring(package.read(name)) for name in package.namelist() if name.startswith("items/")]
for root in sorted(roots, key=lambda root: len(ElementTree.tostring(root)), reverse=True):
    print("title:", root.find("{*}item").get("title"))
    for part in root.iter():
        if part.tag.endswith("mattext"):
            print(f"- {part.text!r}: {Shown(part.text).text!r}")
PY
python/bin/mkdocs-quiz export qti docs -o quiz.zip >/dev/null
python/bin/python read.py | tee seen
cat >expected <<'TEXT'
title: What starts a **new line**? ![Sheet](sheet.png)
- 'What starts a **new line**? ![Sheet](sheet.png)': 'What starts a **new line**? ![Sheet](sheet.png)'
- '`<br>`': '``'
- '`<hr>`': '``'
- 'Enter': 'Enter'
title: Two and two are {{BLANK_0}}, says *Ann*.
- 'Two and two are ': 'Two and two are '
- ', says *Ann*.': ', says *Ann*.'
TEXT
cmp seen expected
