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
  /** Documents that the engine could not read, or that are not there, with the reason. */
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
}

/** Compares what the engine makes of every document with what is expected of it. `onDump` sees each dump. */
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

/** What the engine makes of a document, or why it makes nothing of it. */
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
