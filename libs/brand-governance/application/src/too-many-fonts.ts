import { DomainError } from '@livery/kernel';

/** The organization has as many fonts as it may have. */
export class TooManyFonts extends DomainError {
  constructor(most: number) {
    super('conflict', 'resource_conflict', `An organization has at most ${most} fonts in each mode.`);
  }
}
