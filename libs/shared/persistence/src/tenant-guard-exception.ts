/** Why some statements may look across tenants. Whoever owns the statements declares it and contributes it to the database. */
export interface UnscopedUse {
  /** The mark of the statements: lower-case letters and hyphens. */
  readonly reason: string;
  readonly because: string;
  /** How the statements may begin. */
  readonly verbs: readonly ('select' | 'insert' | 'update' | 'delete' | 'with')[];
  /** The tenant tables that the statements may touch, as `schema.table`. */
  readonly tables: readonly string[];
}

/** Marks a statement of an `Unscoped…` port; the mark travels to the server, where logs show it too. */
export function unscoped({ reason }: UnscopedUse, statement: string): string {
  return `/* unscoped: ${reason} */ ${statement}`;
}

/** Whether a statement carries the mark of a contributed use, begins as that use allows, and touches no other tenant tables. */
export function isUnscoped(
  uses: ReadonlyMap<string, UnscopedUse>,
  statement: string,
  verb: string,
  tables: readonly string[],
): boolean {
  const reason = /^\/\* unscoped: ([a-z-]+) \*\//.exec(statement)?.[1] ?? '';
  const use = uses.get(reason);
  if (use === undefined) return false;
  return use.verbs.some((known) => known === verb) && tables.every((table) => use.tables.includes(table));
}
