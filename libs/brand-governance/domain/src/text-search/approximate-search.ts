/**
 * Whether a text holds the needle with at most `most` characters inserted, deleted or replaced. It computes only the rows of
 * the edit-distance matrix that may still succeed (Ukkonen 1985), in time proportional to the length of the text times `most`.
 */
export function distanceWithin(needle: string, text: string, most: number): boolean {
  if (most === 0 || needle.length === 0) return text.includes(needle);
  if (text.length + most < needle.length || !holdsPiece(needle, text, most)) return false;
  const column = Array.from({ length: needle.length + 1 }, (_, row) => row);
  let last = Math.min(needle.length, most + 1);
  for (let index = 0; index < text.length; index += 1) {
    last = nextColumn(column, needle, text.charCodeAt(index), last, most);
    if (last > needle.length) return true;
  }
  return false;
}

/**
 * Whether the text holds one of `most + 1` pieces of the needle unchanged. When at most `most` characters differ, at least one
 * piece has to be there.
 */
function holdsPiece(needle: string, text: string, most: number): boolean {
  const length = Math.floor(needle.length / (most + 1));
  for (let piece = 0; piece <= most; piece += 1) {
    if (text.includes(needle.slice(piece * length, (piece + 1) * length))) return true;
  }
  return false;
}

/** Moves the column of the matrix on by one character, and returns the first row that need not be computed next. */
function nextColumn(column: number[], needle: string, code: number, last: number, most: number): number {
  let diagonal = column[0] ?? 0;
  let lastGood = 0;
  for (let row = 1; row <= last; row += 1) {
    const above = column[row - 1] ?? 0;
    const before = column[row] ?? most + 1;
    const replaced = diagonal + (needle.charCodeAt(row - 1) === code ? 0 : 1);
    const value = Math.min(replaced, above + 1, before + 1);
    diagonal = before;
    column[row] = value;
    if (value <= most) lastGood = row;
  }
  if (lastGood === needle.length) return needle.length + 1;
  const next = Math.min(needle.length, lastGood + 1);
  if (next > last) column[next] = most + 1;
  return next;
}
