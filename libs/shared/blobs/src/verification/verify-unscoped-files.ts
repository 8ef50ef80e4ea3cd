import { createHash } from 'node:crypto';
import { DomainError } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import { type BlobStore, BytesMissing } from '../store/blob-store.ts';
import { FILE_VERIFICATION } from '../tenant-guard-exceptions.ts';

const PAGE = 500;
/** Requests to the store at the same time. */
const CONCURRENCY = 8;

/** Where a verification is: at a row of the database, and then at an object of the store. Its text begins with `row` or `object`. */
export type VerifiedThrough = `row:${string}` | `object:${string}`;

/** A row and an object that do not belong together. */
export interface FileProblem {
  /** `missing`: a row has no object. `differs`: its object has another size or content. `unknown`: an object has no row. */
  readonly kind: 'missing' | 'differs' | 'unknown';
  /** The key of the object, which begins with the UUID of the organization. */
  readonly key: string;
}

export interface VerificationOptions {
  /** Whether contents are read and hashed. Otherwise only sizes are compared. */
  readonly hashes: boolean;
  /** Where an earlier verification was (default: the beginning). */
  readonly from?: VerifiedThrough | undefined;
  readonly onProblem: (problem: FileProblem) => void;
  /** Is called after each page with the number of rows and objects so far. */
  readonly onProgress: (verified: number, through: VerifiedThrough) => void;
}

interface BlobRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly sha256: Buffer;
  readonly object_key: string;
  readonly size: string;
  readonly is_missing: boolean;
}

const ROWS = unscoped(
  FILE_VERIFICATION,
  `select organization_id, livemode, sha256, object_key, size, missing_since is not null as is_missing from blobs.blob
    where (organization_id, livemode, sha256) > ($1, $2, $3)
    order by organization_id, livemode, sha256 limit ${PAGE}`,
);

/** A row that has been given another object meanwhile is left alone. */
const NOTE = unscoped(
  FILE_VERIFICATION,
  `update blobs.blob set missing_since = case when $5 then now() end
    where organization_id = $1 and livemode = $2 and sha256 = $3 and object_key = $4`,
);

/** Those of some keys that no table knows: no blob, no upload that is not completed yet, and no object that is about to be deleted. */
const UNKNOWN = unscoped(
  FILE_VERIFICATION,
  `select key from unnest($1::uuid[], $2::boolean[], $3::bytea[], $4::text[]) as given(organization_id, livemode, sha256, key)
    where not exists (select from blobs.blob b where b.organization_id = given.organization_id and b.livemode = given.livemode
                         and b.sha256 = given.sha256 and b.object_key = given.key)
      and not exists (select from blobs.staged_object s where s.organization_id = given.organization_id
                         and s.livemode = given.livemode and s.object_key = given.key)
      and not exists (select from blobs.condemned_object c where c.organization_id = given.organization_id
                         and c.livemode = given.livemode and c.object_key = given.key)
    order by key`,
);

/** `<organization>/<live or test>/<aa>/<sha256>-<uuid>` */
const KEY = /^([0-9a-f-]{36})\/(live|test)\/[0-9a-f]{2}\/([0-9a-f]{64})-[0-9a-f-]{36}$/;
const ROW = /^row:([0-9a-f-]{36}):(live|test):([0-9a-f]{64})$/;

/**
 * Compares the rows of stored files with the objects of the store, while the service works. It notes in the rows whose bytes are missing or differ,
 * and takes that back when they are there again.
 * @returns the number of rows and objects that were looked at
 * @throws DomainError `unavailable` if the store does not answer: go on from the last progress
 */
export async function verifyUnscopedFiles(
  { database, store }: { readonly database: Pick<Database, 'query'>; readonly store: BlobStore },
  options: VerificationOptions,
): Promise<number> {
  const { from } = options;
  const rows = from?.startsWith('object:') === true ? 0 : await verifyRows(database, store, options);
  return rows + (await verifyObjects(database, store, rows, options));
}

