import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Inspection } from '@livery/brand-governance-application';
import {
  DEFAULT_PALETTE_SETTINGS,
  defaultBrandRules,
  type Guideline,
  InspectionUnavailable,
} from '@livery/brand-governance-domain';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { TransferableFile } from '@livery/file-transfer';
import { type DocumentInspectorOptions, PiscinaDocumentInspector } from '../piscina-document-inspector.ts';

const BUILD = fileURLToPath(new URL('../../../../../../tools/build/build.ts', import.meta.url));

/** Threads run what the build made. */
export async function buildThreads(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD]);
}

const OPTIONS: DocumentInspectorOptions = {
  entry: new URL('../../../dist/inspection/inspect-document.worker.js', import.meta.url),
  threads: 1,
  queueLength: 1,
  deadlineMs: 10_000,
  maxHeapMb: 256,
};

let inspector: PiscinaDocumentInspector | null = null;

/** Starts the inspector of a test, with one checking thread. */
export function pool(options: Partial<DocumentInspectorOptions> = {}): PiscinaDocumentInspector {
  inspector = new PiscinaDocumentInspector({ ...OPTIONS, ...options });
  return inspector;
}

/** Stops the inspector of the test, after it. */
export async function closePool(): Promise<void> {
  await inspector?.close();
  inspector = null;
}

export const sampleGuideline: Guideline = {
  rules: defaultBrandRules(new Date(0)),
  settings: DEFAULT_PALETTE_SETTINGS,
  palettes: [],
  fonts: [],
};

export const smallDocument = (): Uint8Array => samplePresentation({ slides: [textBox(paragraph('The  plan'))] });

/** A document of seconds of work and hundreds of megabytes: very many runs, in as many colours as a document may have. */
export function hugeDocument(): Uint8Array {
  const runs = Array.from({ length: 250_000 }, (_, number) => coloredRun(number % 5_000)).join('');
  const slide = textBox(`<a:p>${runs}</a:p>`);
  return samplePresentation({ slides: [slide, slide, slide, slide] });
}

function coloredRun(number: number): string {
  const color = ((number * 2_654_435) % 0x1000000).toString(16).padStart(6, '0');
  return `<a:r><a:rPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr><a:t>${color}</a:t></a:r>`;
}

/** Inspects a presentation by the sample guideline. */
export function inspection(inspector: PiscinaDocumentInspector, bytes: Uint8Array): Promise<Inspection> {
  return inspector.inspect({ bytes: TransferableFile.of(bytes), format: 'pptx' }, sampleGuideline);
}

/** The answer to a document. While others keep the processor busy, the inspector asks callers to try again, and this function does. */
export async function answered(strict: PiscinaDocumentInspector, bytes: Uint8Array): Promise<Inspection> {
  for (;;) {
    try {
      return await inspection(strict, bytes);
    } catch (error) {
      if (!(error instanceof InspectionUnavailable)) throw error;
    }
  }
}
