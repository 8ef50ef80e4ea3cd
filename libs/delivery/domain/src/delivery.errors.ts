import { DomainError } from '@livery/kernel';

export const eventMissing = (): DomainError =>
  new DomainError('missing', 'resource_missing', 'There is no such event for this organization in this mode.');
