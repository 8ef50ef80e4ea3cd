import { libraryFolderCreated } from '@livery/content-contracts';
import { defineLibraryFolder, folderMissing, type LibraryFolder } from '@livery/content-domain';
import {
  type Actor,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { LibraryFolderRepository } from '../ports/library-folder.repository.ts';
import { libraryFolderResource } from '../resources/library-folder.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';

export interface CreateLibraryFolderInput {
  readonly tenant: Tenant;
  readonly name: string;
  /** Null for a folder at the top. */
  readonly parentId: string | null;
  readonly requestedBy: Actor;
}

export class CreateLibraryFolder {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` for the parent, `resource_conflict` for its depth or a name that is taken */
  execute({ tenant, name, parentId, requestedBy }: CreateLibraryFolderInput): Promise<LibraryFolder> {
    return this.unitOfWork.run(async (transaction) => {
      const parent = await this.parent(tenant, parentId, transaction);
      const origin = { id: newId(), tenant, parent, createdBy: requestedBy, at: this.clock.now() };
      const folder = defineLibraryFolder(name, origin);
      await this.folders.insert(folder, transaction);
      const object = libraryFolderResource(folder, NO_LINKS);
      await this.eventLog.append(newEvent(libraryFolderCreated, tenant, { object }), transaction);
      return folder;
    });
  }

  /** The parent is locked, so that it is neither moved nor deleted until the folder is in it. */
  private async parent(tenant: Tenant, id: string | null, transaction: Transaction): Promise<LibraryFolder | null> {
    if (id === null) return null;
    const [parent] = await this.folders.findManyForShare(tenant, [id], transaction);
    if (parent === undefined) throw folderMissing('parent_id');
    return parent;
  }
}
