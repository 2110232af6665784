#!/bin/sh
# Counts the instructions of one simulated game under callgrind: times are noisy, instructions are not.
# Two runs of different length are subtracted, so that starting up does not count. Fails above the bar.
#
#   crates/odds/benches/instructions.sh            prints the count; writes nothing but a temporary file
set -eu
bar=9000
few=8192
many=24576
cd "$(dirname "$0")/../../.."
bench=$(cargo bench -p odds --no-run 2>&1 | sed -n 's/.*benches\/odds.rs (\(.*\)).*/\1/p')
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" games "$1" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
game=$((($(count $many) - $(count $few)) / (many - few)))
echo "instructions per simulated game: $game (at most $bar)"
[ "$game" -le "$bar" ]
