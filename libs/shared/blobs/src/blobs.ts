import type { Readable } from 'node:stream';
import { type Clock, DomainError, type Tenant, type Transaction } from '@livery/kernel';
import { type Database, managerOf, queryWithin } from '@livery/persistence';
import {
  BLOB,
  CONDEMN,
  HELD,
  HELD_OF,
  HOLD_ALL,
  KEEP,
  LOCK_ALL,
  REFER,
  referToAll,
  RELEASED,
  RENEW,
  STAGE,
  UNREFER,
  UNSTAGE,
} from './blob-statements.ts';
import { objectKey } from './object-key.ts';
import { owner, rowsChanged } from './rows-changed.ts';
import type { BlobFile, BlobStore, ByteRange } from './store/blob-store.ts';

/** Bytes that are stored durably, but that nothing refers to yet. They are deleted after an hour if they are not kept. */
export interface StagedBlob {
  readonly tenant: Tenant;
  readonly key: string;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** The object that the tenant's blob had for this content, if it is missing or noted as such. */
  readonly lostKey: string | null;
}

/** What needs the bytes of a blob: the UUID of a record, and for what it needs them, such as `original`. */
export interface BlobReference {
  readonly holder: string;
  readonly role: string;
}

/** A blob with its bytes. */
export interface OpenedBlob {
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  open(range?: ByteRange): Promise<Readable>;
}

/** How often the age of an upload is set back while its bytes are stored. It must be much shorter than the grace of staged objects. */
const RENEW_MS = 600_000;

interface BlobRow {
  readonly object_key: string;
  readonly size: string;
  readonly media_type: string;
  readonly missing_since: Date | null;
}

/**
 * The bytes of all contexts. A tenant has each content once, by its SHA-256; records refer to it, and it is deleted some time after
 * its last reference. References are written in the transaction of the record, bytes outside of it.
 */
export class Blobs {
  constructor(
    private readonly database: Database,
    private readonly store: BlobStore,
    private readonly clock: Clock,
    private readonly renewMs = RENEW_MS,
  ) {}

  /**
   * Stores the bytes of a file durably, however long that takes. It is called before the unit of work, in which `keep` makes them a
   * blob. The store is also asked whether it still has the object of a blob with the same content.
   * @throws DomainError `unavailable`
   */
  async stage(tenant: Tenant, file: BlobFile, mediaType: string): Promise<StagedBlob> {
    const { size, sha256 } = file;
    const key = objectKey(tenant, sha256);
    await this.database.query(STAGE, [...owner(tenant), key, this.clock.now()]);
    await this.put(tenant, file, key);
    return { tenant, key, sha256, size, mediaType, lostKey: await this.lostKey(tenant, sha256) };
  }

  /**
   * Makes staged bytes a blob with a reference. If the tenant has the same content already, the staged bytes are deleted after the
   * commit, unless they replace bytes that are lost.
   * @throws DomainError `unavailable` if the bytes were staged too long ago and are deleted
   */
  async keep(staged: StagedBlob, reference: BlobReference, transaction: Transaction): Promise<void> {
    const { tenant, key, sha256, size, mediaType, lostKey } = staged;
    const now = this.clock.now();
    const unstaged = await queryWithin(transaction, UNSTAGE, [...owner(tenant), key]);
    if (unstaged.length === 0) throw stagedTooLongAgo();
    const blob = [...owner(tenant), bytesOf(sha256), key, size, mediaType, now, lostKey];
    const [kept] = await queryWithin<{ object_key: string }>(transaction, KEEP, blob);
    const unneeded = kept?.object_key === key ? lostKey : key;
    if (unneeded !== null) await managerOf(transaction).query(CONDEMN, [...owner(tenant), unneeded, now]);
    await insertReference(tenant, sha256, reference, transaction);
  }

  /** Gives up staged bytes that are not needed. They are deleted after the commit, at the next collection. */
  async discard({ tenant, key }: StagedBlob, transaction: Transaction): Promise<void> {
    const unstaged = await rowsChanged(transaction, UNSTAGE, [...owner(tenant), key]);
    if (unstaged.length > 0) await managerOf(transaction).query(CONDEMN, [...owner(tenant), key, this.clock.now()]);
  }

  /** Adds a reference to a blob that the tenant has. @returns false if the tenant does not have it */
  async refer(tenant: Tenant, sha256: string, reference: BlobReference, transaction: Transaction): Promise<boolean> {
    if ((await rowsChanged(transaction, HELD, [...owner(tenant), bytesOf(sha256)])).length === 0) return false;
    await insertReference(tenant, sha256, reference, transaction);
    return true;
  }

