import type { LibraryFolder } from '@livery/content-domain';
import { type ActorColumns, actorColumns, actorOf } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface LibraryFolderRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly parent_id: string | null;
  readonly ancestors: readonly string[];
  readonly name: string;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export const LibraryFolderRowSchema = new EntitySchema<LibraryFolderRow>({
  name: 'library_folder',
  schema: 'content',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    parent_id: { type: 'uuid', nullable: true },
    ancestors: { type: 'uuid', array: true },
    name: { type: 'text' },
    revision: { type: 'integer' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});

export function toLibraryFolder(row: LibraryFolderRow): LibraryFolder {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    parentId: row.parent_id,
    ancestors: row.ancestors,
    name: row.name,
    revision: row.revision,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

export function toLibraryFolderRow(folder: LibraryFolder): LibraryFolderRow {
  return {
    organization_id: folder.tenant.organizationId,
    livemode: folder.tenant.livemode,
    id: folder.id,
    parent_id: folder.parentId,
    ancestors: folder.ancestors,
    name: folder.name,
    revision: folder.revision,
    ...actorColumns(folder.createdBy),
    created: folder.created,
    updated: folder.updated,
  };
}
