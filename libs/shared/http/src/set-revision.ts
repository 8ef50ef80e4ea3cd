import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { isKnownVersion } from './answers/known-version.ts';

interface Revised {
  readonly revision: number;
}

/** Sets the ETag of a change to the revision of its record, which the next change can send back as `If-Match`. */
export function setRevision(response: Response, { revision }: Revised): void {
  response.setHeader('ETag', `"${revision}"`);
}

/**
 * Sets the ETag of a record, of which its revision says everything. If the caller has it, the answer is 304.
 * @returns the record; undefined if the caller has it
 */
export function unlessKnown<T>(response: Response, { revision }: Revised, record: T): T | undefined {
  return isKnownVersion(response, String(revision)) ? undefined : record;
}

/**
 * The same for a record with members that change without it, such as links and counts: its ETag has a digest of all members beside the revision,
 * which is what `If-Match` compares. Links change every 15 minutes.
 */
export function unlessSeen<T extends object>(response: Response, { revision }: Revised, record: T): T | undefined {
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32);
  return isKnownVersion(response, `${revision}-${digest}`) ? undefined : record;
}