  /** Adds references of one record to many blobs, but at most 10,000. Those that the tenant does not have are left out. */
  async referToAll(
    tenant: Tenant,
    hashes: readonly string[],
    { holder, role }: BlobReference,
    transaction: Transaction,
  ): Promise<void> {
    const values = [...owner(tenant), hashes.map(bytesOf)];
    const held = await managerOf(transaction).query<{ sha256: string }[]>(LOCK_ALL, values);
    if (held.length === 0) return;
    await rowsChanged(transaction, HOLD_ALL, values);
    const found = held.map(({ sha256 }) => bytesOf(sha256));
    await managerOf(transaction).query(referToAll(found.length), [...owner(tenant), holder, role, ...found]);
  }

  /** Removes the reference of a record in one role, to whichever blob it refers. */
  async release(tenant: Tenant, { holder, role }: BlobReference, transaction: Transaction): Promise<void> {
    await this.remove(tenant, [[holder], role], transaction);
  }

  /** Removes all references of records that are deleted. */
  async releaseHolders(tenant: Tenant, holders: readonly string[], transaction: Transaction): Promise<void> {
    await this.remove(tenant, [holders, null], transaction);
  }

  /** Those of the given contents that the tenant does not have, or whose bytes a verification has not found. */
  async missing(tenant: Tenant, hashes: readonly string[], transaction?: Transaction): Promise<string[]> {
    if (hashes.length === 0) return [];
    const values = [...owner(tenant), hashes.map(bytesOf)];
    const rows: readonly { readonly sha256: string }[] =
      transaction === undefined
        ? await this.database.query(HELD_OF, values)
        : await queryWithin(transaction, HELD_OF, values);
    const held = new Set(rows.map(({ sha256 }) => sha256));
    return hashes.filter((sha256) => !held.has(sha256));
  }

  /** A blob of the tenant; null if the tenant does not have it. */
  async open(tenant: Tenant, sha256: string): Promise<OpenedBlob | null> {
    const [row] = await this.database.query<BlobRow>(BLOB, [...owner(tenant), bytesOf(sha256)]);
    if (row === undefined) return null;
    const { object_key: key, size, media_type: mediaType } = row;
    return { size: Number(size), mediaType, open: (range) => this.store.open(key, range) };
  }

  /**
   * The object of the blob with this content, if a verification has noted it or the store does not have it in its full size. A blob's object is never deleted while it
   * has it, so it is lost then. The blob may have another object, or be gone, when the caller uses this.
   */
  private async lostKey(tenant: Tenant, sha256: string): Promise<string | null> {
    const [row] = await this.database.query<BlobRow>(BLOB, [...owner(tenant), bytesOf(sha256)]);
    if (row === undefined) return null;
    const { object_key: key, size, missing_since: noted } = row;
    if (noted !== null) return key;
    const found = await this.store.head(key);
    return found?.size === Number(size) ? null : key;
  }

  /** Stores bytes, which the collection leaves alone until then. */
  private async put(tenant: Tenant, file: BlobFile, key: string): Promise<void> {
    const began = this.clock.now().getTime();
    const renewal = setInterval(() => void this.renew(tenant, key).catch(() => undefined), this.renewMs);
    try {
      await this.store.put(file, key);
    } finally {
      clearInterval(renewal);
    }
    if (this.clock.now().getTime() - began < this.renewMs || (await this.renew(tenant, key))) return;
    // This process stood still, and was taken for a dead one: no row names the bytes any more.
    await this.store.delete(key);
    throw stagedTooLongAgo();
  }

  /** @returns false if the collection has taken the object */
  private async renew(tenant: Tenant, key: string): Promise<boolean> {
    return (await this.database.query(RENEW, [...owner(tenant), key, this.clock.now()])).length > 0;
  }

  private async remove(
    tenant: Tenant,
    condition: readonly [holders: readonly string[], role: string | null],
    transaction: Transaction,
  ): Promise<void> {
    const removed = await rowsChanged(transaction, UNREFER, [...owner(tenant), ...condition]);
    const hashes = removed.map(({ sha256 }) => sha256);
    if (hashes.length > 0) await rowsChanged(transaction, RELEASED, [...owner(tenant), hashes, this.clock.now()]);
  }
}

async function insertReference(
  tenant: Tenant,
  sha256: string,
  { holder, role }: BlobReference,
  transaction: Transaction,
): Promise<void> {
  await queryWithin(transaction, REFER, [...owner(tenant), bytesOf(sha256), holder, role]);
}

function bytesOf(sha256: string): Buffer {
  return Buffer.from(sha256, 'hex');
}

function stagedTooLongAgo(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'The request took too long to keep the file. Send it again.', {
    retryAfter: 1,
  });
}
