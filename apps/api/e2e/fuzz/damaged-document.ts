import { OfficeFile } from '@livery/office-testing';
import fc, { type Arbitrary } from 'fast-check';

const TAG = /<[^<>!?]+>/g;

/** A wrong value for an attribute. */
const wrong = fc.constantFrom(
  '',
  '-1',
  'NaN',
  '1e308',
  '9'.repeat(20),
  '__proto__',
  '../..',
  '\u{1f600}\u200b',
  'rId0',
);

/** Ways to change one element of a part. What they make is often still read. */
const ways = fc.constantFrom<((tag: string, value: string) => string)[]>(
  () => '',
  (tag) => tag + tag,
  (tag, value) => tag.replaceAll(/="[^"]*"/g, `="${value}"`),
  (tag, value) => tag.replace(/="[^"]*"/, `="${value}"`),
  (tag) => tag.toUpperCase(),
);

/** Damages the bytes of documents, or one element in a part of their archives. */
export function damaged(documents: Arbitrary<Buffer>): Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(documents, fc.nat(), fc.nat(), ways, wrong).map(withElement) },
    fc.tuple(documents, fc.nat(), fc.nat(255)).map(([bytes, at, value]) => withByte(bytes, at, value)),
    fc.tuple(documents, fc.nat()).map(([bytes, end]) => bytes.subarray(0, end % (bytes.length + 1))),
  );
}

type Element = [
  bytes: Buffer,
  part: number,
  element: number,
  way: (tag: string, value: string) => string,
  value: string,
];

function withElement([bytes, part, element, way, value]: Element): Buffer {
  if (bytes.length < 100) return bytes;
  const file = OfficeFile.open(bytes);
  const names = file.parts().map(({ name }) => name);
  const xml = names.filter((name) => /\.(?:xml|rels)$/.test(name));
  const name = xml[part % xml.length] ?? '';
  const text = file.text(name);
  const tags = [...text.matchAll(TAG)];
  const tag = tags[element % tags.length];
  if (tag === undefined) return bytes;
  file.write(name, text.slice(0, tag.index) + way(tag[0], value) + text.slice(tag.index + tag[0].length));
  return file.bytes();
}

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at % copy.length] = value;
  return copy;
}
