import { deleteRowsOf, type Eraser, managerOf, unscoped } from '@livery/persistence';
import { BLOB_ERASURE } from '../tenant-guard-exceptions.ts';

/** A table comes before the tables that it refers to. */
const TABLES = ['blobs.blob_reference', 'blobs.blob', 'blobs.staged_object'];

const CONDEMN = unscoped(
  BLOB_ERASURE,
  `insert into blobs.condemned_object (organization_id, livemode, object_key, condemned, next_attempt)
   select organization_id, livemode, object_key, now(), now() from blobs.blob where organization_id = $1
    union
   select organization_id, livemode, object_key, now(), now() from blobs.staged_object where organization_id = $1
   on conflict do nothing
   returning 1`,
);

/** Erases the blobs of an organization. Their bytes are condemned, and deleted after the commit. */
export const blobsEraser: Eraser = {
  async eraseOrganization(organizationId, transaction) {
    const condemned = await managerOf(transaction).query<unknown[]>(CONDEMN, [organizationId]);
    const erased = await deleteRowsOf(organizationId, TABLES, transaction);
    return new Map([...erased, ['stored objects to be deleted', condemned.length]]);
  },

  erasePerson: async () => new Map(),
};
