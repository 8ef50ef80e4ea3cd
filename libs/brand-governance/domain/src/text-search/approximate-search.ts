/**
 * Whether a text holds the needle with at most `most` characters inserted, deleted or replaced. Only the rows of the
 * matrix are computed that may still succeed (Ukkonen 1985): time in the order of text × `most`.
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

/** Cut the needle into one piece more than characters may differ: one of them has to be there as it is. */
function holdsPiece(needle: string, text: string, most: number): boolean {
  const length = Math.floor(needle.length / (most + 1));
  for (let piece = 0; piece <= most; piece += 1) {
    if (text.includes(needle.slice(piece * length, (piece + 1) * length))) return true;
  }
  return false;
}

/** Moves the column on by one character; the answer is the first row that need not be computed next. */
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