async function verifyRows(
  database: Pick<Database, 'query'>,
  store: BlobStore,
  { from, hashes, onProblem, onProgress }: VerificationOptions,
): Promise<number> {
  let after = cursorOf(from);
  for (let verified = 0; ;) {
    const page: BlobRow[] = await database.query<BlobRow & Record<string, unknown>>(ROWS, [...after]);
    const waiting = page.values();
    const verifyInTurn = async (): Promise<void> => {
      for (const row of waiting) {
        // What was found wrong is read in full, since its size may have been right all along.
        const kind = await stateOf(store, row, hashes || row.is_missing);
        if (kind !== null) onProblem({ kind, key: row.object_key });
        if ((kind !== null) !== row.is_missing) await note(database, row, kind !== null);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, verifyInTurn));
    verified += page.length;
    const last = page.at(-1);
    if (last === undefined) return verified;
    after = [last.organization_id, last.livemode, last.sha256];
    onProgress(
      verified,
      `row:${last.organization_id}:${last.livemode ? 'live' : 'test'}:${last.sha256.toString('hex')}`,
    );
  }
}

async function note(
  database: Pick<Database, 'query'>,
  { organization_id, livemode, sha256, object_key }: BlobRow,
  isMissing: boolean,
): Promise<void> {
  await database.query(NOTE, [organization_id, livemode, sha256, object_key, isMissing]);
}

async function stateOf(store: BlobStore, row: BlobRow, hashes: boolean): Promise<'missing' | 'differs' | null> {
  const found = await store.head(row.object_key);
  if (found === null) return 'missing';
  if (found.size !== Number(row.size)) return 'differs';
  if (!hashes) return null;
  try {
    const hash = createHash('sha256');
    const chunks: AsyncIterable<Uint8Array> = await store.open(row.object_key);
    for await (const chunk of chunks) hash.update(chunk);
    return hash.digest().equals(row.sha256) ? null : 'differs';
  } catch (error) {
    if (error instanceof BytesMissing) return 'missing';
    throw error;
  }
}

async function verifyObjects(
  database: Pick<Database, 'query'>,
  store: BlobStore,
  before: number,
  { from, onProblem, onProgress }: VerificationOptions,
): Promise<number> {
  let after = from?.startsWith('object:') === true ? from.slice('object:'.length) : '';
  for (let verified = 0; ;) {
    const keys = await store.list(after, PAGE);
    const last = keys.at(-1);
    if (last === undefined) return verified;
    for (const key of await unknownOf(database, keys)) onProblem({ kind: 'unknown', key });
    verified += keys.length;
    after = last;
    onProgress(before + verified, `object:${last}`);
  }
}

async function unknownOf(database: Pick<Database, 'query'>, keys: readonly string[]): Promise<readonly string[]> {
  const read = keys.flatMap((key) => {
    const [, organization = '', mode = '', sha256 = ''] = KEY.exec(key) ?? [];
    return organization === '' ? [] : [{ key, organization, livemode: mode === 'live', sha256 }];
  });
  const ours = new Set(read.map(({ key }) => key));
  const rows = await database.query<{ key: string }>(UNKNOWN, [
    read.map(({ organization }) => organization),
    read.map(({ livemode }) => livemode),
    read.map(({ sha256 }) => Buffer.from(sha256, 'hex')),
    [...ours],
  ]);
  return [...keys.filter((key) => !ours.has(key)), ...rows.map(({ key }) => key)];
}

function cursorOf(from: VerifiedThrough | undefined): readonly [string, boolean, Buffer] {
  if (from === undefined) return ['00000000-0000-0000-0000-000000000000', false, Buffer.alloc(0)];
  const [, organization = '', mode = '', sha256 = ''] = ROW.exec(from) ?? [];
  if (organization === '')
    throw new DomainError('invalid', 'parameter_invalid', `${from} is no place of a verification.`);
  return [organization, mode === 'live', Buffer.from(sha256, 'hex')];
}
