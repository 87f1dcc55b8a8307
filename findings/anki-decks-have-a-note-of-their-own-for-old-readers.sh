#!/bin/sh
# anki 26.9.3 (PyPI, Anki's own library) on Python 3.11 writes packages that anki-export 0.1.4 on
# Python and anki-reader 0.3.0 on Node 20.20 read: a deck of three notes, exported in the current
# format and in the one for older versions.
#
# Behaviour: both readers find a single note, "Please update to the latest Anki version, then
# import the .colpkg/.apkg file again.", and nothing of the deck, without an error. An .apkg is a
# zip file with up to two databases: `collection.anki2`, into which today's Anki writes that note
# for old versions, and the real one, `collection.anki21b` (compressed with zstd) or, with
# "Support older Anki versions", `collection.anki21`. anki-reader looks only at the first, so it
# reads no deck of this Anki version in either format; it only logs a complaint about the media
# list to the console. anki-export can read the second format.
#
# Why it surprises: a deck of words is a ready-made list for cards, and the message is a note like
# any other: it becomes the only square of a card. The readmes of both call them readers of .apkg
# and name no version. The option's name suggests that only old versions of Anki need it, but all
# other readers need it. (Trackers of other readers mention the message, such as apkg-to-csv 3 and
# mnemosyne 287.)
#
# What to do: look into the zip first. If it contains `collection.anki21`, read that; if it
# contains `collection.anki21b`, decompress it with zstd or ask for an export with "Support older
# Anki versions". Never read `collection.anki2` if one of these is present.
#
# Output seen:
# today's form: collection.anki2 collection.anki21b media meta
# older form: collection.anki2 collection.anki21 media meta
# anki-export, today's form: Please update to the latest Anki version, then import the .colpkg/.apkg file again.
# anki-export, older form: Dog barks, Echo, Mute
# anki-reader, today's form: Please update to the latest Anki version, then import the .colpkg/.apkg file again.
# anki-reader, older form: Please update to the latest Anki version, then import the .colpkg/.apkg file again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps anki-reader@0.3.0
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check anki==26.9.3 anki-export==0.1.4
cat >decks.py <<'PY'
import os
import zipfile

from anki.collection import Collection, DeckIdLimit, ExportAnkiPackageOptions
from anki_export import ApkgReader

collection = Collection(os.path.abspath('words.anki2'))
deck = collection.decks.id('Bingo')
for words in ['Dog barks', 'Echo', 'Mute']:
    note = collection.new_note(collection.models.by_name('Basic'))
    note['Front'] = words
    collection.add_note(note, deck)
forms = {"today's form": 'today.apkg', 'older form': 'older.apkg'}
for form, file in forms.items():
    options = ExportAnkiPackageOptions(legacy=form == 'older form')
    collection.export_anki_package(out_path=os.path.abspath(file), options=options, limit=DeckIdLimit(deck))
    print(form + ':', *sorted(zipfile.ZipFile(file).namelist()))
for form, file in forms.items():
    with ApkgReader(file) as reader:
        rows = reader.export()['Basic']
        print(f'anki-export, {form}:', ', '.join(sorted(row[0] for row in rows[1:])))
PY
cat >decks.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { readAnkiPackage } from 'anki-reader'

for (const [form, file] of Object.entries({ "today's form": 'today.apkg', 'older form': 'older.apkg' })) {
  const { collection } = await readAnkiPackage(new Blob([readFileSync(file)]))
  const cards = Object.values(collection.getDecks()).flatMap((deck) => Object.values(deck.getCards()))
  console.log(`anki-reader, ${form}: ${cards.map((card) => card.getFront()).join(', ')}`)
}
JS
{ python/bin/python decks.py; node decks.mjs 2>complaints; } | tee seen
note='Please update to the latest Anki version, then import the .colpkg/.apkg file again.'
test "$(cat seen)" = "today's form: collection.anki2 collection.anki21b media meta
older form: collection.anki2 collection.anki21 media meta
anki-export, today's form: $note
anki-export, older form: Dog barks, Echo, Mute
anki-reader, today's form: $note
anki-reader, older form: $note"
grep -q 'media map' complaints
