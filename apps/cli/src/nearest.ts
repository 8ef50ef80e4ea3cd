const MAX_TYPOS = 2;

/** The word that was meant by one with a typing error or two; undefined if no word is so near. */
export function nearestOf(words: readonly string[], written: string): string | undefined {
  const [nearest] = words
    .map((word) => ({ word, typos: typosBetween(word, written) }))
    .filter(({ word, typos }) => typos <= Math.min(MAX_TYPOS, word.length / 2))
    .sort((a, b) => a.typos - b.typos);
  return nearest?.word;
}

/** How many characters are to be added, left out or replaced to make one word of the other. */
function typosBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of Array.from(one).entries()) {
    const line = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
