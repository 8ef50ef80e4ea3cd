import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const LEAST_BYTES = 1_000;
const MOST_BYTES = 8_000_000;
const DECK = new URL('../../../samples/brand-faults.pptx', import.meta.url);
/** Every fourth file has a content that other files have, too. */
const SHARED_SHARE = 0.25;
const SHARED_CONTENTS = 12;

/** A file to upload. */
export interface FileToSend {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly sha256: string;
  /** A word of its text that no other text has; undefined if it has no text of its own. */
  readonly word?: string;
}

/** Creates files of random sizes, each size from 1 kB to 8 MB being as probable as its half. */
export class RandomContents {
  private readonly shared = Array.from({ length: SHARED_CONTENTS }, () => noise());

  /** Bytes without text, some of them equal to those of other files. */
  file(): FileToSend {
    if (Math.random() >= SHARED_SHARE) return noise();
    return this.shared[randomInt(SHARED_CONTENTS)] ?? noise();
  }

  /** A document with text: the same deck again, or a text with a word of its own. */
  document(): FileToSend {
    if (Math.random() < SHARED_SHARE) return named(readFileSync(DECK), 'deck.pptx');
    const word = `w${randomUUID().replaceAll('-', '')}`;
    const text = `The quarterly report of the harbour. ${word}\n`.repeat(randomInt(1, 200));
    return { ...named(Buffer.from(text), 'report.txt'), word };
  }
}

/** Bytes that no other file has. */
export function noise(): FileToSend {
  const size = Math.round(LEAST_BYTES * (MOST_BYTES / LEAST_BYTES) ** Math.random());
  return named(randomBytes(size), 'noise.bin');
}

function named(bytes: Buffer, filename: string): FileToSend {
  return { bytes, filename, sha256: createHash('sha256').update(bytes).digest('hex') };
}
