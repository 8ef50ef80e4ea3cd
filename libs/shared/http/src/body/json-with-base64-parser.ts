import { DomainError } from '@livery/kernel';
import { Base64Decoder } from './base64-decoder.ts';
import type { ByteSink } from './byte-sink.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { JsonBase64String } from './json-base64-string.ts';
import { JsonMemberScanner } from './json-member-scanner.ts';
import { type JsonCut, parseJson } from './parse-json.ts';

export interface JsonWithBase64Options {
  /** Name of the member of the outermost object that holds a file in base64; ASCII. */
  readonly member: string;
  /** Where the decoded file goes. */
  readonly file: ByteSink;
  /** Most bytes of all the rest of the document. */
  readonly maxRestBytes: number;
  /** Bytes of the whole document, when they are announced. */
  readonly announced?: number | undefined;
}

export interface JsonWithBase64 {
  /** Every member but the one that holds the file. */
  readonly fields: object;
  /** Whether the document has the member. */
  readonly hasFile: boolean;
}

/** Parses a JSON object that carries a file in base64. The file is decoded as it arrives; only the rest is kept as text. */
export class JsonWithBase64Parser {
  private readonly scanner: JsonMemberScanner;
  private readonly rest: GrowingBytes;
  private readonly value: JsonBase64String;
  private inValue = false;
  private hasFile = false;
  /** The value, which is not part of the rest. */
  private cut: JsonCut | undefined;

  constructor(private readonly options: JsonWithBase64Options) {
    const { member, file, maxRestBytes, announced } = options;
    const invalid = () => invalidBase64(member);
    this.scanner = new JsonMemberScanner(member);
    this.rest = new GrowingBytes({ limit: maxRestBytes, expected: announced, tooLarge: () => restTooLarge(options) });
    this.value = new JsonBase64String(new Base64Decoder(file, invalid, () => emptyFile(member)), invalid);
  }

  /** @throws DomainError `invalid_base64`, `body_too_large`, the error of the sink, or `body_invalid_json` (member twice) */
  push(chunk: Buffer): void {
    for (let index = 0; index !== -1;) {
      index = this.inValue ? this.continueValue(chunk, index) : this.continueRest(chunk, index);
    }
  }

  /** @throws DomainError `body_invalid_json` as `parseJson` does, `parameter_invalid` when the member is no string */
  finish(): JsonWithBase64 {
    const text = this.rest.bytes();
    const fields = text.length === 0 ? {} : parseJson(text, this.cut);
    const { member } = this.options;
    if (!this.hasFile) {
      if (Object.hasOwn(fields, member)) throw notText(member);
      return { fields, hasFile: false };
    }
    const others = Object.entries(fields).filter(([name]) => name !== member);
    return { fields: Object.fromEntries(others), hasFile: true };
  }

  private continueRest(chunk: Buffer, start: number): number {
    const value = this.scanner.scan(chunk, start);
    this.rest.append(chunk.subarray(start, value === -1 ? chunk.length : value));
    this.inValue = value !== -1;
    this.hasFile ||= this.inValue;
    if (this.inValue) this.cut = { at: this.rest.bytes().length, length: 0 };
    return value;
  }

  /** The rest holds the value's two quotes with nothing in between: it stays JSON, or stays none, as it was. */
  private continueValue(chunk: Buffer, start: number): number {
    const quote = this.value.push(chunk, start);
    const { at, length } = this.cut ?? { at: 0, length: 0 };
    this.cut = { at, length: length + (quote === -1 ? chunk.length : quote) - start };
    this.inValue = quote === -1;
    if (this.inValue) return -1;
    this.rest.append(chunk.subarray(quote, quote + 1));
    return quote + 1;
  }
}

function invalidBase64(member: string): DomainError {
  const message = `${member} must be base64: A-Z, a-z, 0-9, + and /, padded with =, without white space.`;
  return new DomainError('invalid', 'invalid_base64', message, { param: member });
}

function emptyFile(member: string): DomainError {
  const message = `${member} is empty. Send the bytes of the file in base64.`;
  return new DomainError('invalid', 'invalid_base64', message, { param: member });
}

function notText(member: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', `${member} must be a string.`, { param: member });
}

function restTooLarge({ member, maxRestBytes }: JsonWithBase64Options): DomainError {
  const message = `The body is larger than the ${maxRestBytes} bytes that it may have beside ${member}.`;
  return new DomainError('too_large', 'body_too_large', message);
}
