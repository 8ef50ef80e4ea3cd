import { readFile } from 'node:fs/promises';
import type { Fixing, FixingOrder } from '@livery/brand-governance-application';
import {
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure/offline';
import { TransferableFile } from '@livery/file-transfer';
import { CommandLineEnd } from '../command-line.ts';
import { onceCapacity } from '../once-capacity.ts';
import { unreadable } from '../system-error.ts';

const TEXT_DOCUMENT = /\.(?:docx|dotx|docm|dotm)$/i;

/** Fixes a file in a thread with a deadline and a limited heap. */
export async function fixFile(file: string, order: FixingOrder): Promise<Fixing> {
  const inspector = new PiscinaDocumentInspector({
    ...{ ...INSPECTION_LIMITS, entry: INSPECTOR_ENTRY, threads: 1 },
  });
  try {
    const bytes = await read(file);
    const format = TEXT_DOCUMENT.test(file) ? 'docx' : 'pptx';
    return await onceCapacity(() => inspector.fixer.fix({ format, bytes: TransferableFile.of(bytes) }, order));
  } finally {
    await inspector.close();
  }
}

async function read(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: unknown) => {
    throw new CommandLineEnd(unreadable(file, error), 2);
  });
}
