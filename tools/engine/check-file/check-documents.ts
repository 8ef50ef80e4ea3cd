import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { DocumentFormat, Guideline, Verdict } from '@livery/brand-governance-domain';
import { INSPECTION_LIMITS, PiscinaDocumentInspector } from '@livery/brand-governance-infrastructure';
import { MAX_FILE_BYTES } from '@livery/office-package';
import { TransferableFile } from '@livery/file-transfer';
import { userPath } from '../command-line.ts';
import { THREAD_ENTRY } from '../thread-entry.ts';
import type { DocumentError, DocumentReport } from './document-report.ts';

const TEXT_DOCUMENT = /\.(?:docx|dotx|docm|dotm)$/i;

/** Judges files in threads. Each file has a deadline and a limited heap. Calls `onReport` for each file when it is done. */
export async function checkDocuments(
  files: readonly string[],
  guideline: Guideline,
  onReport: (report: DocumentReport) => void,
): Promise<readonly DocumentReport[]> {
  const threads = Math.max(1, Math.min(files.length, availableParallelism()));
  const inspector = new PiscinaDocumentInspector({
    ...INSPECTION_LIMITS,
    entry: THREAD_ENTRY,
    threads,
    queueLength: threads,
    priority: 'normal',
  });
  const reports: DocumentReport[] = [];
  const waiting = [...files.entries()];
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, file] = next;
      const report = await checkDocument(file, guideline, inspector);
      reports[index] = report;
      onReport(report);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, checkNext));
  } finally {
    await inspector.close();
  }
  return reports;
}

async function checkDocument(
  file: string,
  guideline: Guideline,
  inspector: PiscinaDocumentInspector,
): Promise<DocumentReport> {
  const format = TEXT_DOCUMENT.test(file) ? 'docx' : 'pptx';
  const unjudged = { file, format, findings: [], notEvaluated: [], truncated: false } as const;
  try {
    const bytes = await readDocument(file);
    if (!(bytes instanceof Uint8Array)) return { ...unjudged, error: bytes };
    const { verdict } = await inspector.inspect({ bytes: TransferableFile.of(bytes), format }, guideline);
    return reportOf(file, format, verdict);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...unjudged, error: { code: 'internal_error', message, part: null } };
  }
}

async function readDocument(file: string): Promise<Uint8Array | DocumentError> {
  try {
    const { size } = await stat(userPath(file));
    if (size > MAX_FILE_BYTES) return { code: 'file_too_large', message: 'The file is too large.', part: null };
    return await readFile(userPath(file));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return { code: 'file_missing', message: 'There is no such file.', part: null };
    return { code: 'file_unreadable', message: error instanceof Error ? error.message : String(error), part: null };
  }
}

function reportOf(file: string, format: DocumentFormat, verdict: Verdict): DocumentReport {
  if (verdict.outcome === 'refused') {
    const { code, message, part } = verdict.refusal;
    return { file, format, findings: [], notEvaluated: [], truncated: false, error: { code, message, part } };
  }
  const { findings, notEvaluated, truncated } = verdict;
  return { file, format, findings, notEvaluated, truncated, error: null };
}
