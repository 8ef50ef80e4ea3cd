import { readFile } from 'node:fs/promises';
import { CommandLineEnd } from '../command-line.ts';
import { parseJsonFile } from '../parse-json-file.ts';
import { unreadable } from '../system-error.ts';

/** A value of a JSON file that a user wrote, with its path in the file, so that every mistake is named. */
export class JsonValueAt {
  readonly value: unknown;
  private readonly file: string;
  private readonly path: string;

  constructor(file: string, path: string, value: unknown) {
    this.file = file;
    this.path = path;
    this.value = value;
  }

  /**
   * Reads a JSON file.
   * @param kind what the file should be
   * @throws CommandLineEnd if there is none, or it is none
   */
  static async read(file: string, kind = 'JSON'): Promise<JsonValueAt> {
    try {
      const text = await readFile(file, 'utf8');
      return new JsonValueAt(file, '', parseJsonFile(text));
    } catch (error) {
      if (error instanceof SyntaxError) throw new CommandLineEnd(`${file} is no ${kind}: ${error.message}`, 2);
      throw new CommandLineEnd(unreadable(file, error), 2);
    }
  }

  member(name: string): JsonValueAt {
    const { value, path } = this;
    const isObject = typeof value === 'object' && value !== null;
    return new JsonValueAt(
      this.file,
      path === '' ? name : `${path}.${name}`,
      isObject && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    );
  }

  items(): readonly JsonValueAt[] {
    const { value } = this;
    if (!Array.isArray(value)) throw this.wrong('must be a list');
    return value.map((item: unknown, index) => new JsonValueAt(this.file, `${this.path}[${index}]`, item));
  }

  text(): string {
    if (typeof this.value === 'string') return this.value;
    throw this.wrong('must be a text');
  }

  textOrNull(): string | null {
    return this.value === undefined || this.value === null ? null : this.text();
  }

  texts(): readonly string[] {
    return this.items().map((item) => item.text());
  }

  /** A whole number from 1 on. */
  count(): number {
    const { value } = this;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
    throw this.wrong('must be a whole number from 1 on');
  }

  instantOrNull(): Date | null {
    const text = this.textOrNull();
    if (text === null) return null;
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) throw this.wrong('must be a date such as 2027-01-31');
    return instant;
  }

  /** @param problem the end of a sentence that begins with the path */
  wrong(problem: string): CommandLineEnd {
    return new CommandLineEnd(`${this.file}: ${this.path === '' ? 'The file' : this.path} ${problem}.`, 2);
  }
}
