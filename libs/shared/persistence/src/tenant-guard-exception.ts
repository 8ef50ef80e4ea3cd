/**
 * Permits some statements to read or write the rows of several tenants. The owner of the statements declares the exception in
 * its `tenant-guard-exceptions.ts`, and contributes it to the database.
 */
export interface TenantGuardException {
  /** Marks the statements. Lower-case letters and hyphens. */
  readonly reason: string;
  /** Why the statements must not be limited to one tenant. */
  readonly because: string;
  /** The first words that the statements may have. */
  readonly verbs: readonly ('select' | 'insert' | 'update' | 'delete' | 'with')[];
  /** The tenant tables that the statements may mention, as `schema.table`. */
  readonly tables: readonly string[];
}

/** Adds the mark of an exception to a statement. The mark is sent to the server, so that its logs show it, too. */
export function unscoped({ reason }: TenantGuardException, statement: string): string {
  return `/* unscoped: ${reason} */ ${statement}`;
}

/** Whether a statement has the mark of a contributed exception, and only verbs and tenant tables that the exception permits. */
export function isPermittedException(
  exceptions: ReadonlyMap<string, TenantGuardException>,
  statement: string,
  verb: string,
  tables: readonly string[],
): boolean {
  const reason = /^\/\* unscoped: ([a-z-]+) \*\//.exec(statement)?.[1] ?? '';
  const exception = exceptions.get(reason);
  if (exception === undefined) return false;
  return exception.verbs.some((known) => known === verb) && tables.every((table) => exception.tables.includes(table));
}
