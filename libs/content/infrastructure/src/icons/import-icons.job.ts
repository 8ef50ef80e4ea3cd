import { setImmediate } from 'node:timers/promises';
import type { IconDrawings, IconUploads, ImportedIcon, ImportIcons } from '@livery/content-application';
import { slugFromName } from '@livery/content-domain';
import { JobKind, type RunningJob } from '@livery/jobs';
import { checkedName, DomainError, type JsonObject, parsePublicId } from '@livery/kernel';
import { fileTooComplex } from './icon-source.errors.ts';
import type { IconSourceFiles, SourceIcon } from './icon-source-file.ts';
import { ImportProgress } from './import-progress.ts';

/** The kind of the jobs that import icons. */
export const IMPORT_ICONS = 'content.import_icons';
/** How many icons are sanitised together, and written in one transaction. */
const BATCH = 16;
/** How many refused icons a result names. */
const MOST_REFUSALS = 100;
/** How much processor time the icons of one import may take. 10,000 icons of a real set take 20 s, and the most complex ones an hour. */
export const IMPORT_BUDGET_MS = 300_000;

/** Imports the icons of a zip archive or an IconifyJSON into a set. */
export class ImportIconsJob extends JobKind {
  readonly kind = IMPORT_ICONS;

  constructor(
    private readonly sources: Pick<IconSourceFiles, 'read'>,
    private readonly drawings: Pick<IconDrawings, 'prepare'>,
    private readonly importIcons: Pick<ImportIcons, 'execute' | 'nameLicence'>,
    private readonly uploads: Pick<IconUploads, 'discard'>,
    private readonly budgetMs = IMPORT_BUDGET_MS,
  ) {
    super();
  }

  /** @throws DomainError if the file cannot be read or takes too long, or the set was deleted; what was imported until then stays */
  async run(job: RunningJob): Promise<JsonObject> {
    const { setId, fileId } = orderOf(job.payload);
    let progress = ImportProgress.from(job.checkpoint);
    if (progress.result !== null) return progress.result;
    const { icons, licence } = await this.sources.read(job.tenant, fileId, job.signal);
    const { checkpoint, next } = progress;
    await job.commit(async () => undefined, { checkpoint, ...advance(next, icons.length) });
    while (progress.next < icons.length) {
      if (progress.spentMs > this.budgetMs) throw tooExpensive(progress.next, icons.length);
      progress = await this.importBatch(job, setId, icons, progress);
    }
    const refusals = await this.refusals(job, icons, progress);
    const result = { ...progress.counts, refusals };
    const step = { checkpoint: { result }, done: icons.length, total: icons.length, step: null };
    await job.commit(async (transaction) => {
      await this.importIcons.nameLicence(job.tenant, setId, licence, transaction);
      await this.uploads.discard(job.tenant, fileId, transaction);
    }, step);
    return result;
  }

  private async importBatch(
    job: RunningJob,
    setId: string,
    icons: readonly SourceIcon[],
    before: ImportProgress,
  ): Promise<ImportProgress> {
    const { tenant, createdBy: requestedBy } = job;
    if (requestedBy === null) throw new Error('Somebody starts an import.');
    const batch = icons.slice(before.next, before.next + BATCH);
    const spent = new SpentTime();
    const outcomes = await this.prepareAll(job, batch, spent);
    const prepared = outcomes.flatMap((outcome) => (outcome instanceof DomainError ? [] : [outcome]));
    const refused = outcomes.flatMap((outcome, index) => (outcome instanceof DomainError ? [before.next + index] : []));
    const next = before.next + batch.length;
    let after = before;
    await job.commit(
      async (transaction) => {
        const counts = await this.importIcons.execute({ tenant, setId, icons: prepared, requestedBy }, transaction);
        after = before.after({ next, refused, spentMs: spent.milliseconds }, counts, MOST_REFUSALS);
      },
      {
        get checkpoint() {
          return after.checkpoint;
        },
        ...advance(next, icons.length),
      },
    );
    return after;
  }

  /** @returns the errors of icons that are refused. @throws DomainError if nothing can be sanitised now */
  private async prepareAll(job: RunningJob, batch: readonly SourceIcon[], spent: SpentTime) {
    const read: (ReadIcon | DomainError)[] = [];
    for (const icon of batch) {
      read.push(readIcon(icon));
      // An archive inflates an icon on the event loop, so each has a turn of its own.
      await setImmediate();
    }
    return Promise.all(read.map(async (icon) => (icon instanceof DomainError ? icon : this.prepare(job, icon, spent))));
  }

  private async prepare(
    { tenant, signal }: RunningJob,
    { name, slug, svg }: ReadIcon,
    { onSpent }: SpentTime,
  ): Promise<ImportedIcon | DomainError> {
    try {
      return { slug, name, prepared: await this.drawings.prepare(tenant, svg, `${slug}.svg`, { signal, onSpent }) };
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'timeout') return error;
      throw error;
    }
  }

  /** The names of refused icons and the reasons, which are found by looking at them once more, while there is time for it. */
  private async refusals(job: RunningJob, icons: readonly SourceIcon[], { refusedAt, spentMs }: ImportProgress) {
    const refusals: { readonly name: string; readonly code: string; readonly message: string }[] = [];
    const spent = new SpentTime();
    for (const position of refusedAt) {
      const icon = icons[position];
      if (icon === undefined || spentMs + spent.milliseconds > this.budgetMs) continue;
      const [outcome] = await this.prepareAll(job, [icon], spent);
      if (!(outcome instanceof DomainError)) continue;
      refusals.push({ name: icon.name, code: outcome.code, message: outcome.message });
    }
    return refusals;
  }
}

/** Adds up the processor time that icons take. */
class SpentTime {
  milliseconds = 0;
  readonly onSpent = (processorMs: number): void => void (this.milliseconds += processorMs);
}

/** An icon of which something can be made. */
interface ReadIcon {
  readonly name: string;
  readonly slug: string;
  readonly svg: Uint8Array;
}

/** @returns the error of an icon that is refused */
function readIcon(icon: SourceIcon): ReadIcon | DomainError {
  try {
    const name = checkedName(icon.name.slice(icon.name.lastIndexOf('/') + 1), 'name');
    if (icon.slug === null) throw withoutSlug(name);
    return { name, slug: icon.slug, svg: icon.read() };
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function advance(next: number, total: number) {
  return { done: next, total, step: `${next} of ${total} icons` };
}

function tooExpensive(next: number, total: number): DomainError {
  return fileTooComplex(
    `The first ${next} of ${total} icons took too much processor time. They stay. Import the others in parts, with simpler drawings.`,
  );
}

/** An icon has no slug if its name has no letters for one, or if an earlier icon of the file has the same. */
function withoutSlug(name: string): DomainError {
  try {
    const slug = slugFromName(name);
    return new DomainError('conflict', 'resource_conflict', `Another icon of the file has the slug ${slug}, too.`);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function orderOf({ icon_set: set, file }: JsonObject) {
  const setId = typeof set === 'string' ? parsePublicId('iconset', set) : undefined;
  const fileId = typeof file === 'string' ? parsePublicId('file', file) : undefined;
  if (setId === undefined || fileId === undefined) throw new Error('The job names no set and file.');
  return { setId, fileId };
}
