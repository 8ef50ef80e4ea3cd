import { MalformedXml, type OoxmlPackage, type Relationship } from '@livery/office-package';
import { elementHandler, type ElementReader } from './element-reader.ts';

/** Reads parts of a package. A part that is not well-formed is noted, and counts as a part without content. */
export class PartReader {
  private readonly malformed = new Set<string>();
  private readonly asked = new Set<string>();

  constructor(private readonly file: OoxmlPackage) {}

  get mainPart(): string {
    return this.file.mainPart;
  }

  /** The parts that are not well-formed, in the order in which they were met. */
  get unreadableParts(): readonly string[] {
    return [...this.malformed];
  }

  /** The parts whose relationships were asked for, in that order. */
  get relationshipSources(): readonly string[] {
    return [...this.asked];
  }

  has(part: string): boolean {
    return this.file.has(part);
  }

  /** Whether the part is there and was well-formed when it was read. */
  isReadable(part: string): boolean {
    return this.has(part) && !this.malformed.has(part);
  }

  /** The value that the reader sets; `otherwise` when the part is absent or not well-formed. */
  read<Value>(
    part: string | undefined,
    otherwise: Value,
    reader: (set: (value: Value) => void) => ElementReader,
  ): Value {
    if (part === undefined) return otherwise;
    let read = otherwise;
    const isWellFormed = this.tolerant(part, false, () => {
      this.file.scan(part, elementHandler(reader((value) => (read = value))));
      return true;
    });
    return isWellFormed ? read : otherwise;
  }

  /** The first part with a relationship of this kind. */
  related(part: string, kind: string): string | undefined {
    this.asked.add(part);
    return this.tolerant(part, undefined, () => this.file.related(part, kind));
  }

  /** The relationships of a part, `/` for those of the package. */
  relationships(part: string): readonly Relationship[] {
    this.asked.add(part);
    return this.tolerant(part, [], () => this.file.relationships(part));
  }

  private tolerant<Value>(part: string, otherwise: Value, read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof MalformedXml)) throw error;
      this.malformed.add(error.part === '' ? part : error.part);
      return otherwise;
    }
  }
}
