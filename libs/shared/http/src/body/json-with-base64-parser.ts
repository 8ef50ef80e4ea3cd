import { DomainError } from '@livery/kernel';
import { Base64Decoder } from './base64-decoder.ts';
import type { ByteSink } from './byte-sink.ts';
import { GrowableBuffer } from './growable-buffer.ts';
import { JsonBase64String } from './json-base64-string.ts';
import { JsonMemberScanner } from './json-member-scanner.ts';
import { type JsonCut, parseJson } from './parse-json.ts';

export interface JsonWithBase64Options {
  /** The name of the member of the outermost object that contains a file in base64, in ASCII. */
  readonly member: string;
  /** Receives the decoded file. */
  readonly file: ByteSink;
  /** Most bytes of the body without the file. */
  readonly maxRestBytes: number;
  /** The announced bytes of the whole body, if known. */
  readonly announced?: number | undefined;
}

export interface JsonWithBase64 {
  /** All members except the one with the file. */
  readonly fields: object;
  /** Whether the body has a file. */
  readonly hasFile: boolean;
}

/** Parses a JSON object that contains a file in base64. The file is decoded while it arrives; only the other text is stored. */
export class JsonWithBase64Parser {
  private readonly scanner: JsonMemberScanner;
  private readonly rest: GrowableBuffer;
  private readonly value: JsonBase64String;
  private inValue = false;
  private hasFile = false;
  /** The position and length of the file's value, which is not part of the stored text. */
  private cut: JsonCut | undefined;

  constructor(private readonly options: JsonWithBase64Options) {
    const { member, file, maxRestBytes, announced } = options;
    const invalid = () => invalidBase64(member);
    this.scanner = new JsonMemberScanner(member);
    this.rest = new GrowableBuffer({ limit: maxRestBytes, expected: announced, tooLarge: () => restTooLarge(options) });
    this.value = new JsonBase64String(new Base64Decoder(file, invalid, () => emptyFile(member)), invalid);
  }

  /** @throws DomainError `invalid_base64`, `body_too_large`, the error of the sink, or `body_invalid_json` (repeated member) */
  push(chunk: Buffer): void {
    for (let index = 0; index !== -1;) {
      index = this.inValue ? this.continueValue(chunk, index) : this.continueRest(chunk, index);
    }
  }

  /** @throws DomainError `body_invalid_json` like `parseJson`, `parameter_invalid` if the member is not a string */
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

  /** The stored text contains the two quotes of the value with nothing between them, so it is valid JSON if the body is. */
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
