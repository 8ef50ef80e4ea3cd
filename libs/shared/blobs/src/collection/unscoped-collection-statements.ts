import { unscoped } from '@livery/persistence';
import { BLOB_BACKLOG, BLOB_COLLECTION } from '../tenant-guard-exceptions.ts';

/** Locks blobs that lost a reference long ago. Blobs that another transaction keeps or collects at this moment are skipped. */
export const LOCK_RELEASED = unscoped(
  BLOB_COLLECTION,
  `select organization_id, livemode, sha256 from blobs.blob
    where released <= $1 order by released limit $2 for update skip locked`,
);

const LOCKED = '(select * from unnest($1::uuid[], $2::boolean[], $3::bytea[]))';

/**
 * Deletes those of the locked blobs that have no reference. This is a statement of its own, because it must see the references that
 * were committed just before the lock. The foreign key lets no reference be added while the lock is held.
 */
export const DELETE_UNREFERENCED = unscoped(
  BLOB_COLLECTION,
  `delete from blobs.blob b
    where (b.organization_id, b.livemode, b.sha256) in ${LOCKED}
      and not exists (select from blobs.blob_reference r where r.organization_id = b.organization_id
                         and r.livemode = b.livemode and r.sha256 = b.sha256)
   returning organization_id, livemode, object_key`,
);

/** The rest of the locked blobs is in use. They are looked at again after they have lost another reference. */
export const KEEP_REFERENCED = unscoped(
  BLOB_COLLECTION,
  `update blobs.blob set released = null where (organization_id, livemode, sha256) in ${LOCKED}`,
);

export const DELETE_STAGED = unscoped(
  BLOB_COLLECTION,
  `delete from blobs.staged_object where (organization_id, livemode, object_key) in (
     select organization_id, livemode, object_key from blobs.staged_object
      where created <= $1 order by created limit $2 for update skip locked)
   returning organization_id, livemode, object_key`,
);

/** Condemns objects from an instant on ($4). */
export const CONDEMN_ALL = unscoped(
  BLOB_COLLECTION,
  `insert into blobs.condemned_object (organization_id, livemode, object_key, condemned, next_attempt)
   select *, $4::timestamptz, $4::timestamptz from unnest($1::uuid[], $2::boolean[], $3::text[])`,
);

/** Claims condemned objects by postponing their next attempt. Another worker takes them over if this one ends. */
export const CLAIM_CONDEMNED = unscoped(
  BLOB_COLLECTION,
  `update blobs.condemned_object set next_attempt = $2
    where (organization_id, livemode, object_key) in (
     select organization_id, livemode, object_key from blobs.condemned_object
      where next_attempt <= $1 order by next_attempt limit $3 for update skip locked)
   returning organization_id, livemode, object_key`,
);

/** The same for the objects of one organization, whether or not their attempt is due. */
export const CONDEMNED_OF = unscoped(
  BLOB_COLLECTION,
  `select organization_id, livemode, object_key from blobs.condemned_object where organization_id = $1 limit $2`,
);

export const FORGET_CONDEMNED = unscoped(
  BLOB_COLLECTION,
  `delete from blobs.condemned_object
    where (organization_id, livemode, object_key) in (select * from unnest($1::uuid[], $2::boolean[], $3::text[]))`,
);

/** Objects that are condemned by now, counted up to a number, since an operator does not need to know larger ones exactly. */
export const COUNT_CONDEMNED = unscoped(
  BLOB_BACKLOG,
  `select count(*)::int as count, coalesce(extract(epoch from now() - min(condemned)), 0)::float8 as age
     from (select condemned from blobs.condemned_object where condemned <= now() limit $1) counted`,
);
