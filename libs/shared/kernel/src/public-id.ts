import { fromBase62, toBase62 } from './base62.ts';

/** Every id prefix of the API, with the record that it names. */
export type IdPrefix =
  | 'org'
  | 'user'
  | 'mem'
  | 'key'
  | 'oa_app'
  | 'oa_client'
  | 'evt'
  | 'whk'
  | 'whd'
  | 'wha'
  | 'brand_check'
  | 'brand_rule'
  | 'palette'
  | 'col'
  | 'pal_state'
  | 'font'
  | 'audit'
  | 'req'
  | 'ping';

/** `brand_check_01jd…`: prefix, underscore, and the UUID in 22 characters of base62, which sort as the UUID does. */
export function publicId(prefix: IdPrefix, uuid: string): string {
  return `${prefix}_${toBase62(uuid)}`;
}

/** The UUID behind a public id; undefined when it is not a well-formed id with this prefix. */
export function parsePublicId(prefix: IdPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`)) return undefined;
  return fromBase62(id.slice(prefix.length + 1));
}
