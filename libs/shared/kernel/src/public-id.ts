import { fromBase62, toBase62 } from './base62.ts';

/** The prefixes of ids that records of every context name: whose a record is, who made it, in which request. */
export const kernelIdPrefixes = {
  org: 'an organization',
  user: 'a person',
  key: 'an API key',
  oa_app: 'an OAuth application',
  req: 'a request',
} as const;

/**
 * Every id prefix of the API. Whoever owns a kind of record declares its prefix in the contracts, contributes it, and adds
 * it here by declaration merging: `declare module '@livery/kernel' { interface IdPrefixes extends … {} }`.
 */
export interface IdPrefixes extends Readonly<typeof kernelIdPrefixes> {}

/** A prefix that somebody has declared; no other compiles. */
export type IdPrefix = keyof IdPrefixes;

/** `oa_app_01jd…`: prefix, underscore, and the UUID in 22 characters of base62, which sort as the UUID does. */
export function publicId(prefix: IdPrefix, uuid: string): string {
  return `${prefix}_${toBase62(uuid)}`;
}

/** The UUID behind a public id; undefined when it is not a well-formed id with this prefix. */
export function parsePublicId(prefix: IdPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`)) return undefined;
  return fromBase62(id.slice(prefix.length + 1));
}
