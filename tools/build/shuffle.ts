/** The items in an order that the seed decides: a Fisher-Yates shuffle with the generator mulberry32. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const rest = [...items];
  const random = mulberry32(seed);
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Numbers from 0 to 1, without 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
