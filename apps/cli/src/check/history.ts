import { BaselineFile } from './baseline-file.ts';
import type { DocumentReport } from './document-report.ts';
import { SuppressionsFile } from './suppressions-file.ts';

/** The findings of an earlier run, and those that are accepted. */
export interface History {
  readonly baseline: BaselineFile | null;
  readonly suppressions: SuppressionsFile | null;
  readonly acceptsAll: boolean;
}

export async function readHistory(values: {
  readonly baseline?: string | undefined;
  readonly suppressions?: string | undefined;
  readonly 'suppress-all': boolean;
}): Promise<History> {
  const { baseline, suppressions, 'suppress-all': acceptsAll } = values;
  return {
    baseline: baseline === undefined ? null : await BaselineFile.read(baseline),
    suppressions: suppressions === undefined ? null : await SuppressionsFile.read(suppressions, acceptsAll),
    acceptsAll,
  };
}

export async function withHistory(
  judged: readonly DocumentReport[],
  { baseline, suppressions, acceptsAll }: History,
): Promise<readonly DocumentReport[]> {
  const accepted = acceptsAll ? ((await suppressions?.acceptAll(judged)) ?? null) : suppressions;
  const open = accepted === null ? judged : judged.map((report) => accepted.applyTo(report));
  return baseline === null ? open : open.map((report) => baseline.applyTo(report, open.length === 1));
}
