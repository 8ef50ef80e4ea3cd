import type { FileRepository, LibraryFolderRepository } from '@livery/content-application';
import {
  checkedTags,
  fileMissing,
  folderMissing,
  isPresentation,
  MAX_SLIDES,
  mediaTypeOfFilename,
  notAPresentation,
  parameterInvalid,
  type StoredFile,
} from '@livery/content-domain';
import type { Jobs, QueuedJob } from '@livery/jobs';
import type { Actor, Tenant, UnitOfWork } from '@livery/kernel';
import { WRITE_SLIDES } from '../http/content-scopes.ts';
import { payloadOf, SPLIT_PRESENTATION } from './split-order.ts';

/** A file with a password is a compound file, whatever is in it. The job says so. */
const COMPOUND_FILE = 'application/x-cfb';
/** A presentation that is cut off, or has too many parts, is an archive like any other. The job says what is wrong with it. */
const ARCHIVE = 'application/zip';

export interface StartSplitInput {
  readonly tenant: Tenant;
  readonly fileId: string;
  readonly folderId: string | null;
  /** The indexes of the wanted slides; null for all. */
  readonly indexes: readonly number[] | null;
  readonly tags: readonly string[];
  readonly requestedBy: Actor;
}

/** Starts the job that splits a presentation. */
export class StartSplit {
  constructor(
    private readonly files: FileRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing` for the file or the folder, `unsupported_format`, `parameter_invalid` */
  async execute({ tenant, fileId, folderId, requestedBy, ...input }: StartSplitInput): Promise<QueuedJob> {
    const order = { fileId, folderId, indexes: checkedIndexes(input.indexes), tags: checkedTags(input.tags) };
    const file = await this.files.find(tenant, fileId);
    if (file === null) throw fileMissing();
    if (!mayBePresentation(file)) throw notAPresentation(file.mediaType);
    const job = {
      kind: SPLIT_PRESENTATION,
      payload: payloadOf(order),
      scopes: WRITE_SLIDES,
      createdBy: requestedBy,
    };
    return this.unitOfWork.run(async (transaction) => {
      const folderIds = folderId === null ? [] : [folderId];
      const folders = await this.folders.findManyForShare(tenant, folderIds, transaction);
      if (folders.length < folderIds.length) throw folderMissing();
      return this.jobs.start(tenant, job, transaction);
    });
  }
}

function mayBePresentation({ mediaType, filename }: StoredFile): boolean {
  if (mediaType === ARCHIVE) return isPresentation(mediaTypeOfFilename(filename)?.names[0] ?? '');
  return isPresentation(mediaType) || mediaType === COMPOUND_FILE;
}

function checkedIndexes(indexes: readonly number[] | null): readonly number[] | null {
  if (indexes === null) return null;
  if (indexes.length === 0 || indexes.length > MAX_SLIDES) {
    throw parameterInvalid(
      'slides',
      `slides has 1 to ${MAX_SLIDES} whole numbers, counted from 0. Leave it out for all slides.`,
    );
  }
  if (new Set(indexes).size < indexes.length)
    throw parameterInvalid('slides', 'slides names each slide once: its numbers are counted from 0.');
  return indexes;
}
