#!/usr/bin/env node
// A renju judge that takes six in a row for a five: a board line in, its map line out. Kinds of fouls it does
// not tell apart, so it answers F.
'use strict';

const directions = [[1, 0], [0, 1], [1, 1], [1, -1]];

/** Black stones in a row through (c, r), and how many of the two points beyond it are empty. */
function row(board, size, c, r, [dc, dr]) {
  let count = 1;
  let open = 0;
  for (const sign of [1, -1]) {
    let x = c + sign * dc;
    let y = r + sign * dr;
    while (x >= 0 && y >= 0 && x < size && y < size && board[y * size + x] === 'X') {
      ++count;
      x += sign * dc;
      y += sign * dr;
    }
    if (x >= 0 && y >= 0 && x < size && y < size && board[y * size + x] === '.') ++open;
  }
  return {count, open};
}

function judge(board, size, c, r) {
  let fours = 0;
  let threes = 0;
  for (const direction of directions) {
    const {count, open} = row(board, size, c, r, direction);
    if (count >= 5) return '5';  // the fault: six are no five
    if (count === 4 && open > 0) ++fours;
    if (count === 3 && open === 2) ++threes;
  }
  return fours > 1 || threes > 1 ? 'F' : '.';
}

require('readline').createInterface({input: process.stdin}).on('line', (line) => {
  const board = line.trim();
  const size = Math.round(Math.sqrt(board.length));
  const map = [...board].map((point, i) => (point === '.' ? judge(board, size, i % size, Math.floor(i / size)) : point));
  process.stdout.write(map.join('') + '\n');
});
