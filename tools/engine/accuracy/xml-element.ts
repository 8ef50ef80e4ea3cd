import { SaxesParser } from 'saxes';

/** The prefixes of namespaces. Namespaces of strict files (ISO 29500 part 4) have those of their transitional counterparts. */
const STRICT: ReadonlyMap<string, string> = new Map([
  ['http://purl.oclc.org/ooxml/drawingml/main', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['http://purl.oclc.org/ooxml/presentationml/main', 'http://schemas.openxmlformats.org/presentationml/2006/main'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  [
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  ],
]);

const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://schemas.openxmlformats.org/presentationml/2006/main', 'p'],
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
]);

/** An element with its whole content. It has both branches of alternate content, of which the product's own reader keeps one. */
export class XmlElement {
  readonly name: string;
  readonly attributes = new Map<string, string>();
  readonly children: XmlElement[] = [];
  /** The text before the first child. */
  text = '';

  /** @param name such as `a:solidFill`; a namespace without a known prefix is written in braces */
  constructor(name: string) {
    this.name = name;
  }

  /** All elements of this name among this element and its descendants, in document order. */
  *all(name: string): Generator<XmlElement> {
    if (this.name === name) yield this;
    for (const child of this.children) yield* child.all(name);
  }

  /** The first element at the end of a path of child names. `*` matches any name. */
  find(...[name, ...below]: readonly string[]): XmlElement | undefined {
    if (name === undefined) return this;
    for (const child of this.children) {
      if (name !== '*' && child.name !== name) continue;
      const found = child.find(...below);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** @throws Error when the bytes are not well-formed XML */
export function parseXml(bytes: Uint8Array): XmlElement {
  const outermost = new XmlElement('');
  const open = [outermost];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    const element = new XmlElement(qualified(tag.uri, tag.local));
    for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
      if (prefix !== 'xmlns' && local !== 'xmlns') element.attributes.set(qualified(uri, local), value);
    }
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element?.children.length === 0) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(new TextDecoder(encodingOf(bytes)).decode(bytes)).close();
  const [root] = outermost.children;
  if (root === undefined) throw new Error('There is no root element.');
  return root;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function qualified(uri: string, local: string): string {
  if (uri === '') return local;
  const prefix = PREFIXES.get(STRICT.get(uri) ?? uri);
  return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`;
}
