/** Every statement that may look across tenants, and why. Nothing else passes the tenant guard. */
export const UNSCOPED_REASONS = {
  'credential-lookup': 'a credential names its tenant only once it has been found',
  'client-lookup': 'an OAuth client names its tenant only once it has been found',
  relay: 'one relay gives positions to the events of all tenants, and makes the deliveries that they lead to',
  delivery: 'one dispatcher claims and settles the deliveries of all tenants',
  'answer-retention': 'stored answers expire by their age, whoever they were given to',
} as const;

export type UnscopedReason = keyof typeof UNSCOPED_REASONS;

/** Marks a statement of an `Unscoped…` port; the mark travels to the server, where logs show it too. */
export function unscoped(reason: UnscopedReason, statement: string): string {
  return `/* unscoped: ${reason} */ ${statement}`;
}

/** Whether a statement carries the mark of a listed reason. */
export function isUnscoped(statement: string): boolean {
  const reason = /^\/\* unscoped: ([a-z-]+) \*\//.exec(statement)?.[1];
  return reason !== undefined && Object.hasOwn(UNSCOPED_REASONS, reason);
}
