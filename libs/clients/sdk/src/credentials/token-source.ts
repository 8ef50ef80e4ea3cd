/** Where the text of the header `Authorization` comes from. Secrets are in private fields, which logs and JSON of a client do not show. */
export interface TokenSource {
  token(): Promise<string>;
  /** Another token after one was refused; undefined if there is none. */
  tokenAfter(refused: string): Promise<string | undefined>;
}

/** A key that is always the same. */
export class FixedToken implements TokenSource {
  readonly #text: string;

  constructor(token: string) {
    this.#text = checkedToken(token);
  }

  async token(): Promise<string> {
    return this.#text;
  }

  async tokenAfter(): Promise<undefined> {
    return undefined;
  }
}

/** A function that knows the current token. It is asked for each request, and once more after a refusal. */
export class TokenFunction implements TokenSource {
  readonly #ask: () => string | Promise<string>;

  constructor(ask: () => string | Promise<string>) {
    this.#ask = ask;
  }

  async token(): Promise<string> {
    return checkedToken(await this.#ask());
  }

  async tokenAfter(refused: string): Promise<string | undefined> {
    const token = await this.token();
    return token === refused ? undefined : token;
  }
}

/** @throws TypeError if the text cannot stand in a header. The message does not contain it, since it is a secret */
function checkedToken(token: string): string {
  const trimmed = token.trim();
  if (!/^[!-~]+$/.test(trimmed))
    throw new TypeError('The credential is empty or has characters that no credential has.');
  return trimmed;
}
