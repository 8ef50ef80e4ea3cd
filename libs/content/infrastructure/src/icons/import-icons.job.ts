import {
  type FileBytes,
  type FileRepository,
  type IconDrawings,
  type IconUploads,
  type ImportedIcon,
  type ImportIcons,
} from '@livery/content-application';
import { slugFromName } from '@livery/content-domain';
import { JobKind, type RunningJob } from '@livery/jobs';
import { checkedName, DomainError, type JsonObject, parsePublicId, type Tenant } from '@livery/kernel';
import { iconsOfFile, type SourceIcon } from './icon-source-file.ts';
import { ImportProgress } from './import-progress.ts';

/** The kind of the jobs that import icons. */
export const IMPORT_ICONS = 'content.import_icons';
/** How many icons are sanitised together, and written in one transaction. */
const BATCH = 16;
/** How many refused icons a result names. */
const MOST_REFUSALS = 100;

/** Imports the icons of a zip archive or an IconifyJSON into a set. */
export class ImportIconsJob extends JobKind {
  readonly kind = IMPORT_ICONS;

  constructor(
    private readonly files: FileRepository,
    private readonly bytes: FileBytes,
    private readonly drawings: IconDrawings,
    private readonly importIcons: ImportIcons,
    private readonly uploads: IconUploads,
  ) {
    super();
  }

  /** @throws DomainError if the file cannot be read, or the set was deleted; what was imported until then stays */
  async run(job: RunningJob): Promise<JsonObject> {
    const { setId, fileId } = orderOf(job.payload);
    let progress = ImportProgress.from(job.checkpoint);
    if (progress.result !== null) return progress.result;
    const { icons, licence } = iconsOfFile(await this.read(job.tenant, fileId));
    while (progress.next < icons.length) progress = await this.importBatch(job, setId, icons, progress);
    const refusals = await this.refusals(job, icons, progress.refusedAt);
    const result = { ...progress.counts, refusals };
    const step = { checkpoint: { result }, done: icons.length, total: icons.length, step: null };
    await job.commit(async (transaction) => {
      await this.importIcons.nameLicence(job.tenant, setId, licence, transaction);
      await this.uploads.discard(job.tenant, fileId, transaction);
    }, step);
    return result;
  }

  private async read(tenant: Tenant, fileId: string): Promise<Uint8Array> {
    const file = await this.files.find(tenant, fileId);
    const bytes = file === null ? null : await this.bytes.ofStored(tenant, file.contentHash);
    if (bytes !== null) return bytes;
    throw new DomainError('missing', 'resource_missing', 'The file was deleted before it was imported.', {
      param: 'file',
    });
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
    const outcomes = await Promise.all(batch.map((icon) => this.prepare(tenant, icon, job.signal)));
    const prepared = outcomes.flatMap((outcome) => (outcome instanceof DomainError ? [] : [outcome]));
    const refused = outcomes.flatMap((outcome, index) => (outcome instanceof DomainError ? [before.next + index] : []));
    const next = before.next + batch.length;
    let after = before;
    await job.commit(
      async (transaction) => {
        const counts = await this.importIcons.execute({ tenant, setId, icons: prepared, requestedBy }, transaction);
        after = before.after(next, counts, refused, MOST_REFUSALS);
      },
      {
        get checkpoint() {
          return after.checkpoint;
        },
        done: next,
        total: icons.length,
        step: `${next} of ${icons.length} icons`,
      },
    );
    return after;
  }

  /** @returns the error of an icon that is refused. @throws DomainError if nothing can be sanitised now */
  private async prepare(tenant: Tenant, icon: SourceIcon, signal: AbortSignal): Promise<ImportedIcon | DomainError> {
    try {
      const { slug } = icon;
      const name = checkedName(icon.name.slice(icon.name.lastIndexOf('/') + 1), 'name');
      if (slug === null) throw withoutSlug(name);
      const prepared = await this.drawings.prepare(tenant, icon.read(), `${slug}.svg`, { signal });
      return { slug, name, prepared };
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'timeout') return error;
      throw error;
    }
  }

  /** The names of refused icons and the reasons, which are found by looking at them once more. */
  private async refusals(job: RunningJob, icons: readonly SourceIcon[], refusedAt: readonly number[]) {
    const refusals: { readonly name: string; readonly code: string; readonly message: string }[] = [];
    for (const position of refusedAt) {
      const icon = icons[position];
      const outcome = icon === undefined ? null : await this.prepare(job.tenant, icon, job.signal);
      if (icon === undefined || !(outcome instanceof DomainError)) continue;
      refusals.push({ name: icon.name, code: outcome.code, message: outcome.message });
    }
    return refusals;
  }
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
