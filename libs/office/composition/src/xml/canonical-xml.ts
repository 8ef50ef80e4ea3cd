import type { XmlAttributes } from '@livery/office-package';

const PREFIXES = /^[apr]:/;

/** Characters of attribute values that stand for something else, or that a reader would turn into spaces. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['"', '&quot;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

export function escapeXml(value: string): string {
  return value.replace(/[&<"\t\n\r]/g, (character) => ESCAPES.get(character) ?? character);
}

/** The attributes as text, each with a space before it. Those of a namespace are left out. */
export function attributesXml(attributes: Iterable<readonly [string, string]>): string {
  return [...attributes]
    .filter(([name]) => !/[:{]/.test(name))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

/**
 * Writes elements anew with the prefixes `a`, `p` and `r`, whatever prefixes the source has. Elements of other namespaces, extensions and
 * what needs a relationship are left out, text, too: this is for formats, which have none.
 */
export class CanonicalXml {
  text = '';
  private depth = 0;
  private skipped = 0;

  /** Whether an element is open. */
  get isOpen(): boolean {
    return this.depth > 0;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.depth += 1;
    if (this.skipped === 0 && (!PREFIXES.test(name) || LEFT_OUT.has(name))) this.skipped = this.depth;
    if (this.skipped === 0) this.text += `<${name}${attributesXml(attributes)}>`;
  }

  close(name: string): void {
    if (this.skipped === 0) this.text += `</${name}>`;
    if (this.skipped === this.depth) this.skipped = 0;
    this.depth -= 1;
  }
}

const LEFT_OUT: ReadonlySet<string> = new Set([
  'a:extLst',
  'a:buBlip',
  'a:blipFill',
  'a:hlinkClick',
  'a:hlinkMouseOver',
]);
