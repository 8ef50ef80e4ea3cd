export const STAGE = `
  insert into blobs.staged_object (organization_id, livemode, object_key, created) values ($1, $2, $3, $4)`;

/** An object that is still being stored begins anew to wait for its record. */
export const RENEW = `
  update blobs.staged_object set created = $4
   where organization_id = $1 and livemode = $2 and object_key = $3 returning object_key`;

export const UNSTAGE = `
  delete from blobs.staged_object where organization_id = $1 and livemode = $2 and object_key = $3 returning object_key`;

/**
 * Locks the blob until the commit, also if it exists already: the collection does not see the new reference before, and skips
 * locked blobs. The blob gets the new object if it still has the one that is lost ($8).
 */
export const KEEP = `
  insert into blobs.blob as held (organization_id, livemode, sha256, object_key, size, media_type, created)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (organization_id, livemode, sha256) do update set released = null,
    object_key = case when held.object_key = $8::text then excluded.object_key else held.object_key end,
    missing_since = case when held.object_key = $8::text then null else held.missing_since end
  returning object_key`;

/** An object that is lost may have been condemned by the collection already. */
export const CONDEMN = `
  insert into blobs.condemned_object (organization_id, livemode, object_key, condemned, next_attempt)
  values ($1, $2, $3, $4, $4)
  on conflict do nothing`;

export const REFER = `
  insert into blobs.blob_reference (organization_id, livemode, sha256, holder, role) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

/** Locks a blob that gets a further reference. */
export const HELD = `
  update blobs.blob set released = null where organization_id = $1 and livemode = $2 and sha256 = $3 returning sha256`;

/** Locks blobs that get further references, always in the same order. */
export const LOCK_ALL = `
  select encode(sha256, 'hex') as sha256 from blobs.blob
   where organization_id = $1 and livemode = $2 and sha256 = any ($3::bytea[]) order by sha256 for update`;

export const HOLD_ALL = `
  update blobs.blob set released = null where organization_id = $1 and livemode = $2 and sha256 = any ($3::bytea[])`;

/** @param count the number of blobs to which one record refers; its parameters begin with $5 */
export function referToAll(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `($1, $2, $${index + 5}, $3, $4)`);
  return `
    insert into blobs.blob_reference (organization_id, livemode, sha256, holder, role) values ${rows.join(', ')}
    on conflict do nothing`;
}

export const UNREFER = `
  delete from blobs.blob_reference
   where organization_id = $1 and livemode = $2 and holder = any ($3::uuid[]) and role = coalesce($4::text, role)
  returning sha256`;

/** The blobs may have other references. The collection finds out. */
export const RELEASED = `
  update blobs.blob set released = $4 where organization_id = $1 and livemode = $2 and sha256 = any ($3::bytea[])`;

/** Those of some blobs whose bytes are not known to be missing. */
export const HELD_OF = `
  select encode(sha256, 'hex') as sha256 from blobs.blob
   where organization_id = $1 and livemode = $2 and sha256 = any ($3::bytea[]) and missing_since is null`;

export const BLOB = `
  select object_key, size, media_type, missing_since from blobs.blob where organization_id = $1 and livemode = $2 and sha256 = $3`;
