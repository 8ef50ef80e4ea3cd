import { hash } from 'node:crypto';
import {
  defaultContentType,
  MalformedXml,
  OoxmlPackage,
  PackageRefused,
  type Relationship,
  type XmlHandler,
} from '@livery/office-package';
import { type Edition, STRICT, TRANSITIONAL } from './edition.ts';
import type { HashedData } from './hashed-data.ts';
import { KnownData } from './known-data.ts';

/** The largest part that is kept inflated: some merges open a hundred decks at once. */
const MAX_KEPT = 262_144;

/** Longer than any start tag of a root that programs write. */
const START_BYTES = 8_192;

/** A presentation from which parts are taken. Each part is inflated and hashed once, however many decks take it. */
export class SourceDeck {
  readonly edition: Edition;
  private readonly hashed = new Map<string, HashedData>();
  private readonly types = new Map<string, string>();
  private last: { readonly part: string; readonly bytes: Buffer } | undefined;
  private readonly sorted = new Map<string, readonly Relationship[]>();

  /** @param known what was read of other decks, which need not be read again */
  constructor(
    readonly file: OoxmlPackage,
    private readonly known = new KnownData(),
  ) {
    const isStrict = file.relationships('/').some(({ kind, type }) => {
      return kind === 'officeDocument' && type.startsWith(STRICT.relationships);
    });
    this.edition = isStrict ? STRICT : TRANSITIONAL;
  }

  /** @throws PackageRefused when the file cannot be read or is no presentation */
  static open(bytes: Uint8Array, known?: KnownData): SourceDeck {
    const file = OoxmlPackage.open(bytes);
    if (file.family === 'presentation') return new SourceDeck(file, known);
    throw new PackageRefused('unsupported_format', 'The document is no presentation.');
  }

  /** The data of a part as it is packed in the file. @throws PackageRefused when the part is damaged, RangeError when there is none */
  data(part: string): HashedData {
    const known = this.hashed.get(part) ?? this.read(part);
    this.hashed.set(part, known);
    return known;
  }

  /** Whether the data of a part was inflated and checked, be it as a part of another deck. */
  isKnown(part: string): boolean {
    const packed = this.hashed.has(part) ? undefined : this.file.packed(part);
    return packed === undefined || this.known.find(packed) !== undefined;
  }

  /** Hands the XML of a part to the handler; the part is inflated once for this and for its hash. @throws PackageRefused */
  scan(part: string, handler: XmlHandler): void {
    if (!this.file.has(part)) return;
    this.data(part);
    refusingMalformed(() => {
      this.file.scan(part, handler, this.inflated(part));
    });
  }

  /**
   * Hands the first tags of an XML part to a handler that ends the scan by an error of its own.
   * @throws PackageRefused, and the error of the handler
   */
  scanStart(part: string, handler: XmlHandler): void {
    const bytes = this.inflated(part);
    const start = bytes.subarray(0, bytes.lastIndexOf('>', START_BYTES) + 1);
    try {
      this.file.scan(part, handler, start);
    } catch (error) {
      if (!(error instanceof MalformedXml)) throw error;
      this.scan(part, handler);
    }
  }

  /** The bytes of an XML part as UTF-8. @throws PackageRefused; RangeError when there is no such part */
  xml(part: string): Buffer {
    const inflated = this.inflated(part);
    return refusingMalformed(() => this.file.decoded(part, inflated)) ?? inflated;
  }

  contentType(part: string): string {
    const known =
      this.types.get(part) ?? this.file.contentType(part) ?? defaultContentType(part) ?? 'application/octet-stream';
    this.types.set(part, known);
    return known;
  }

  /**
   * The relationships of a part in the order of the numbers in their ids, since programs write them in any order.
   * @throws PackageRefused `file_corrupt` when they are not well-formed
   */
  relationships(part: string): readonly Relationship[] {
    const known = this.sorted.get(part) ?? this.sort(part);
    this.sorted.set(part, known);
    return known;
  }

  /** The first part with a relationship of this kind. @throws as `relationships` does */
  related(part: string, kind: string): string | undefined {
    return this.relationships(part).find((one) => one.kind === kind && this.leadsToPart(one))?.target;
  }

  /** Whether the relationship leads to a part that is in the file. */
  leadsToPart({ external, target }: Relationship): boolean {
    return !external && this.file.has(target);
  }

  private read(part: string): HashedData {
    const packed = this.file.packed(part);
    if (packed === undefined) throw noPart(part);
    const same = this.known.find(packed);
    if (same !== undefined) return same;
    const hashed = { ...packed, sha256: hash('sha256', this.inflated(part)) };
    this.known.add(hashed);
    return hashed;
  }

  /** Who asks for a part asks for it again at once, if at all: the last one is kept, unless it is large. */
  private inflated(part: string): Buffer {
    if (this.last?.part === part) return this.last.bytes;
    const bytes = this.file.bytes(part);
    if (bytes === undefined) throw noPart(part);
    if (bytes.length <= MAX_KEPT) this.last = { part, bytes };
    return bytes;
  }

  private sort(part: string): readonly Relationship[] {
    return refusingMalformed(() => this.file.relationships(part).toSorted(byId));
  }
}

/** Reads what nothing can be composed without. @throws PackageRefused `file_corrupt` instead of MalformedXml */
export function refusingMalformed<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    throw new PackageRefused('file_corrupt', error.message, error.part);
  }
}

function noPart(part: string): RangeError {
  return new RangeError(`There is no part ${part}.`);
}

function byId(one: Relationship, other: Relationship): number {
  const difference = numberIn(one.id) - numberIn(other.id);
  if (difference !== 0) return difference;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

function numberIn(id: string): number {
  return Number(/\d{1,9}/.exec(id)?.[0] ?? 0);
}
