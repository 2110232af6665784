"""The fair deal of docs/fair-deal.md, re-implemented with nothing but Python's standard library.

Reads one deal a line: deck, table seed, round, puzzle size and Sets (0 0 for none), then contributions as SEAT:HEX.
Writes the commitment and the deck.
"""

import hashlib
import itertools
import struct
import sys

LETTERS = ("123", "ste", "rgp", "doq")
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


def deal(kept, table_seed, number, size, sets, contributions):
    seed = sha(b"tercet round seed", table_seed, number.to_bytes(4, "big"))
    parts = [bytes([seat]) + random for seat, random in sorted(contributions)]
    stream = numbers(sha(b"tercet deck key", seed, *parts))
    deck = ["".join(card) for card in itertools.product(*LETTERS)]
    deck = [card for card in deck if WORDS.get(kept, "") in card]
    shuffle(stream, deck)
    while size and sum(is_set(*three) for three in itertools.combinations(deck[:size], 3)) != sets:
        shuffle(stream, deck)
    return sha(b"tercet commitment", seed), deck[: size or None]


for line in sys.stdin:
    kept, table_seed, number, size, sets, *given = line.split()
    given = [(int(seat), bytes.fromhex(random)) for seat, random in (pair.split(":") for pair in given)]
    commitment, deck = deal(kept, bytes.fromhex(table_seed), int(number), int(size), int(sets), given)
    print(commitment.hex(), *deck)
