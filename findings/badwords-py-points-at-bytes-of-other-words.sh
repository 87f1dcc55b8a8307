#!/bin/sh
# badwords-py 3.0.0 (PyPI, the engine is Rust) on Python 3.11: words that a host bars from the squares of a card, found with
# `find` and taken out by their places.
#
# Behaviour: `start` and `end` count bytes of UTF-8. Behind an accent, a quotation mark, an emoji or kanji the places are
# too far to the right: of "Käse, spam" the letters "pam" are masked, of “spam” (in quotation marks) "am”", and of "日本 spam!"
# nothing is, as the text has ended. `censor` is right, and so is `matched_text`.
#
# Why it surprises: the readme has `matched_text` "always equal to text[start:end]", and in the next row "byte offsets into
# the original text". In Python both are true of ASCII only, which all its examples are. Who marks the word for a host,
# links it or masks it in part shows the wrong letters and leaves those that are barred, and slicing raises nothing.
# 3.0.0 is the first version with `find`, and it takes pride in 25 languages. (I found no issue.)
#
# What to do: slice the bytes, as `by_bytes` does below, or use `censor`.
#
# Output seen:
# 'Dog, spam, cat': matched 'spam', text[5:9] 'spam', masked 'Dog, ****, cat'; by bytes 'Dog, ****, cat'
# 'Käse, spam': matched 'spam', text[7:11] 'pam', masked 'Käse, s****'; by bytes 'Käse, ****'
# '“spam”': matched 'spam', text[3:7] 'am”', masked '“sp****'; by bytes '“****”'
# '👍 spam, cat': matched 'spam', text[5:9] 'm, c', masked '👍 spa****at'; by bytes '👍 ****, cat'
# '日本 spam!': matched 'spam', text[7:11] '!', masked '日本 spam****'; by bytes '日本 ****!'
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check badwords-py==3.0.0
cat >words.py <<'PY'
from badwords import ProfanityFilter

barred = ProfanityFilter()
barred.init(['en'])
barred.add_words(['spam'])

def masked(text, start, end):
    return text[:start] + '*' * (end - start) + text[end:]

def by_bytes(text, start, end):
    before, found, behind = (part.decode() for part in (text.encode()[:start], text.encode()[start:end], text.encode()[end:]))
    return before + '*' * len(found) + behind

for text in ('Dog, spam, cat', 'Käse, spam', '“spam”', '👍 spam, cat', '日本 spam!'):
    [match] = barred.find(text)
    start, end = match.start, match.end
    seen = f'{text!r}: matched {match.matched_text!r}, text[{start}:{end}] {text[start:end]!r}'
    assert barred.censor(text) == by_bytes(text, start, end)
    print(f'{seen}, masked {masked(text, start, end)!r}; by bytes {by_bytes(text, start, end)!r}')
PY
python/bin/python words.py | tee seen
cat >expected <<'TEXT'
'Dog, spam, cat': matched 'spam', text[5:9] 'spam', masked 'Dog, ****, cat'; by bytes 'Dog, ****, cat'
'Käse, spam': matched 'spam', text[7:11] 'pam', masked 'Käse, s****'; by bytes 'Käse, ****'
'“spam”': matched 'spam', text[3:7] 'am”', masked '“sp****'; by bytes '“****”'
'👍 spam, cat': matched 'spam', text[5:9] 'm, c', masked '👍 spa****at'; by bytes '👍 ****, cat'
'日本 spam!': matched 'spam', text[7:11] '!', masked '日本 spam****'; by bytes '日本 ****!'
TEXT
cmp seen expected
