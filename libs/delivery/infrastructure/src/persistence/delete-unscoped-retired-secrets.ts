import { type Database, unscoped } from '@livery/persistence';
import { SECRET_RETENTION } from './tenant-guard-exceptions.ts';

/** The record of an endpoint shows a retired secret for this long. */
const KEPT_MS = 24 * 3_600_000;

const DELETE = unscoped(SECRET_RETENTION, `delete from delivery.signing_secret where retires_at < $1 returning 1`);

/** Deletes signing secrets that stopped signing more than a day ago. @returns the number of deleted rows */
export async function deleteUnscopedRetiredSecrets(database: Database, now: Date): Promise<number> {
  return (await database.query(DELETE, [new Date(now.getTime() - KEPT_MS)])).length;
}
