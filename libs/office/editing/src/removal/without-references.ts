import { type ByteEdit, spliceBytes, type XmlAttributes, type XmlHandler, type XmlPart } from '@livery/office-package';

/** Elements that cannot do without their relationship, and the elements around them that cannot do without them. */
const REMOVED_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ['c:chart', ['p:graphicFrame']],
  ['cx:chart', ['p:graphicFrame']],
  ['dgm:relIds', ['p:graphicFrame']],
  ['p:oleObj', ['p:graphicFrame']],
  ['p:snd', ['p:stSnd', 'p:sndTgt']],
]);
/** Elements that stay without their relationship: a picture stays in its place, without its content. */
const KEPT: ReadonlySet<string> = new Set(['a:blip']);

interface OpenElement {
  readonly name: string;
  readonly start: number;
  isRemoved: boolean;
}

/** Finds the references to relationships that are left out, in all branches of markup compatibility. */
class ReferenceFinder implements XmlHandler {
  readonly takesAlternatives = true;
  readonly edits: ByteEdit[] = [];
  private readonly elements: OpenElement[] = [];

  constructor(private readonly ids: ReadonlySet<string>) {}

  open(name: string, attributes: XmlAttributes): void {
    const element = { name, start: attributes.start, isRemoved: false };
    this.elements.push(element);
    for (const [attribute, value] of attributes) {
      if (!attribute.startsWith('r:') || !this.ids.has(value)) continue;
      if (KEPT.has(name) || this.elements.length === 1) this.removeAttribute(attributes, attribute);
      else this.removedWith(element).isRemoved = true;
    }
  }

  close(_name: string, end: number): void {
    const element = this.elements.pop();
    if (element?.isRemoved !== true) return;
    while ((this.edits.at(-1)?.start ?? -1) >= element.start) this.edits.pop();
    this.edits.push({ start: element.start, end, bytes: NOTHING });
  }

  private removeAttribute(attributes: XmlAttributes, name: string): void {
    const range = attributes.range(name);
    if (range !== undefined) this.edits.push({ ...range, bytes: NOTHING });
  }

  /** The element to remove: an extension as a whole, or else what the element belongs to, or else the element. */
  private removedWith(element: OpenElement): OpenElement {
    const around = this.elements.slice(1, -1);
    const owners = REMOVED_WITH.get(element.name) ?? [];
    const owner = around.findLast(({ name }) => owners.includes(name));
    const parent = around.at(-1);
    const isExtension = parent !== undefined && /(?:^|[:}])ext$/.test(parent.name);
    return owner ?? (isExtension ? parent : element);
  }
}

const NOTHING = new Uint8Array();

/**
 * The edits that remove the references of a part to some relationships, and the elements that mean nothing without them.
 * @throws MalformedXml, PackageRefused
 */
export function referenceEdits(part: XmlPart, ids: ReadonlySet<string>): readonly ByteEdit[] {
  const finder = new ReferenceFinder(ids);
  part.scan(finder);
  return finder.edits;
}

/** The part after these edits; undefined when it has no such reference. @throws MalformedXml, PackageRefused */
export function withoutReferences(part: XmlPart, ids: ReadonlySet<string>): Buffer | undefined {
  const edits = referenceEdits(part, ids);
  return edits.length === 0 ? undefined : spliceBytes(part.bytes, edits);
}
