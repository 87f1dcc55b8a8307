#!/bin/sh
# indic-numtowords 1.1.0 and num2words 0.5.14 (PyPI) on Python 3.11, n2words 4.0.0 and to-words
# 5.7.0 on Node 20.20: the numbers of housie (90-ball bingo), and a hundredth, in words for a
# caller.
#
# Behaviour: some pairs of numbers have the same word. In Kannada indic-numtowords calls both 82
# and 83 ಎಂಬತ್ತೆರಡು, which is 82, and in Meitei (Manipuri) it uses the word for 89 for both 89 and
# 99. num2words has the same ordinal for 70 and 80 in Belarusian. All other languages of the 22 of
# the first, of num2words and of n2words and to-words have 100 different words.
#
# Why it surprises: indic-numtowords lists Kannada and Manipuri in its readme and takes the
# numbers up to 99 from a list for each language, so a number is wrong wherever it occurs, in 183
# too, and `variations=True` has no other word for it. A caller's voice says 82 twice and never
# 83, and players who have only one of them mark the wrong number. No error is raised, and people
# who speak none of these languages can't hear it. I found no issue about it for either.
#
# What to do: make all words of a game first, and don't begin if there are fewer words than
# numbers, as here. n2words has both Kannada numbers, as the last line shows.
#
# Output seen:
# indic-numtowords, kn: 82 and 83 are ಎಂಬತ್ತೆರಡು
# indic-numtowords, mni: 89 and 99 are ꯃꯔꯐꯨ ꯃꯥꯄꯟ
# num2words, be, ordinal: 70 and 80 are сямідзясяты
# n2words and to-words, kn: 82 ಎಂಬತ್ತೆರಡು, ಎಂಭತ್ತೆರಡು; 83 ಎಂಬತ್ತಮೂರು, ಎಂಭತ್ತಮೂರು
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check indic-numtowords==1.1.0 num2words==0.5.14
npm init -y >/dev/null
npm install --silent --no-audit --no-fund n2words@4.0.0 to-words@5.7.0
cat >words.py <<'PY'
from indic_numtowords import num2words as indic
from num2words import CONVERTER_CLASSES, num2words

NUMBERS = range(1, 101)


def tell(name, word_of):
    numbers = {}
    for number in NUMBERS:
        numbers.setdefault(word_of(number), []).append(number)
    for word, those in numbers.items():
        if len(those) > 1:
            print(f"{name}: {' and '.join(map(str, those))} are {word}")


for language in "as bn brx doi en gu hi kn ks kok mai ml mni mr ne or pa sa sat ta te ur".split():
    tell(f"indic-numtowords, {language}", lambda number: indic(number, lang=language))
for language in sorted(CONVERTER_CLASSES):
    for form in ("cardinal", "ordinal"):
        try:
            tell(f"num2words, {language}, {form}", lambda number: num2words(number, lang=language, to=form))
        except (IndexError, KeyError, NotImplementedError, TypeError, ValueError):
            pass
PY
python/bin/python words.py | tee seen
cat >words.mjs <<'JS'
import { toCardinal } from 'n2words/kn-IN'
import { ToWords } from 'to-words'

const other = new ToWords({ localeCode: 'kn-IN' })
const told = [82, 83].map((number) => `${number} ${toCardinal(number)}, ${other.convert(number)}`)
console.log(`n2words and to-words, kn: ${told.join('; ')}`)
JS
node words.mjs | tee -a seen
cat >expected <<'TEXT'
indic-numtowords, kn: 82 and 83 are ಎಂಬತ್ತೆರಡು
indic-numtowords, mni: 89 and 99 are ꯃꯔꯐꯨ ꯃꯥꯄꯟ
num2words, be, ordinal: 70 and 80 are сямідзясяты
n2words and to-words, kn: 82 ಎಂಬತ್ತೆರಡು, ಎಂಭತ್ತೆರಡು; 83 ಎಂಬತ್ತಮೂರು, ಎಂಭತ್ತಮೂರು
TEXT
cmp seen expected
