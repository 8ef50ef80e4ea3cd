import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ExpectedRecord, parseExpected } from './expected-record.ts';

const EXPECTED = /\.jsonl(?:\.gz)?$/;

/** A document of a corpus and its expected values. */
export interface CorpusDocument {
  /** The path within the corpus, with forward slashes. */
  readonly file: string;
  readonly bytes: Uint8Array | null;
  readonly expected: readonly ExpectedRecord[];
}

/** The documents of a corpus that have expected values (`<path>.jsonl.gz`), by name. */
export async function* readCorpus(corpus: string, expected: string): AsyncGenerator<CorpusDocument> {
  const entries = await readdir(expected, { recursive: true });
  for (const entry of entries.filter((name) => EXPECTED.test(name)).sort()) {
    const records = parseExpected(await readFile(path.join(expected, entry)));
    const file = entry.replace(EXPECTED, '');
    const bytes = await readFile(path.join(corpus, file)).catch(() => null);
    yield { file: file.replaceAll(path.sep, '/'), bytes, expected: records };
  }
}
