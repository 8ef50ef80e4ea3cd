import type { Transaction } from '@livery/kernel';

/** A person of one organization, who is to be erased. */
export interface ErasedPerson {
  readonly organizationId: string;
  /** UUID of the user. */
  readonly userId: string;
}

/** How many rows were deleted or blanked, by table, or by a few words where a table alone would not say it. */
export type ErasedRows = ReadonlyMap<string, number>;

/**
 * How one context erases what it keeps. All contexts erase in one transaction, so what is not in the database (a file, for
 * example) is only marked here, and deleted after the commit.
 */
export interface Eraser {
  /** Deletes everything of an organization, in both modes. */
  eraseOrganization(organizationId: string, transaction: Transaction): Promise<ErasedRows>;
  /** Deletes or blanks everything that says who a person is. Ids may stay. */
  erasePerson(person: ErasedPerson, transaction: Transaction): Promise<ErasedRows>;
}
