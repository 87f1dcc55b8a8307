#!/bin/sh
# docx2txt 0.9 and docx2python 3.7.1, compared with mammoth 1.13.0 (PyPI), on Python 3.11, which
# extract the text of Word documents: a list of squares that a second teacher has revised, as Word
# writes it.
#
# Behaviour: a square that was moved with "Track Changes" on appears twice, at its old place and
# at the new one, while a deleted one doesn't appear. The text of a text box appears twice. And
# non-breaking hyphens are dropped: "B-7" becomes "B7", and -5 °C becomes 5 °C.
#
# Why it surprises: text that was moved away is marked as such (w:moveFrom), and readers must
# treat it like deleted text (ECMA-376, 17.13.5). A text box is written twice, for new and for old
# programs, and a reader uses one of the two (mc:AlternateContent, part 3). A non-breaking hyphen,
# typed with Ctrl+Shift, is w:noBreakHyphen (17.3.3), a character like others. docx2python does
# read the tab, its sibling element, and soft hyphens may be dropped. No error is raised. (Others
# had the text box, such as agentscope 2661; for these two I found no issue.)
#
# What to do: use mammoth's `extract_raw_text`, or accept all changes in Word first and check for
# duplicate squares.
#
# Output seen:
# moved down: docx2txt Dog, Cat, Dog; docx2python Dog, Cat, Dog; mammoth Cat, Dog
# a box: docx2txt Free, Free; docx2python Free, Free; mammoth Free
# hyphens that don't break: docx2txt B7, 5 °C; docx2python B7, 5 °C; mammoth B‑7, ‑5 °C
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check docx2txt==0.9 docx2python==3.7.1 mammoth==1.13.0
cat >squares.py <<'PY'
import zipfile

import docx2txt
import mammoth
from docx2python import docx2python

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
spaces = f'xmlns:w="{W}" xmlns:r="{R}" xmlns:v="urn:schemas-microsoft-com:vml"'
spaces += ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
spaces += ' xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'


def run(text):
    return f"<w:r><w:t>{text}</w:t></w:r>"


def moved(kind, text):
    return f'<w:{kind} w:id="1" w:author="Ann">{run(text)}</w:{kind}>'


box = f"<w:txbxContent><w:p>{run('Free')}</w:p></w:txbxContent>"
shape = f"<w:drawing><wps:wsp><wps:txbx>{box}</wps:txbx></wps:wsp></w:drawing>"
choice = f'<mc:Choice Requires="wps">{shape}</mc:Choice>'
fallback = f"<mc:Fallback><w:pict><v:textbox>{box}</v:textbox></w:pict></mc:Fallback>"
squares = {
    "moved down": [moved("moveFrom", "Dog"), run("Cat"), moved("moveTo", "Dog")],
    "a box": [f"<w:r><mc:AlternateContent>{choice}{fallback}</mc:AlternateContent></w:r>"],
    "hyphens that don't break": [
        "<w:r><w:t>B</w:t><w:noBreakHyphen/><w:t>7</w:t></w:r>",
        "<w:r><w:noBreakHyphen/><w:t>5 °C</w:t></w:r>",
    ],
}
kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
types = f"""<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="{kind}"/></Types>"""
rels = f"""<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="{R}/officeDocument" Target="word/document.xml"/></Relationships>"""
for name, paragraphs in squares.items():
    body = "".join(f"<w:p>{paragraph}</w:p>" for paragraph in paragraphs)
    with zipfile.ZipFile("list.docx", "w") as file:
        file.writestr("[Content_Types].xml", types)
        file.writestr("_rels/.rels", rels)
        file.writestr("word/document.xml", f"<w:document {spaces}><w:body>{body}</w:body></w:document>")
    with open("list.docx", "rb") as file:
        plain = mammoth.extract_raw_text(file).value
    texts = {"docx2txt": docx2txt.process("list.docx"), "docx2python": docx2python("list.docx").text, "mammoth": plain}
    told = [f"{reader} {', '.join(filter(None, text.splitlines()))}" for reader, text in texts.items()]
    print(f"{name}: {'; '.join(told)}")
PY
env/bin/python squares.py | tee seen
cat >expected <<'END'
moved down: docx2txt Dog, Cat, Dog; docx2python Dog, Cat, Dog; mammoth Cat, Dog
a box: docx2txt Free, Free; docx2python Free, Free; mammoth Free
hyphens that don't break: docx2txt B7, 5 °C; docx2python B7, 5 °C; mammoth B‑7, ‑5 °C
END
cmp seen expected
