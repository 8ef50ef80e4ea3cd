import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { FragmentMemory } from './fragment-memory.ts';
import { NameTable } from './name-table.ts';
import type { XmlAttributes } from './xml-attributes.ts';
import type { XmlFragment } from './xml-fragment.ts';
import type { XmlHandler } from './xml-handler.ts';
import { XmlScanner } from './xml-scanner.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PRESENTATION = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:o="urn:o"';

/** Writes down what it is handed. With a memory, it reads properties once, and writes down the same again where they are remembered. */
class Scribe implements XmlHandler {
  readonly written: string[] = [];
  opened = 0;
  /** Of the open elements: where their content begins in what is written, and how they are written themselves. */
  private readonly openElements: { readonly start: number; readonly fragment: XmlFragment | null }[] = [];
  private isRecalled = false;

  constructor(private readonly memory: FragmentMemory<string> | null) {}

  open(name: string, attributes: XmlAttributes): void {
    const fragment = this.memory === null || !name.endsWith('Pr') ? null : attributes.fragment();
    const known = fragment === null ? undefined : this.memory?.find(fragment);
    this.isRecalled = known !== undefined;
    if (known !== undefined) {
      fragment?.skip();
      this.written.push(known);
      return;
    }
    this.opened += 1;
    this.openElements.push({ start: this.written.length, fragment });
    this.written.push(`<${name}${Array.from(attributes, ([key, value]) => ` ${key}=${value}`).join('')}>`);
  }

  text(text: string): void {
    this.written.push(text);
  }

  close(name: string): void {
    if (this.isRecalled) {
      this.isRecalled = false;
      return;
    }
    this.written.push(`</${name}>`);
    const closed = this.openElements.pop();
    if (closed?.fragment != null) this.memory?.keep(closed.fragment, this.written.slice(closed.start).join(''));
  }
}

function scribe(parts: readonly string[], memory: FragmentMemory<string> | null): Scribe {
  const reader = new Scribe(memory);
  const names = new NameTable(DEFAULT_LIMITS.maxXmlNames);
  const scanner = new XmlScanner(DEFAULT_LIMITS, names);
  for (const content of parts) scanner.scan('/part.xml', Buffer.from(`<w:x ${NAMESPACES}>${content}</w:x>`), reader);
  return reader;
}

const LEAVES = [
  '<w:b/>',
  '<rPr/>',
  '<w:rPr/>',
  '<w:rPr w:val=">"/>',
  '<w:rPr w:val="/>">a</w:rPr>',
  '<w:rPr ></w:rPr >',
  '<w:rPr><!-- </w:rPr> --></w:rPr>',
  '<w:rPr><![CDATA[</w:rPr>]]>&amp;é</w:rPr>',
  '<w:rPr><o:b/></w:rPr>',
  '<rPr xmlns="urn:one"/>',
  '<rPr xmlns="urn:two"/>',
  '<w:b mc:Ignorable="o"/>',
  '<w:rPr mc:Ignorable="o"/>',
  `<w:rPr>${'<w:i/>'.repeat(500)}</w:rPr>`,
];
const AROUND = [
  ['<w:rPr>', '</w:rPr>'],
  ['<w:rPr w:val="1">', '</w:rPr>'],
  ['<w:pPr>', '</w:pPr>'],
  ['<w:pPr xmlns:w14="urn:other">', '</w:pPr>'],
  [`<w:pPr xmlns="${DRAWING}">`, '</w:pPr>'],
  [`<w:pPr xmlns="${PRESENTATION}">`, '</w:pPr>'],
  ['<mc:AlternateContent><mc:Choice Requires="w14">', '</mc:Choice></mc:AlternateContent>'],
  ['<mc:AlternateContent><mc:Fallback>', '</mc:Fallback></mc:AlternateContent>'],
  ['<o:ext>', '</o:ext>'],
] as const;

const { content } = fc.letrec<{ content: string; element: string }>((tie) => ({
  content: fc.array(tie('element'), { maxLength: 4 }).map((elements) => elements.join('')),
  element: fc.oneof(
    fc.constantFrom(...LEAVES),
    fc.tuple(fc.constantFrom(...AROUND), tie('content')).map(([[open, close], inner]) => `${open}${inner}${close}`),
  ),
}));

describe('elements with equal bytes', () => {
  it('are read once in all parts of a document', () => {
    const properties = '<w:rPr><w:b w:val="1"/></w:rPr>';
    const parts = [properties.repeat(3), properties];
    const reader = scribe(parts, new FragmentMemory());
    expect(reader.written.join('')).toBe(scribe(parts, null).written.join(''));
    // Two roots, and the properties with their child.
    expect(reader.opened).toBe(4);
  });

  it('mean what they would mean if all were read, whatever is around and within them', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(scribe(parts, new FragmentMemory()).written.join('')).toBe(scribe(parts, null).written.join(''));
      }),
    );
  });

  it('mean the same when more of them were read than can be remembered', () => {
    const many = Array.from(
      { length: 3_000 },
      (_, index) => `<w:rPr w:val="${String(index).repeat(40)}"><w:b/></w:rPr>`,
    );
    const parts = [many.join(''), many.join('')];
    expect(scribe(parts, new FragmentMemory()).written.join('')).toBe(scribe(parts, null).written.join(''));
  });

  it('are read again when something within them has an effect of its own', () => {
    const names = new NameTable(DEFAULT_LIMITS.maxXmlNames);
    const memory = new FragmentMemory<string>();
    const opened: string[] = [];
    let fragment: XmlFragment | null = null;
    const handler: XmlHandler = {
      open: (name, attributes) => {
        opened.push(name);
        if (name === 'w:rPr') fragment = attributes.fragment();
        if (name === 'w:rPrChange') attributes.preventRemembering();
      },
      close: (name) => {
        if (name === 'w:rPr' && fragment !== null) memory.keep(fragment, name);
      },
    };
    const part = Buffer.from(`<w:x ${NAMESPACES}><w:rPr><w:rPrChange/></w:rPr><w:rPr><w:b/></w:rPr></w:x>`);
    const known: (string | undefined)[] = [];
    const reader: XmlHandler = {
      open: (name, attributes) => {
        if (name === 'w:rPr') known.push(memory.find(attributes.fragment()));
      },
      close: () => undefined,
    };
    const scanner = new XmlScanner(DEFAULT_LIMITS, names);
    scanner.scan('/part.xml', part, handler);
    scanner.scan('/part.xml', part, reader);
    expect(opened).toEqual(['w:x', 'w:rPr', 'w:rPrChange', 'w:rPr', 'w:b']);
    expect(known).toEqual([undefined, 'w:rPr']);
  });

  it('are forgotten with their document', () => {
    const memory = new FragmentMemory<string>();
    scribe(['<w:rPr/><w:rPr/>'], memory);
    expect(scribe(['<w:rPr/><w:rPr/>'], memory).opened).toBe(2);
  });
});
