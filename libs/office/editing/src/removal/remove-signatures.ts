import { type ByteEdit, type OoxmlPackage, XmlPart } from '@livery/office-package';
import { elementRanges } from './element-ranges.ts';
import { NOTHING, type PlanRemoval } from './removal.ts';

const SIGNATURES: ReadonlySet<string> = new Set(['origin']);
const CONTENT_TYPES = '/[Content_Types].xml';
const SIGNATURE_TYPE = /^application\/vnd\.openxmlformats-package\.digital-signature-/i;

/** Removes the digital signatures of a file (ECMA-376 part 2, 13), with the content types of their extensions. */
export const removeSignatures: PlanRemoval = ({ file, graph }) => {
  const parts = graph.targets('/', SIGNATURES);
  if (parts.length === 0) return 'value_differs';
  const edits = new Map([[CONTENT_TYPES, typeEdits(file, graph.closure(new Set(parts)))]]);
  return { parts, edits, before: 'Digital signatures' };
};

/** Removes what says that files of an extension are signatures, unless a file stays that has this extension. */
function typeEdits(file: OoxmlPackage, gone: ReadonlySet<string>): readonly ByteEdit[] {
  const kept = new Set(file.parts().flatMap((part) => (gone.has(part) ? [] : extensionOf(part))));
  const ranges = elementRanges(
    XmlPart.of(file, CONTENT_TYPES),
    (name, attributes) =>
      name === 'ct:Default' &&
      SIGNATURE_TYPE.test(attributes.get('ContentType') ?? '') &&
      !kept.has((attributes.get('Extension') ?? '').toLowerCase()),
  );
  return ranges.map((range) => ({ ...range, bytes: NOTHING }));
}

function extensionOf(part: string): string {
  return part.slice(Math.max(part.lastIndexOf('.'), part.lastIndexOf('/')) + 1).toLowerCase();
}
