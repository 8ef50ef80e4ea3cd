import { readFile, stat } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '@livery/office-package';
import type { DocumentJudge } from './document-judge.ts';
import { type DocumentError, type DocumentReport, formatOf } from './document-report.ts';

/**
 * Judges files, as many at the same time as the judge takes.
 * @param onReport called for each file when it is done
 */
export async function checkDocuments(
  files: readonly string[],
  judge: DocumentJudge,
  onReport: (report: DocumentReport) => void,
): Promise<readonly DocumentReport[]> {
  const reports: DocumentReport[] = [];
  const waiting = [...files.entries()];
  const checkNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, file] = next;
      const report = await checkDocument(file, judge);
      reports[index] = report;
      onReport(report);
    }
  };
  try {
    await Promise.all(Array.from({ length: judge.parallel }, checkNext));
  } finally {
    // After a failure nothing more is judged.
    waiting.length = 0;
    await judge.close();
  }
  return reports;
}

const UNJUDGED = {
  findings: [],
  notEvaluated: [],
  truncated: false,
  suppressed: [],
  unusedSuppressions: 0,
  illustration: null,
} as const;

async function checkDocument(file: string, judge: DocumentJudge): Promise<DocumentReport> {
  const format = formatOf(file);
  const bytes = await readDocument(file);
  const judgement = bytes instanceof Uint8Array ? await judge.judge({ file, format, bytes }) : { error: bytes };
  return { ...UNJUDGED, file, format, comparison: null, ...judgement };
}

async function readDocument(file: string): Promise<Uint8Array | DocumentError> {
  try {
    const facts = await stat(file);
    const { size } = facts;
    if (!facts.isFile())
      return unreadable(facts.isDirectory() ? 'The folder cannot be read.' : 'It is no regular file.');
    if (size > MAX_FILE_BYTES) return { code: 'file_too_large', message: 'The file is too large.', part: null };
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return { code: 'file_missing', message: 'There is no such file.', part: null };
    return unreadable(error instanceof Error ? error.message : String(error));
  }
}

function unreadable(message: string): DocumentError {
  return { code: 'file_unreadable', message, part: null };
}
