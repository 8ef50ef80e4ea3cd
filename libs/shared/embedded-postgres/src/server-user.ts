import { stat } from 'node:fs/promises';
import { unlessMissing } from './unless-missing.ts';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user `nobody`. initdb needs a user with an account, so an unused number would not work. */
const NOBODY: SystemUser = { uid: 65534, gid: 65534 };

/**
 * The user that runs the server. PostgreSQL refuses root, so for root it is the owner of the data directory, or nobody (65534) if
 * the directory is new or belongs to root. Undefined means the user of this process.
 */
export async function serverUser(directory: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await unlessMissing(stat(directory));
  return found === undefined || found.uid === 0 ? NOBODY : { uid: found.uid, gid: found.gid };
}
