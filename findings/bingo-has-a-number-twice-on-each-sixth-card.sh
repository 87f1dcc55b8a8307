#!/bin/sh
# bingo 0.1.15 (PyPI) on Python 3.11, "a library that creates bingo cards and game raffles": cards of 15 numbers from 1 to
# 90, as in the example of its documentation, and the calls of a game.
#
# Behaviour: on the first card of every six nothing prevents duplicate numbers, and three in four
# of these cards have at least one; so a strip of six contains only 75 to 80 of the 90 numbers. A
# request for one full strip of six returns twelve cards. `raffle_all` never calls 90, and its
# third argument, the number of the lot, is used as the step from one number to the next: lot 1
# works, lot 2 raises an error.
#
# Why it surprises: the documentation of `cards` promises "unique numbers", and describes the lot
# as a number that tells one lot from others. Five cards of six are right and the example uses lot
# 1, so the fault shows only on the first card of a strip, or to a player who waits for 90. Where
# a strip is sold as a whole, as in 90-ball bingo, each number is expected to be on one of its
# cards. I found no issue about it.
#
# What to do: use `random.sample(range(1, 91), 15)` for a card, and a shuffled `range(1, 91)` for
# the calls; for strips distribute the 90 numbers over the cards first. Check that each card has
# as many different numbers as squares, whichever library made it.
#
# Output seen:
# asked for 600 cards, got 606; asked for 6, got 12
# cards with a number twice, by their place in the strip: {1: 74} of 101 strips
# different numbers on a strip of six: 75 to 80
# never called in 100 games: {90}
# lot 1: 89 calls
# lot 2: Sample larger than population or is negative
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check bingo==0.1.15
cat >cards.py <<'PY'
import collections
import random
from bingo.bingo import generator

random.seed(1)
batch = generator().cards(15, 1, 90, 600, 1)
cards = [numbers for name, numbers in batch.items() if isinstance(name, int)]
twice = collections.Counter(place % 6 + 1 for place, numbers in enumerate(cards) if len(set(numbers)) < 15)
print(f"asked for 600 cards, got {len(cards)}; asked for 6, got {len(generator().cards(15, 1, 90, 6, 1)) - 2}")
print("cards with a number twice, by their place in the strip:", dict(twice), f"of {len(cards) // 6} strips")
strips = [set().union(*cards[start:start + 6]) for start in range(0, 600, 6)]
print("different numbers on a strip of six:", min(map(len, strips)), "to", max(map(len, strips)))
called = {number for _ in range(100) for number in generator().raffle_all(1, 90, 1)["card_list"]}
print("never called in 100 games:", set(range(1, 91)) - called)
for lot in (1, 2):
    try:
        print(f"lot {lot}: {len(generator().raffle_all(1, 90, lot)['card_list'])} calls")
    except ValueError as error:
        print(f"lot {lot}: {error}")
PY
python/bin/python cards.py | tee seen
cat >expected <<'END'
asked for 600 cards, got 606; asked for 6, got 12
cards with a number twice, by their place in the strip: {1: 74} of 101 strips
different numbers on a strip of six: 75 to 80
never called in 100 games: {90}
lot 1: 89 calls
lot 2: Sample larger than population or is negative
END
cmp seen expected
