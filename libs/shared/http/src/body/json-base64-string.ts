import type { DomainError } from '@livery/kernel';
import type { Base64Decoder } from './base64-decoder.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SLASH = 0x2f;
/** `\u002F` */
const ESCAPE_LENGTH = 6;

/** Decodes one JSON string that contains base64, in pieces. It resolves the escapes that JSON writers use. */
export class JsonBase64String {
  /** The beginning of an escape that continues in the next chunk. */
  private escape = '';

  constructor(
    private readonly decoder: Base64Decoder,
    private readonly invalid: () => DomainError,
  ) {}

  /** Decodes from `start` on. @returns the index of the closing quote, or -1 if the string continues in the next chunk */
  push(chunk: Buffer, start: number): number {
    const quote = chunk.indexOf(QUOTE, start);
    const piece = chunk.subarray(start, quote === -1 ? chunk.length : quote);
    this.decoder.push(this.escape === '' && !piece.includes(BACKSLASH) ? piece : this.withoutEscapes(piece));
    if (quote !== -1) this.finish();
    return quote;
  }

  private finish(): void {
    if (this.escape !== '') throw this.invalid();
    this.decoder.finish();
  }

  private withoutEscapes(piece: Buffer): Buffer {
    const plain = Buffer.allocUnsafe(piece.length);
    let length = 0;
    for (let index = 0; index < piece.length; index++) {
      const byte = piece[index] ?? 0;
      if (this.escape === '' && byte !== BACKSLASH) plain[length++] = byte;
      // PHP escapes every slash, which is one character in 64. Without this case such a string would take twice as long.
      else if (this.escape === '' && piece[index + 1] === SLASH) plain[length++] = piece[++index] ?? 0;
      else length = this.continueEscape(byte, plain, length);
    }
    return plain.subarray(0, length);
  }

  /**
   * Adds a byte to the current escape: `\u002B` of .NET, `\u003d` of Gson, or `\/` that is split between chunks.
   * @returns the length of `plain` after the escape, if it is complete
   */
  private continueEscape(byte: number, plain: Buffer, length: number): number {
    this.escape += String.fromCharCode(byte);
    const { escape } = this;
    if (escape === '\\' || (escape.startsWith('\\u') && escape.length < ESCAPE_LENGTH)) return length;
    const character = escape === '\\/' ? SLASH : asciiOf(escape);
    if (character === undefined) throw this.invalid();
    this.escape = '';
    plain[length] = character;
    return length + 1;
  }
}

function asciiOf(escape: string): number | undefined {
  const digits = /^\\u00([0-7][0-9a-f])$/i.exec(escape)?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}
