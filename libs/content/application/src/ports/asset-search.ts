import type { ApprovalStatus, AssetType, ReviewPolicy } from '@livery/content-domain';
import type { Page, Tenant, Transaction } from '@livery/kernel';
import type { IconFilter } from './icon.repository.ts';

/** What a caller looks for in the library. What is null does not limit the result. */
export interface AssetQuery {
  /** The words as they were typed. The last one may be unfinished. */
  readonly text: string | null;
  readonly type: AssetType | null;
  readonly tag: string | null;
  /** What limits the icons that are found, if only icons are wanted. */
  readonly icons?: Omit<IconFilter, 'tag'>;
  readonly folder: { readonly id: string; readonly isRecursive: boolean } | null;
  readonly approvalStatus: ApprovalStatus | null;
  /** Whether only assets that may be released are found, as for publishable keys. */
  readonly isReleasedOnly: boolean;
  readonly policy: ReviewPolicy;
  readonly now: Date;
  /** 1 to 1,000. */
  readonly limit: number;
  /** How many assets are skipped, 0 to 10,000. */
  readonly offset: number;
}

/** What can be found of an asset. */
export interface SearchableAsset {
  readonly id: string;
  readonly type: AssetType;
  readonly name: string;
  readonly filename: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly contentHash: string;
  /** Approved assets come first. A change of the policy, or the passing of time, need not be told. */
  readonly isApproved: boolean;
  readonly updated: Date;
}

/** The text that was found in a file. */
export interface ExtractedFileText {
  readonly title: string | null;
  readonly text: string;
}

/** Finds assets by words, or lists them, newest first. */
export abstract class AssetSearch {
  /**
   * Without words: newest first. With words: first assets with this name, then those whose names begin with it, if they are at most 20, then
   * those whose names and tags have all words, then the others. If few assets have the words, those with fewer of them in tags alone come
   * first. Of equal ones, approved ones come first, then the newest. Other forms of a word (`runs` and `running`) are the word. With fewer than
   * three, those whose words differ by typing errors follow. A text of spaces is like none; in a text without letters and digits, nothing is found.
   * @returns the UUIDs of a page of assets, in their order
   * @throws DomainError `parameter_invalid` for a text of more than 200 characters or 10 words; `unavailable` if the organization searches
   * too much at the same time, or the search takes too long
   */
  abstract find(tenant: Tenant, query: AssetQuery): Promise<Page<string>>;

  /** Makes the present state of assets findable. The text of their files is found if it was stored. */
  abstract index(tenant: Tenant, assets: readonly SearchableAsset[], transaction: Transaction): Promise<void>;

  /** Makes assets unfindable. */
  abstract remove(tenant: Tenant, assetIds: readonly string[], transaction: Transaction): Promise<void>;

  /** Stores the text of the file with this hash. Assets with this content must be indexed again. */
  abstract storeText(
    tenant: Tenant,
    contentHash: string,
    extracted: ExtractedFileText,
    transaction: Transaction,
  ): Promise<void>;
}
