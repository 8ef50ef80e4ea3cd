import { type SvgElement, SVG_LIMITS, SVG_NAMESPACE, UnsafeSvg } from '@livery/content-domain';
import { DEFAULT_LIMITS, scanXml, type XmlAttributes, type XmlHandler } from '@livery/office-package';

const SVG = `{${SVG_NAMESPACE}}`;
const XHTML = '{http://www.w3.org/1999/xhtml}';
const XLINK_HREF = '{http://www.w3.org/1999/xlink}href';
const XML_BASE = 'xml:base';

const XML_LIMITS = {
  ...DEFAULT_LIMITS,
  maxXmlDepth: SVG_LIMITS.maxDepth,
  maxXmlAttributes: SVG_LIMITS.maxAttributes,
  maxXmlTextChars: SVG_LIMITS.maxBytes,
  maxXmlNames: 2_048,
};

/**
 * Reads the tree of an SVG. Elements and attributes of other namespaces, such as those of editors, are left out. Elements without a
 * namespace count as those of SVG.
 * @throws UnsafeSvg; PackageRefused; MalformedXml
 */
export function readSvg(bytes: Uint8Array): SvgElement {
  const reader = new TreeReader();
  scanXml(bytes, reader, XML_LIMITS);
  if (reader.root === null) throw new UnsafeSvg('The outermost element is not svg', null);
  return reader.root;
}

class TreeReader implements XmlHandler {
  root: SvgElement | null = null;
  private ordinal = 0;
  private readonly open_: SvgElement[] = [];
  /** How many elements of another namespace are open. */
  private foreign = 0;

  open(name: string, attributes: XmlAttributes): void {
    this.ordinal += 1;
    if (this.ordinal > SVG_LIMITS.maxElements) {
      throw new UnsafeSvg(`It has more than ${SVG_LIMITS.maxElements} elements`, this.ordinal);
    }
    const local = localName(name, SVG);
    if (name.startsWith(XHTML))
      throw new UnsafeSvg(`${name.slice(XHTML.length)}: it is an element of HTML`, this.ordinal);
    if (this.foreign > 0 || local === undefined) {
      this.foreign += 1;
      return;
    }
    this.enter({ name: local, ordinal: this.ordinal, attributes: ownAttributes(attributes), children: [] });
  }

  text(text: string): void {
    if (this.foreign === 0) this.open_.at(-1)?.children.push(text);
  }

  close(): void {
    if (this.foreign > 0) this.foreign -= 1;
    else this.open_.pop();
  }

  private enter(element: SvgElement): void {
    const parent = this.open_.at(-1);
    if (parent === undefined) this.root = element;
    else parent.children.push(element);
    this.open_.push(element);
  }
}

/** The name of an element or attribute of SVG; undefined for one of another namespace. */
function localName(name: string, namespace: string): string | undefined {
  if (name.startsWith(namespace)) return name.slice(namespace.length);
  return name.startsWith('{') || name.includes(':') ? undefined : name;
}

function ownAttributes(attributes: XmlAttributes): Map<string, string> {
  const own = new Map<string, string>();
  for (const [name, value] of attributes) {
    if (name === XLINK_HREF) own.set('xlink:href', value);
    else if (name === XML_BASE) own.set(name, value);
    else if (!name.startsWith('{') && !name.includes(':')) own.set(name, value);
  }
  return own;
}
