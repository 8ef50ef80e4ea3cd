import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_LIMITS } from '../package-limits.ts';
import { FragmentMemory } from './fragment-memory.ts';
import { NameTable } from './name-table.ts';
import type { XmlAttributes } from './xml-attributes.ts';
import type { XmlHandler, XmlMemory } from './xml-handler.ts';
import { XmlScanner } from './xml-scanner.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PRESENTATION = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:o="urn:o"';

/** Writes down what it is told. With a memory, it notes the properties it remembers as it notes those it reads. */
class Scribe implements XmlHandler {
  readonly told: string[] = [];
  opened = 0;
  private readonly starts: number[] = [];
  private last = '';
  private readonly remembering: XmlMemory;

  constructor(private readonly remembered: FragmentMemory<string> | null) {
    this.remembering = {
      recall: (fragment) => {
        const known = remembered?.find(fragment);
        if (known !== undefined) this.told.push(known);
        return known !== undefined;
      },
      keep: (fragment) => remembered?.keep(fragment, this.last),
    };
  }

  open(name: string, attributes: XmlAttributes): void {
    this.opened += 1;
    this.starts.push(this.told.length);
    this.told.push(`<${name}${Array.from(attributes, ([key, value]) => ` ${key}=${value}`).join('')}>`);
  }

  text(text: string): void {
    this.told.push(text);
  }

  close(name: string): void {
    this.told.push(`</${name}>`);
    this.last = this.told.slice(this.starts.pop()).join('');
  }

  memory(): XmlMemory | undefined {
    return this.remembered === null ? undefined : this.remembering;
  }
}

function scribe(parts: readonly string[], remembered: FragmentMemory<string> | null): Scribe {
  const reader = new Scribe(remembered);
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

describe('properties that are written alike', () => {
  it('are read no more, in all parts of a document', () => {
    const written = '<w:rPr><w:b w:val="1"/></w:rPr>';
    const reader = scribe([written.repeat(3), written], new FragmentMemory());
    expect(reader.told.join('')).toBe(scribe([written.repeat(3), written], null).told.join(''));
    // Two roots, and the properties with what they hold: twice, since their name must be known first.
    expect(reader.opened).toBe(6);
  });

  it('mean what they would mean if all were read, whatever stands around and within them', () => {
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(scribe(parts, new FragmentMemory()).told.join('')).toBe(scribe(parts, null).told.join(''));
      }),
    );
  });

  it('mean what they mean when more of them were met than can be remembered', () => {
    const many = Array.from(
      { length: 3_000 },
      (_, index) => `<w:rPr w:val="${String(index).repeat(40)}"><w:b/></w:rPr>`,
    );
    const parts = [many.join(''), many.join('')];
    expect(scribe(parts, new FragmentMemory()).told.join('')).toBe(scribe(parts, null).told.join(''));
  });

  it('are forgotten with their document', () => {
    const memory = new FragmentMemory<string>();
    scribe(['<w:rPr/><w:rPr/>'], memory);
    expect(scribe(['<w:rPr/><w:rPr/>'], memory).opened).toBe(3);
  });
});
