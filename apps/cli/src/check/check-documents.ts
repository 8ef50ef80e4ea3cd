import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { locationsToDraw } from '@livery/brand-governance-application';
import type { Guideline } from '@livery/brand-governance-domain';
import {
  INSPECTION_LIMITS,
  INSPECTOR_ENTRY,
  PiscinaDocumentInspector,
} from '@livery/brand-governance-infrastructure/offline';
import { MAX_FILE_BYTES } from '@livery/office-package';
import { TransferableFile } from '@livery/file-transfer';
import { type DocumentError, type DocumentReport, formatOf } from './document-report.ts';

export interface CheckingOptions {
  readonly guideline: Guideline;
  /** Whether the reports show the documents. */
  readonly isIllustrated: boolean;
  /** Called for each file when it is done. */
  readonly onReport: (report: DocumentReport) => void;
}

/** Judges files in threads. Each file has a deadline and a limited heap. */
export async function checkDocuments(
  files: readonly string[],
  options: CheckingOptions,
): Promise<readonly DocumentReport[]> {
  const threads = Math.max(1, Math.min(files.length, availableParallelism()));
  const inspector = new PiscinaDocumentInspector({
    ...INSPECTION_LIMITS,
    entry: INSPECTOR_ENTRY,
    threads,
    queueLength: threads,
    priority: 'normal',
  });
  const reports: DocumentReport[] = [];
  const waiting = [...files.entries()];
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, file] = next;
      const report = await checkDocument(file, options, inspector);
      reports[index] = report;
      options.onReport(report);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, checkNext));
  } finally {
    await inspector.close();
  }
  return reports;
}

const NO_HISTORY = { suppressed: [], unusedSuppressions: 0, comparison: null } as const;
const NOTHING = { findings: [], notEvaluated: [], truncated: false, illustration: null, ...NO_HISTORY } as const;

async function checkDocument(
  file: string,
  { guideline, isIllustrated }: CheckingOptions,
  inspector: PiscinaDocumentInspector,
): Promise<DocumentReport> {
  const format = formatOf(file);
  const unjudged = { ...NOTHING, file, format } as const;
  try {
    const bytes = await readDocument(file);
    if (!(bytes instanceof Uint8Array)) return { ...unjudged, error: bytes };
    const { verdict } = await inspector.inspect({ bytes: TransferableFile.of(bytes), format }, guideline);
    if (verdict.outcome === 'refused') return { ...unjudged, error: verdict.refusal };
    const { findings, notEvaluated, truncated } = verdict;
    const illustration =
      isIllustrated && findings.length > 0
        ? await inspector.illustrator.illustrate(
            { bytes: TransferableFile.of(bytes), format },
            locationsToDraw(findings),
          )
        : null;
    return { file, format, findings, notEvaluated, truncated, illustration, ...NO_HISTORY, error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...unjudged, error: { code: 'internal_error', message, part: null } };
  }
}

async function readDocument(file: string): Promise<Uint8Array | DocumentError> {
  try {
    const { size } = await stat(file);
    if (size > MAX_FILE_BYTES) return { code: 'file_too_large', message: 'The file is too large.', part: null };
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return { code: 'file_missing', message: 'There is no such file.', part: null };
    return { code: 'file_unreadable', message: error instanceof Error ? error.message : String(error), part: null };
  }
}
