import { fromBase62, toBase62 } from './base62.ts';

/** The prefixes of ids that records of every context contain: the organization, the actor and the request. */
export const kernelIdPrefixes = {
  org: 'an organization',
  user: 'a person',
  key: 'an API key',
  oa_app: 'an OAuth application',
  req: 'a request',
} as const;

/**
 * Every id prefix of the API. The owner of a kind of record declares its prefix in the contracts, contributes it, and adds it to
 * this type by declaration merging: `declare module '@livery/kernel' { interface IdPrefixes extends … {} }`.
 */
export interface IdPrefixes extends Readonly<typeof kernelIdPrefixes> {}

/** A declared prefix. An undeclared prefix does not compile. */
export type IdPrefix = keyof IdPrefixes;

/** Creates a public id, such as `oa_app_01jd…`: the prefix, an underscore, and the UUID in 22 characters of base62. */
export function publicId(prefix: IdPrefix, uuid: string): string {
  return `${prefix}_${toBase62(uuid)}`;
}

/** The UUID of a public id; undefined if the text is not a well-formed id with this prefix. */
export function parsePublicId(prefix: IdPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`)) return undefined;
  return fromBase62(id.slice(prefix.length + 1));
}
