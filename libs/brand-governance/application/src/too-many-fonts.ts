import { DomainError } from '@livery/kernel';

/** Refuses a font since the organization has as many as it may have. */
export class TooManyFonts extends DomainError {
  constructor(most: number) {
    super('conflict', 'resource_conflict', `An organization has at most ${most} fonts in each mode.`);
  }
}
