const BITS_OF_A_WORD = 4;
const POSITION_BITS = 6;
const LONGEST_BEGINNING = 3;

/**
 * A set of words in 64 bits (a Bloom filter): each word sets four of them. If one of the bits of a word is missing, the set does not have
 * the word. Otherwise it probably has it; of six words, one in sixty others seems to be among them.
 * @returns a signed number of 64 bits in decimal digits
 */
export function wordSignature(words: readonly string[]): string {
  let bits = 0n;
  for (const word of words) {
    const mixed = hash(word);
    for (let index = 0; index < BITS_OF_A_WORD; index += 1) {
      bits |= 1n << BigInt((mixed >>> (index * POSITION_BITS)) & 63);
    }
  }
  return BigInt.asIntN(64, bits).toString();
}

/** The same of the beginnings of words: of the first two characters and of the first three. Shorter beginnings have no bits. */
export function beginningSignature(words: readonly string[]): string {
  return wordSignature([...new Set(words.flatMap(beginningsOf))]);
}

function beginningsOf(word: string): string[] {
  const characters = Array.from(word).slice(0, LONGEST_BEGINNING);
  return characters.slice(1).map((_, index) => characters.slice(0, index + 2).join(''));
}

/** FNV-1a with the finalizer of MurmurHash3, so that all bits depend on all characters. */
function hash(word: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) mixed = Math.imul(mixed ^ word.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
