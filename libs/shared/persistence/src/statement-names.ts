import { hash } from 'node:crypto';

/** invalid_sql_statement_name, duplicate_prepared_statement (PostgreSQL, appendix A). */
export const REFUSED_NAMES = ['26000', '42P05'] as const;

/**
 * Names of prepared statements. A name is derived from its text, so it never stands for another text, not even on a connection of the
 * server that a pooler lends to one process after another.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /**
   * @param prepares whether statements are prepared at all; a pooler in transaction mode does not allow it
   * @param onPoolerFound is called once, when names turn out not to last from one transaction to the next
   */
  constructor(
    private prepares: boolean,
    private readonly onPoolerFound: () => void = () => undefined,
  ) {}

  get areUsed(): boolean {
    return this.prepares;
  }

  /** @param text one of a limited number of texts, since names are never forgotten */
  of(text: string): string | undefined {
    if (!this.prepares) return undefined;
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const name = `livery_${hash('sha256', text).slice(0, 32)}`;
    this.names.set(text, name);
    return name;
  }

  /**
   * Gives names up for good if a statement was not executed because its name is unknown to the connection, or taken. Only a pooler in
   * transaction mode causes this.
   * @returns whether the error was of this kind
   */
  giveUpAfter(error: unknown): boolean {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!REFUSED_NAMES.some((refused) => refused === code)) return false;
    if (this.prepares) this.onPoolerFound();
    this.prepares = false;
    return true;
  }
}
