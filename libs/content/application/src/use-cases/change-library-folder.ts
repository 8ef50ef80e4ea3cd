import { libraryFolderUpdated } from '@livery/content-contracts';
import {
  folderDepth,
  folderMissing,
  folderTooLarge,
  type LibraryFolder,
  moveLibraryFolder,
  renameLibraryFolder,
} from '@livery/content-domain';
import {
  assertRevision,
  type Clock,
  type EventLog,
  newEvent,
  publicId,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { libraryFolderResource } from '../resources/library-folder.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';

/** How many folders may be below a folder that is moved or deleted. */
export const MAX_FOLDERS_BELOW = 5_000;

export interface ChangeLibraryFolderInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** Undefined if it stays. */
  readonly name?: string | undefined;
  /** The new parent: null for the top, undefined if it stays. */
  readonly parentId?: string | null | undefined;
  readonly seenRevision: number | null;
}

/** Renames or moves a folder. What is in it moves with it. */
export class ChangeLibraryFolder {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and `resource_conflict` for a name, circle, depth or size */
  execute({ tenant, id, name, parentId, seenRevision }: ChangeLibraryFolderInput): Promise<LibraryFolder> {
    return this.unitOfWork.run(async (transaction) => {
      await this.folders.lockTree(tenant, transaction);
      const before = await this.folders.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      assertRevision(before, seenRevision);
      const renamed = name === undefined ? before : renameLibraryFolder(before, name, this.clock.now());
      const after = parentId === undefined ? renamed : await this.move(renamed, parentId, transaction);
      if (after !== before) await this.record(before, after, transaction);
      return after;
    });
  }

  private async move(folder: LibraryFolder, parentId: string | null, transaction: Transaction): Promise<LibraryFolder> {
    const parent = parentId === null ? null : await this.parent(folder.tenant, parentId, transaction);
    const below = await this.folders.findBelow(folder.tenant, folder.id, MAX_FOLDERS_BELOW + 1, transaction);
    if (below.length > MAX_FOLDERS_BELOW) throw folderTooLarge(MAX_FOLDERS_BELOW);
    const height = Math.max(0, ...below.map((one) => folderDepth(one) - folderDepth(folder)));
    return moveLibraryFolder(folder, parent, height, this.clock.now());
  }

  private async parent(tenant: Tenant, id: string, transaction: Transaction): Promise<LibraryFolder> {
    const [parent] = await this.folders.findManyForShare(tenant, [id], transaction);
    if (parent === undefined) throw folderMissing('parent_id');
    return parent;
  }

  private async record(before: LibraryFolder, after: LibraryFolder, transaction: Transaction): Promise<void> {
    await this.folders.update(before, after, transaction);
    const object = libraryFolderResource(after, NO_LINKS);
    const parent_id = before.parentId === null ? null : publicId('fold', before.parentId);
    const previous_attributes = {
      ...(before.name !== after.name && { name: before.name }),
      ...(before.parentId !== after.parentId && { parent_id }),
    };
    await this.eventLog.append(
      newEvent(libraryFolderUpdated, after.tenant, { object, previous_attributes }),
      transaction,
    );
  }
}
