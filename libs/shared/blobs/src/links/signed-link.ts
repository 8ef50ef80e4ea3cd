import type { Tenant } from '@livery/kernel';

/** Who may open a link: `released` only while the record is released, `any` also before and afterwards. */
export type LinkAudience = 'released' | 'any';

/** What a signed link gives access to. */
export interface SignedLink {
  readonly tenant: Tenant;
  /** The use, which decides who resolves the link, such as `library_asset`. 1 to 32 characters of ASCII. */
  readonly use: string;
  /** The UUID of the record. */
  readonly record: string;
  /** The SHA-256 of the content at the time of signing, in lower-case hexadecimal digits. */
  readonly contentHash: string;
  readonly audience: LinkAudience;
}
