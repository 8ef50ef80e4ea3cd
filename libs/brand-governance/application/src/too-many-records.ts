import { DomainError } from '@livery/kernel';

/** Refuses a record since the organization has as many as it may have. */
export class TooManyRecords extends DomainError {
  /** @param records in the plural, such as `fonts` */
  constructor(most: number, records: string) {
    super('conflict', 'resource_conflict', `An organization has at most ${most} ${records} in each mode.`);
  }
}
