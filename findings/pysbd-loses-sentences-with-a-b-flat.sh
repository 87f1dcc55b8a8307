#!/bin/sh
# pysbd 0.3.4 (PyPI) on Python 3.11, which splits texts into sentences, for a voice that reads
# calls one by one or for captions: a game of bingo in a music class.
#
# Behaviour: a sentence with a flat sign is dropped. "Play B♭ now. Then C." gives "Then C." alone,
# "B♭" by itself nothing. The same happens with ♬ and with ♨ and ☝, which are emoji too, in each
# language that was tried; after a comet, ☄, only the words that follow are left. With
# `clean=True` the sentence stays and the flat becomes a colon, "B:". A sharp is right, and so are
# other emoji.
#
# Why it surprises: `clean` is False by default, and according to its comment only True changes
# the text. The package temporarily replaces dots, colons and quotes that don't end a sentence by
# such symbols, and replaces all of these symbols back at the end; a sentence that it then can't
# find in the original text is silently dropped. (Issue 126, open since 2024, reports an empty
# list for a long text that contains a ☝; the cause isn't given there.)
#
# What to do: compare the joined sentences with the text, and read the text as a whole if they
# differ, as in the last line.
#
# Output seen:
# en: Play B♭ now. Then C. -> Then C.
# en: B♭ -> nothing
# en: Spa day ♨️. Dog. -> Dog.
# en: ♬ Song. Dog. -> Dog.
# en: See a ☄ there. Dog. -> there. |Dog.
# en: Play C♯ now. Then D. -> Play C♯ now. |Then D.
# de: Play B♭ now. Then C. -> Then C.
# ja: Play B♭ now. Then C. -> Then C.
# en, clean: Play B♭ now. Then C. -> Play B: now.|Then C.
# compared: Play B♭ now. Then C. -> Play B♭ now. Then C.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pysbd==0.3.4
cat >calls.py <<'PY'
import pysbd


def show(name, text, sentences):
    print(f"{name}: {text} -> {'|'.join(sentences) or 'nothing'}")


flat = "Play B♭ now. Then C."
others = ["B♭", "Spa day ♨️. Dog.", "♬ Song. Dog.", "See a ☄ there. Dog.", "Play C♯ now. Then D."]
english = pysbd.Segmenter(language="en")
for text in [flat, *others]:
    show("en", text, english.segment(text))
for language in ["de", "ja"]:
    show(language, flat, pysbd.Segmenter(language=language).segment(flat))
show("en, clean", flat, pysbd.Segmenter(language="en", clean=True).segment(flat))
sentences = english.segment(flat)
show("compared", flat, sentences if "".join(sentences) == flat else [flat])
PY
python/bin/python calls.py 2>log | tee seen
cat >expected <<'TEXT'
en: Play B♭ now. Then C. -> Then C.
en: B♭ -> nothing
en: Spa day ♨️. Dog. -> Dog.
en: ♬ Song. Dog. -> Dog.
en: See a ☄ there. Dog. -> there. |Dog.
en: Play C♯ now. Then D. -> Play C♯ now. |Then D.
de: Play B♭ now. Then C. -> Then C.
ja: Play B♭ now. Then C. -> Then C.
en, clean: Play B♭ now. Then C. -> Play B: now.|Then C.
compared: Play B♭ now. Then C. -> Play B♭ now. Then C.
TEXT
cmp seen expected
