import { access } from 'node:fs/promises';
import path from 'node:path';
import { applySuppressions, type Suppression } from '@livery/brand-governance-domain';
import { newId } from '@livery/kernel';
import { CommandLineEnd } from '../command-line.ts';
import { writeOutput } from '../write-output.ts';
import { checkRecord } from './check-record.ts';
import type { DocumentReport } from './document-report.ts';
import { JsonValueAt } from './json-members.ts';

/** The reason that `--suppress-all` gives. People replace it by a better one. */
const REASON = 'Accepted with --suppress-all.';
const MAX_REASON = 500;

/** A file with accepted findings: `{"suppressions": [{file, finding_id, finding_type, title, occurrences, reason, expires_at}]}`. */
export class SuppressionsFile {
  private readonly file: string;
  private readonly all: readonly Suppression[];

  private constructor(file: string, all: readonly Suppression[]) {
    this.file = file;
    this.all = all;
  }

  /**
   * @param isNew whether the file need not exist yet
   * @throws CommandLineEnd with what is wrong in the file
   */
  static async read(file: string, isNew: boolean): Promise<SuppressionsFile> {
    const isThere = await exists(file);
    if (!isThere && isNew) return new SuppressionsFile(file, []);
    if (!isThere) throw new CommandLineEnd(`${file}: There is no such file. Write it with --suppress-all.`, 2);
    const content = await JsonValueAt.read(file);
    return new SuppressionsFile(file, content.member('suppressions').items().map(suppressionOf));
  }

  /** Takes what is accepted and has not expired out of the findings of a document. */
  applyTo(report: DocumentReport): DocumentReport {
    if (report.error !== null) return report;
    const holding = this.all.filter((one) => one.key === keyOf(report.file) && isHolding(one));
    const { findings, suppressed, summary } = applySuppressions(checkRecord(report), holding);
    return {
      ...report,
      findings,
      suppressed: [...report.suppressed, ...suppressed],
      unusedSuppressions: summary.unusedSuppressions,
    };
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
    await writeOutput(`${JSON.stringify({ suppressions: all.map(written) }, null, 2)}\n`, this.file);
    return new SuppressionsFile(this.file, all);
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function isHolding({ expiresAt }: Suppression): boolean {
  return expiresAt === null || expiresAt > new Date();
}

/** A file has one name on all systems, and however its path is typed: from the folder of the command if it is in there. */
function keyOf(file: string): string {
  const full = file;
  const inside = path.relative('.', full);
  const isInside = inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside);
  return (isInside ? inside : full).replaceAll('\\', '/');
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
