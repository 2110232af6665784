"""The fair deal of docs/fair-deal.md, re-implemented with nothing but Python's standard library.

Reads one deal a line: deck, features, values, table seed, round, puzzle size and Sets (0 0 for none), how many permutations of
an endless deck, a find after which the first twelve cards change places, then contributions as SEAT:HEX.
Writes the commitment, the deck, and those twelve cards in their new places.
"""

import hashlib
import itertools
import struct
import sys

LETTERS = ("1234", "stex", "rgpb", "doqh", "ijk")
WORDS = {"solid": "s", "red": "r", "one": "1", "oval": "o"}


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def chacha20_block(key, counter):
    state = list(struct.unpack("<4I", b"expand 32-byte k"))
    state += struct.unpack("<8I", key)
    state += [counter, 0, 0, 0]
    x = list(state)

    def quarter(a, b, c, d):
        for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            x[r] ^= x[p]
            x[r] = ((x[r] << turn) | (x[r] >> (32 - turn))) & 0xFFFFFFFF

    for _ in range(10):
        quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15)
        quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, state)]


def numbers(key):
    for counter in itertools.count():
        yield from chacha20_block(key, counter)


def below(stream, m):
    limit = (2**32 - 1) // m * m
    return next(x for x in stream if x < limit) % m


def shuffle(stream, deck):
    for i in range(len(deck) - 1, 0, -1):
        j = below(stream, i + 1)
        deck[i], deck[j] = deck[j], deck[i]


def is_set(*cards):
    return all(len(set(letters)) != 2 for letters in zip(*cards))


def deal(kept, features, values, table_seed, number, size, sets, permutations, find, contributions):
    seed = sha(b"tercet round seed", table_seed, number.to_bytes(4, "big"))
    parts = [bytes([seat]) + random for seat, random in sorted(contributions)]
    stream = numbers(sha(b"tercet deck key", seed, *parts))
    deck = ["".join(card) for card in itertools.product(*(letters[:values] for letters in LETTERS[:features]))]
    deck = [card for card in deck if WORDS.get(kept, "") in card]
    shuffle(stream, deck)
    while size and sum(is_set(*three) for three in itertools.combinations(deck[:size], 3)) != sets:
        shuffle(stream, deck)
    dealt = deck[: size or None]
    for _ in range(1, permutations):
        shuffle(stream, deck)
        dealt += deck
    places = dealt[:12]
    shuffle(numbers(sha(b"tercet places", seed, find.to_bytes(4, "big"))), places)
    return sha(b"tercet commitment", seed), dealt + places


for line in sys.stdin:
    kept, features, values, table_seed, number, size, sets, permutations, find, *given = line.split()
    given = [(int(seat), bytes.fromhex(random)) for seat, random in (pair.split(":") for pair in given)]
    features, values, number, size, sets = map(int, (features, values, number, size, sets))
    seed, permutations, find = bytes.fromhex(table_seed), int(permutations), int(find)
    commitment, deck = deal(kept, features, values, seed, number, size, sets, permutations, find, given)
    print(commitment.hex(), *deck)
