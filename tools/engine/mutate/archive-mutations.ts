import type { Mutation } from './mutation.ts';

const MAX_FLIPS = 8;
/** The size of the central directory and the end record of a small archive. */
const TAIL_BYTES = 2_000;
const FILLERS = [0x00, 0xff, 0x50];

/** Mutations of the bytes of the archive. */
export const archiveMutations: readonly Mutation[] = [
  { name: 'truncated', apply: ({ bytes }, random) => bytes.subarray(0, random.integer(bytes.length)) },
  {
    name: 'bytes flipped',
    apply: ({ bytes }, random) => {
      const copy = Buffer.from(bytes);
      const flips = 1 + random.integer(MAX_FLIPS);
      for (let flip = 0; flip < flips; flip += 1) copy[random.integer(copy.length)] = random.integer(256);
      return copy;
    },
  },
  {
    name: 'directory flipped',
    apply: ({ bytes }, random) => {
      const copy = Buffer.from(bytes);
      copy[copy.length - 1 - random.integer(Math.min(TAIL_BYTES, copy.length))] = random.integer(256);
      return copy;
    },
  },
  {
    name: 'hole',
    apply: ({ bytes }, random) => {
      const copy = Buffer.from(bytes);
      const start = random.integer(copy.length);
      return copy.fill(random.pick(FILLERS), start, start + random.integer(copy.length - start));
    },
  },
  {
    name: 'bytes inserted',
    apply: ({ bytes }, random) => {
      const at = random.integer(bytes.length);
      const inserted = Buffer.alloc(1 + random.integer(300), random.integer(256));
      return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at)]);
    },
  },
];
