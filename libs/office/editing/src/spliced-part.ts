import { type ByteEdit, type OoxmlPackage, spliceBytes, XmlPart } from '@livery/office-package';

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The bytes that change, by the parts that hold them. The offsets are those of an `XmlPart`. */
export type PartByteEdits = ReadonlyMap<string, readonly ByteEdit[]>;

/** The bytes of a part after its edits. The byte order mark of UTF-8 stays. */
export function splicedPart(file: OoxmlPackage, part: string, edits: readonly ByteEdit[]): Uint8Array {
  const spliced = spliceBytes(XmlPart.of(file, part).bytes, edits);
  const head = file.head(part, HEAD_BYTES) ?? NOTHING;
  return MARK.equals(head.subarray(0, MARK.length)) ? Buffer.concat([MARK, spliced]) : spliced;
}

const NOTHING = new Uint8Array();
/** Fewer bytes may inflate to nothing. */
const HEAD_BYTES = 256;

/** The edits of all these parts in the order of their offsets. What lies within another edit is left out, such as edits in what is removed. */
export function joinedEdits(all: readonly PartByteEdits[]): PartByteEdits {
  const edits = new Map<string, ByteEdit[]>();
  for (const [part, made] of all.flatMap((one) => [...one]))
    if (made.length > 0) edits.set(part, [...(edits.get(part) ?? []), ...made]);
  return new Map(Array.from(edits, ([part, made]) => [part, outermost(made)]));
}

function outermost(edits: readonly ByteEdit[]): readonly ByteEdit[] {
  const kept: ByteEdit[] = [];
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    while (isWithin(kept.at(-1), edit)) kept.pop();
    if (!isWithin(edit, kept.at(-1))) kept.push(edit);
  }
  return kept;
}

/** Whether the range of an edit lies within that of another, which takes something away. Insertions at its ends do not. */
function isWithin(inner: ByteEdit | undefined, outer: ByteEdit | undefined): boolean {
  if (inner === undefined || outer === undefined || outer.start === outer.end) return false;
  const isInsertion = inner.start === inner.end;
  return isInsertion
    ? inner.start > outer.start && inner.end < outer.end
    : inner.start >= outer.start && inner.end <= outer.end;
}
