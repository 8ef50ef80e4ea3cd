/** Names of prepared statements. All connections of a pool use the same name for the same text. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** @param prepares whether statements are prepared at all; a pooler in transaction mode does not allow it */
  constructor(private readonly prepares: boolean) {}

  /** @param text one of a limited number of texts, since names are never forgotten */
  of(text: string): string | undefined {
    if (!this.prepares) return undefined;
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const name = `livery_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
