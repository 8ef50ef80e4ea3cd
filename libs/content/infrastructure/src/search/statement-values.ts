import type { Tenant } from '@livery/kernel';

/** The parameters of a statement. The first two are the organization and the mode. */
export class StatementValues {
  readonly all: unknown[];

  constructor({ organizationId, livemode }: Tenant) {
    this.all = [organizationId, livemode];
  }

  /** Adds a value. @returns its placeholder */
  bind(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}
