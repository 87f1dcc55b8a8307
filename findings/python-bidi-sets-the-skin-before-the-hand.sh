#!/bin/sh
# python-bidi 0.6.12 (PyPI) on Python 3.11, both of its implementations: squares in Hebrew,
# reordered for display by a program that draws from left to right (Pillow's basic layout, most
# PDF generators).
#
# Behaviour: an emoji of several characters is reversed, character by character: the skin tone
# comes before the hand, the variation selector before the heart, and a family of woman, woman and
# girl becomes girl, woman, woman; the older implementation also removes the joiners. Brackets are
# wrong in both: "KLB (Dog) 5" (capitals are Hebrew) becomes "Dog) 5) BLK" in the older and "5
# )Dog( BLK" in the newer.
#
# Why it surprises: an emoji with a skin tone is a hand followed by the tone, and joined emoji
# have an order (UTS #51, ED-13 and ED-16); the output is no such emoji, and a renderer draws a
# skin-colored square and a yellow hand. By UAX #9 the brackets must be "5 (Dog) BLK": a pair
# takes one direction (N0, since Unicode 6.3) and is mirrored where it runs from right to left
# (L4). The readme calls the one version 5 of the algorithm and the other newer, "albeit with some
# missing" (issue 25, on L3 and L4). So neither of the two is right. Words, numbers and single
# emoji pass. (Issue 7, closed, is about an error on emoji; I found none on their order.)
#
# What to do: pass the text unchanged to a layout engine that shapes it (Pillow with libraqm,
# HarfBuzz). Otherwise first replace each emoji and each bracket by one character of the same bidi
# type, and put the originals back afterwards.
#
# Output seen (capitals are Hebrew letters, hexadecimal numbers the characters of an emoji):
# KLB 5:3: older 5:3 BLK, newer 5:3 BLK
# KLB <1F389>: older <1F389> BLK, newer <1F389> BLK
# KLB <1F44D><1F3FD>: older <1F3FD><1F44D> BLK, newer <1F3FD><1F44D> BLK
# KLB <2764><FE0F>: older <FE0F><2764> BLK, newer <FE0F><2764> BLK
# KLB <1F469><200D><1F469><200D><1F467>: older <1F467><1F469><1F469> BLK, newer <1F467><200D><1F469><200D><1F469> BLK
# KLB <1F1EE><1F1F1>: older <1F1EE><1F1F1> BLK, newer <1F1EE><1F1F1> BLK
# KLB (Dog) 5: older Dog) 5) BLK, newer 5 )Dog( BLK
# Dog (KLB) 5: older Dog (5 (BLK, newer Dog (BLK) 5
# KLB [Dog]: older [Dog] BLK, newer ]Dog[ BLK
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-bidi==0.6.12
cat >order.py <<'PY'
from bidi import get_display as newer
from bidi.algorithm import get_display as older

LETTERS = {"כ": "K", "ל": "L", "ב": "B"}


def plain(character):
    shown = LETTERS.get(character)
    return shown or (character if character.isascii() else f"<{ord(character):X}>")


def show(text):
    return "".join(plain(character) for character in text)


for text in ["כלב 5:3", "כלב 🎉", "כלב 👍🏽", "כלב ❤️", "כלב 👩‍👩‍👧", "כלב 🇮🇱", "כלב (Dog) 5", "Dog (כלב) 5", "כלב [Dog]"]:
    print(f"{show(text)}: older {show(older(text))}, newer {show(newer(text))}")
PY
python/bin/python order.py | tee seen
cat >expected <<'TEXT'
KLB 5:3: older 5:3 BLK, newer 5:3 BLK
KLB <1F389>: older <1F389> BLK, newer <1F389> BLK
KLB <1F44D><1F3FD>: older <1F3FD><1F44D> BLK, newer <1F3FD><1F44D> BLK
KLB <2764><FE0F>: older <FE0F><2764> BLK, newer <FE0F><2764> BLK
KLB <1F469><200D><1F469><200D><1F467>: older <1F467><1F469><1F469> BLK, newer <1F467><200D><1F469><200D><1F469> BLK
KLB <1F1EE><1F1F1>: older <1F1EE><1F1F1> BLK, newer <1F1EE><1F1F1> BLK
KLB (Dog) 5: older Dog) 5) BLK, newer 5 )Dog( BLK
Dog (KLB) 5: older Dog (5 (BLK, newer Dog (BLK) 5
KLB [Dog]: older [Dog] BLK, newer ]Dog[ BLK
TEXT
cmp seen expected
