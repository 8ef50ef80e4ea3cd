import { access, writeFile } from 'node:fs/promises';
import { applySuppressions, type Suppression } from '@livery/brand-governance-domain';
import { newId } from '@livery/kernel';
import { userPath } from '../command-line.ts';
import { checkRecord } from './check-record.ts';
import type { DocumentReport } from './document-report.ts';
import { JsonValueAt } from './json-members.ts';

/** The reason that `--suppress-all` gives. People replace it by a better one. */
const REASON = 'Accepted with --suppress-all.';
const MAX_REASON = 500;

/** A file with accepted findings: `{"suppressions": [{file, finding_id, finding_type, title, occurrences, reason, expires_at}]}`. */
export class SuppressionsFile {
  private readonly path: string;
  private readonly all: readonly Suppression[];

  private constructor(path: string, all: readonly Suppression[]) {
    this.path = path;
    this.all = all;
  }

  /**
   * @param isNew whether the file need not exist yet
   * @throws CommandLineEnd with what is wrong in the file
   */
  static async read(path: string, isNew: boolean): Promise<SuppressionsFile> {
    if (isNew && !(await exists(path))) return new SuppressionsFile(path, []);
    const file = await JsonValueAt.read(path);
    return new SuppressionsFile(path, file.member('suppressions').items().map(suppressionOf));
  }

  /** Takes what is accepted and has not expired out of the findings of a document. */
  applyTo(report: DocumentReport): DocumentReport {
    if (report.error !== null) return report;
    const holding = this.all.filter((one) => one.key === keyOf(report.file) && isHolding(one));
    const { findings, suppressed, summary } = applySuppressions(checkRecord(report), holding);
    return { ...report, findings, suppressed, unusedSuppressions: summary.unusedSuppressions };
  }

  /** Accepts all findings of these documents as they are now. What other documents and earlier runs have stays; what is gone goes. */
  async acceptAll(reports: readonly DocumentReport[]): Promise<SuppressionsFile> {
    const judged = reports.filter(({ error }) => error === null);
    const files = new Set(judged.map(({ file }) => keyOf(file)));
    const known = new Map(this.all.map((one) => [`${one.key}\n${one.findingId}`, one]));
    const accepted = judged.flatMap(({ file, findings }) =>
      findings.map(({ id, type, title, occurrences }) => {
        const before = known.get(`${keyOf(file)}\n${id}`);
        const kept = before !== undefined && isHolding(before) ? before : newSuppression(keyOf(file), id);
        return { ...kept, findingType: type, title, occurrences };
      }),
    );
    const all = [...this.all.filter(({ key }) => !files.has(key)), ...accepted];
    await writeFile(userPath(this.path), `${JSON.stringify({ suppressions: all.map(written) }, null, 2)}\n`);
    return new SuppressionsFile(this.path, all);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(userPath(path)).then(
    () => true,
    () => false,
  );
}

function isHolding({ expiresAt }: Suppression): boolean {
  return expiresAt === null || expiresAt > new Date();
}

/** Files are named alike on all systems. */
function keyOf(file: string): string {
  return file.replaceAll('\\', '/').replace(/^\.\//, '');
}

function newSuppression(key: string, findingId: string): Suppression {
  return {
    id: newId(),
    scope: 'document',
    key,
    findingId,
    findingType: '',
    title: '',
    occurrences: 1,
    reason: REASON,
    expiresAt: null,
    brandCheckId: newId(),
    createdBy: null,
    created: new Date(),
  };
}

function suppressionOf(entry: JsonValueAt): Suppression {
  const reason = entry.member('reason').text();
  if (reason.trim() === '' || reason.length > MAX_REASON) {
    throw entry.member('reason').wrong(`must say in 1 to ${MAX_REASON} characters why the finding is accepted`);
  }
  return {
    ...newSuppression(keyOf(entry.member('file').text()), entry.member('finding_id').text()),
    findingType: entry.member('finding_type').textOrNull() ?? '',
    title: entry.member('title').textOrNull() ?? '',
    occurrences: entry.member('occurrences').count(),
    reason,
    expiresAt: entry.member('expires_at').instantOrNull(),
  };
}

function written({ key, findingId, findingType, title, occurrences, reason, expiresAt }: Suppression) {
  return {
    file: key,
    finding_id: findingId,
    finding_type: findingType,
    title,
    occurrences,
    reason,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
