import { afterAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PALETTE_SETTINGS, type Guideline } from '@livery/brand-governance-domain';
import { TransferableFile } from '@livery/file-transfer';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { INSPECTOR_ENTRY } from '../built-threads.ts';
import { INSPECTION_LIMITS } from '../inspection/inspection-limits.ts';
import { PiscinaDocumentInspector } from '../inspection/piscina-document-inspector.ts';
import { DocumentWriter } from './document-writer.ts';

/** Every write to it fails, as on a full disk. */
const FULL = '/dev/full';
const GUIDELINE: Guideline = { rules: [], palettes: [], settings: DEFAULT_PALETTE_SETTINGS, fonts: [] };

const inspector = new PiscinaDocumentInspector({
  ...{ ...INSPECTION_LIMITS, entry: INSPECTOR_ENTRY, threads: 1 },
});
const writer = new DocumentWriter();

afterAll(async () => {
  await inspector.close();
  await writer.onApplicationShutdown();
});

const document = (): TransferableFile =>
  TransferableFile.of(samplePresentation({ slides: [textBox(paragraph('The plan'))] }));
const UNAVAILABLE = { kind: 'unavailable', code: 'unavailable', retryAfter: 5 };

describe('a full disk', () => {
  it('is told by the thread that judges and copies a document, and the next document is judged', async () => {
    let isComplete = false;
    const copy = { path: FULL, complete: () => void (isComplete = true) };
    await expect(inspector.inspect({ format: 'pptx', bytes: document() }, GUIDELINE, { copy })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    expect(isComplete).toBe(false);
    const { verdict } = await inspector.inspect({ format: 'pptx', bytes: document() }, GUIDELINE);
    expect(verdict.outcome).toBe('judged');
  });

  it('is told by the thread that only writes', async () => {
    await expect(writer.write(document(), FULL)).rejects.toMatchObject(UNAVAILABLE);
  });
});
