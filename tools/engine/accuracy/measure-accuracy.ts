import { DomainError } from '@livery/kernel';
import type { DumpRecord } from '../dump/dump-record.ts';
import { dumpDocument } from '../dump/dump-document.ts';
import { readModel } from '../dump/read-model.ts';
import { Agreement } from './agreement.ts';
import { compareCells, compareShapes } from './compare-fills.ts';
import { compareRuns } from './compare-runs.ts';
import type { CorpusDocument } from './corpus.ts';
import type { ExpectedRecord } from './expected-record.ts';
import { KnownDeviations } from './known-deviations.ts';

export interface Accuracy {
  readonly agreement: Agreement;
  readonly files: number;
  /** The documents that are missing or that the engine could not read, with the reason. */
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
}

/** Compares the values that the engine resolves with the expected values of every document. Calls `onDump` with each dump. */
export async function measureAccuracy(
  documents: AsyncIterable<CorpusDocument>,
  onDump: (records: readonly DumpRecord[]) => void = () => undefined,
): Promise<Accuracy> {
  const agreement = new Agreement();
  const unreadable: { file: string; reason: string }[] = [];
  let files = 0;
  for await (const { file, bytes, expected } of documents) {
    const records = dumped(file, bytes);
    if (typeof records === 'string') {
      unreadable.push({ file, reason: records });
      continue;
    }
    files += 1;
    onDump(records);
    compare(agreement, records, expected, new KnownDeviations(bytes ?? new Uint8Array()));
  }
  return { agreement, files, unreadable };
}

/** The dump of a document, or the reason why there is none. */
function dumped(file: string, bytes: Uint8Array | null): readonly DumpRecord[] | string {
  if (bytes === null) return 'file_missing';
  try {
    return [...dumpDocument(file, readModel(bytes))];
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

function compare(
  agreement: Agreement,
  mine: readonly DumpRecord[],
  expected: readonly ExpectedRecord[],
  deviations: KnownDeviations,
): void {
  compareRuns(agreement, mine.filter(isRun), expected.filter(isRun), deviations);
  compareShapes(agreement, mine.filter(isShape), expected.filter(isShape));
  compareCells(agreement, mine.filter(isCell), expected.filter(isCell));
}

type OfKind<Item, Kind> = Extract<Item, { readonly kind: Kind }>;

function isRun<Item extends { readonly kind: string }>(item: Item): item is OfKind<Item, 'run'> {
  return item.kind === 'run';
}

function isShape<Item extends { readonly kind: string }>(item: Item): item is OfKind<Item, 'shape'> {
  return item.kind === 'shape';
}

function isCell<Item extends { readonly kind: string }>(item: Item): item is OfKind<Item, 'cell'> {
  return item.kind === 'cell';
}
