import type { DocumentEdit, EditOutcome, Presentation } from '@livery/office-model';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation } from '@livery/office-reading';
import { OfficeFile, type SamplePresentation, samplePresentation } from '@livery/office-testing';
import { editDocument } from '../edit-document.ts';

/** A presentation before and after edits. */
export interface EditedSample {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly outcomes: readonly EditOutcome[];
  readonly model: Presentation;
  /** What the model says otherwise than before, as paths: `slides/0/shapes/0/fill/color/rgb`. */
  readonly differences: readonly string[];
  /** The text of a part after the edits. */
  readonly text: (part: string) => string;
  readonly textBefore: (part: string) => string;
}

export function editSample(sample: SamplePresentation | Uint8Array, ...edits: readonly DocumentEdit[]): EditedSample {
  const before = sample instanceof Uint8Array ? sample : samplePresentation(sample);
  const { bytes: after, outcomes } = editDocument(before, edits);
  const model = modelOf(after);
  const textOf = (bytes: Uint8Array) => (part: string) => OfficeFile.open(bytes).text(part.slice(1));
  return {
    before,
    after,
    outcomes,
    model,
    differences: differences(modelOf(before), model),
    text: textOf(after),
    textBefore: textOf(before),
  };
}

export function modelOf(bytes: Uint8Array): Presentation {
  return readPresentation(OoxmlPackage.open(bytes));
}

/** The paths of all values that differ between two models. */
export function differences(one: unknown, other: unknown): readonly string[] {
  const [before, after] = [leaves(one), leaves(other)];
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

function leaves(value: unknown): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  collect(value, '', found);
  return found;
}

function collect(value: unknown, path: string, found: Map<string, unknown>): void {
  const below = (key: string): string => (path === '' ? key : `${path}/${key}`);
  if (typeof value !== 'object' || value === null) {
    found.set(path, value);
  } else if (isIterable(value)) {
    [...value].forEach((item, index) => collect(item, below(`${index}`), found));
  } else {
    for (const [key, item] of Object.entries(value)) collect(item, below(key), found);
  }
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** What an archive holds besides the data of some parts: names in their order, local headers, and packed data. */
export function entriesWithout(bytes: Uint8Array, parts: readonly string[]): readonly string[] {
  const file = OoxmlPackage.open(bytes);
  return file.parts().map((part) => {
    const packed = file.packed(part);
    const data = packed === undefined || parts.includes(part) ? '' : Buffer.from(packed.data).toString('base64');
    return `${part} ${data}`;
  });
}
