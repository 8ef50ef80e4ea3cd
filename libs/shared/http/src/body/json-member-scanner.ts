import { DomainError } from '@livery/kernel';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The bytes of `\u0041`, the longest form of a character. */
const LONGEST_ESCAPE = 6;

/**
 * Finds the string value of one member of the outermost object, in JSON text that arrives in chunks. It does not check the syntax;
 * the parser of the remaining text does that.
 */
export class JsonMemberScanner {
  private depth = 0;
  private inString = false;
  private escaped = false;
  private inName = false;
  private name = '';
  private afterColon = false;
  private isMember = false;
  private seen = false;

  /** @param member the name of the member, in ASCII */
  constructor(private readonly member: string) {}

  /**
   * @returns the index after the opening quote of the value, or -1 if the chunk has no such quote. The caller continues after the
   * closing quote
   * @throws DomainError `body_invalid_json` if the member occurs twice
   */
  scan(chunk: Buffer, start: number): number {
    for (let index = start; index < chunk.length; index++) {
      const byte = chunk[index] ?? 0;
      if (this.inString) this.insideString(byte);
      else if (byte !== QUOTE) this.betweenStrings(byte);
      else if (this.opensValue()) return index + 1;
    }
    return -1;
  }

  private insideString(byte: number): void {
    if (!this.escaped && byte === QUOTE) {
      this.inString = false;
      if (this.inName) this.endName();
      return;
    }
    this.escaped = !this.escaped && byte === BACKSLASH;
    if (this.inName && this.name.length <= LONGEST_ESCAPE * this.member.length) this.name += String.fromCharCode(byte);
  }

  private betweenStrings(byte: number): void {
    const character = String.fromCharCode(byte);
    if (character === '{' || character === '[') this.depth++;
    else if (character === '}' || character === ']') this.depth--;
    else if (this.depth === 1 && character === ':') this.afterColon = true;
    else if (this.depth === 1 && character === ',') this.afterColon = this.isMember = false;
  }

  private opensValue(): boolean {
    if (this.depth === 1 && this.afterColon && this.isMember) {
      this.isMember = false;
      return true;
    }
    this.inString = true;
    this.inName = this.depth === 1 && !this.afterColon;
    this.name = '';
    return false;
  }

  private endName(): void {
    this.isMember = unescaped(this.name) === this.member;
    if (this.isMember && this.seen) {
      const message = `The body contains ${this.member} twice. Send it once.`;
      throw new DomainError('invalid', 'body_invalid_json', message, { param: this.member });
    }
    this.seen ||= this.isMember;
  }
}

function unescaped(name: string): unknown {
  if (!name.includes('\\')) return name;
  try {
    return JSON.parse(`"${name}"`);
  } catch {
    return undefined;
  }
}
