import { DomainError } from '@livery/kernel';

/** Refuses to use the findings of a check that has none, because it failed or has not ended yet. */
export class BrandCheckNotCompleted extends DomainError {
  constructor(status: string) {
    super(
      'conflict',
      'resource_conflict',
      `The check is ${status}. Only completed checks have findings. Use one whose status is completed.`,
    );
  }
}
