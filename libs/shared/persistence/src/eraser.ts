import type { Transaction } from '@livery/kernel';

/** A person to be erased from one organization. */
export interface ErasedPerson {
  readonly organizationId: string;
  /** UUID of the user. */
  readonly userId: string;
}

/** How many rows were deleted or blanked, by the name of the table or by a short description. */
export type ErasedRows = ReadonlyMap<string, number>;

/**
 * Erases the data of one context. All contexts erase in one transaction. Data outside the database (a file, for example) is
 * therefore only marked here, and deleted after the commit.
 */
export interface Eraser {
  /** Deletes all data of an organization, in both modes. */
  eraseOrganization(organizationId: string, transaction: Transaction): Promise<ErasedRows>;
  /** Deletes or blanks all personal data of a person. Ids may remain. */
  erasePerson(person: ErasedPerson, transaction: Transaction): Promise<ErasedRows>;
}
