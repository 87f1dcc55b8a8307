#!/bin/sh
# badwords-py 3.0.0 (PyPI, with an engine in Rust) on Python 3.11: words that a host bars from the
# squares of a card, found with `find` and masked by their offsets.
#
# Behaviour: `start` and `end` count bytes of UTF-8. After an accented letter, a curly quotation
# mark, an emoji or kanji the offsets are too large: in "Käse, spam" the letters "pam" are masked,
# in “spam” (in quotation marks) "am”", and in "日本 spam!" nothing, as the offset is past the word.
# `censor` is right, and so is `matched_text`.
#
# Why it surprises: the readme says that `matched_text` is "always equal to text[start:end]", and
# in the next row of its table that the offsets are "byte offsets into the original text". In
# Python both hold only for ASCII, and all its examples are ASCII. Code that highlights, links or
# partly masks the word marks the wrong letters and leaves barred ones readable, and slicing
# raises no error. 3.0.0 is the first version with `find`, and its readme advertises 25 languages.
# (I found no issue.)
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
