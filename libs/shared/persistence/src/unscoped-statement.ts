interface UnscopedUse {
  readonly because: string;
  readonly verb: 'select' | 'update' | 'delete';
  /** Tenant tables that it may touch. */
  readonly tables: readonly string[];
}

/** Every statement that may look across tenants: why, what it does, and to which tables. Nothing else passes the guard. */
const UNSCOPED_USES = {
  'credential-lookup': {
    because: 'a credential names its tenant only once it has been found',
    verb: 'select',
    tables: ['platform.api_key'],
  },
} as const satisfies Readonly<Record<string, UnscopedUse>>;

export type UnscopedReason = keyof typeof UNSCOPED_USES;

const USES: ReadonlyMap<string, UnscopedUse> = new Map(Object.entries(UNSCOPED_USES));

/** Marks a statement of an `Unscoped…` port; the mark travels to the server, where logs show it too. */
export function unscoped(reason: UnscopedReason, statement: string): string {
  return `/* unscoped: ${reason} */ ${statement}`;
}

/** Whether a statement carries the mark of a listed reason, and does what that reason is for to no other tenant tables. */
export function isUnscoped(statement: string, verb: string, tables: readonly string[]): boolean {
  const reason = /^\/\* unscoped: ([a-z-]+) \*\//.exec(statement)?.[1] ?? '';
  const use = USES.get(reason);
  return use !== undefined && use.verb === verb && tables.every((table) => use.tables.includes(table));
}
