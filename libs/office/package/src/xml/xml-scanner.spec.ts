import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { DEFAULT_LIMITS, type PackageLimits } from '../package-limits.ts';
import { PackageRefused } from '../package-refused.ts';
import { decodePart } from './decode-part.ts';
import { MalformedXml } from './malformed-xml.ts';
import { NameTable } from './name-table.ts';
import type { XmlHandler } from './xml-handler.ts';
import { XmlScanner } from './xml-scanner.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const WORD_2010 = 'http://schemas.microsoft.com/office/word/2010/wordml';

function scan(source: string | Uint8Array, handler: XmlHandler, changes: Partial<PackageLimits> = {}): void {
  const limits = { ...DEFAULT_LIMITS, ...changes };
  const bytes = decodePart('/part.xml', Buffer.from(source));
  new XmlScanner(limits, new NameTable(limits.maxXmlNames)).scan('/part.xml', bytes, handler);
}

/** The events of a part as one line: `<a:p val=1>text</a:p>`. */
function read(source: string | Uint8Array): string {
  const events: string[] = [];
  scan(source, {
    open: (name, attributes) => {
      events.push(`<${[name, ...Array.from(attributes, ([key, value]) => `${key}=${value}`)].join(' ')}>`);
    },
    text: (text) => {
      events.push(text);
    },
    close: (name) => {
      events.push(`</${name}>`);
    },
  });
  return events.join('');
}

/** 'well-formed', 'malformed', or the code of a refusal. */
function judge(source: string | Uint8Array, limits: Partial<PackageLimits> = {}): string {
  try {
    scan(source, { open: () => undefined, close: () => undefined }, limits);
    return 'well-formed';
  } catch (error) {
    if (error instanceof MalformedXml) return 'malformed';
    if (error instanceof PackageRefused) return error.code;
    throw error;
  }
}

describe('the names of a part', () => {
  it('are canonical whatever prefix the file uses', () => {
    expect(read(`<x:p xmlns:x="${DRAWING}"><p xmlns="${DRAWING}" x:val="1" val="2"/></x:p>`)).toBe(
      '<a:p><a:p a:val=1 val=2></a:p></a:p>',
    );
  });

  it('are those of the transitional edition when the part is strict', () => {
    const main = 'http://purl.oclc.org/ooxml/presentationml/main';
    const relationships = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    expect(read(`<p xmlns="${main}" xmlns:q="${relationships}" q:id="rId1"/>`)).toBe('<p:p r:id=rId1></p:p>');
  });

  it('contain their namespace when it is not known, and no namespace when there is none', () => {
    expect(read('<x xmlns:u="urn:u"><u:y u:z="1"/></x>')).toBe('<x><{urn:u}y {urn:u}z=1></{urn:u}y></x>');
  });

  it('follow declarations in and out of elements', () => {
    expect(read('<x:a xmlns:x="urn:1"><x:a xmlns:x="urn:2"/><x:a/></x:a>')).toBe(
      '<{urn:1}a><{urn:2}a></{urn:2}a><{urn:1}a></{urn:1}a></{urn:1}a>',
    );
  });

  it('are distinguished when they are more, and longer, than the cache can hold', () => {
    const names = Array.from({ length: 500 }, (_, index) => `n${index}${'o'.repeat(100)}`);
    const long = 'm'.repeat(20_000);
    const content = [...names, ...names].map((name) => `<${name} ${name}="1">2</${name}>`).join('');
    expect(read(`<${long}>${content}</${long}>`)).toBe(
      `<${long}>${[...names, ...names].map((name) => `<${name} ${name}=1>2</${name}>`).join('')}</${long}>`,
    );
  });

  it("may be names of prototypes' properties, without any other meaning", () => {
    const found: unknown[] = [];
    scan('<__proto__ constructor="1"/>', {
      open: (name, attributes) => {
        found.push(name, attributes.get('constructor'), attributes.get('__proto__'), attributes.has('toString'));
      },
      close: () => undefined,
    });
    expect(found).toEqual(['__proto__', '1', undefined, false]);
  });
});

describe('the text of a part', () => {
  it('has its references resolved and its line ends replaced by line feeds', () => {
    expect(read('<a b="&lt;&#65;\r\n&#x1F600;">x &amp; y\r\nz<![CDATA[<&>]]>&#13;</a>')).toBe(
      '<a b=<A 😀>x & y\nz<&>\r</a>',
    );
  });

  it('does not hold comments or processing instructions', () => {
    expect(read('<?xml version="1.0"?><!-- a --><a>x<!-- b --><?c d?>y</a><!-- e -->')).toBe('<a>xy</a>');
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>é😀</a>')],
    ['UTF-16, little end first', Buffer.from('\ufeff<a>é😀</a>', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeff<a>é😀</a>', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>é😀</a>', 'utf16le')],
  ])('is understood in %s', (_, bytes) => {
    expect(read(bytes)).toBe('<a>é😀</a>');
  });

  it('is understood in the encoding that the part declares', () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>', 'latin1');
    expect(read(latin)).toBe('<a>é</a>');
    expect(judge(Buffer.from('<a>é</a>', 'latin1'))).toBe('malformed');
    expect(judge('<?xml version="1.0" encoding="x-unheard-of"?><a/>')).toBe('malformed');
  });
});

describe('alternate content', () => {
  const alternate = (...branches: string[]) =>
    read(
      `<r xmlns:mc="${COMPATIBILITY}" xmlns:q="${WORD_2010}" xmlns:w14="urn:other">` +
        `<mc:AlternateContent>${branches.join('')}</mc:AlternateContent></r>`,
    );
  const choice = (requires: string, content: string) => `<mc:Choice Requires="${requires}">${content}</mc:Choice>`;
  const fallback = '<mc:Fallback><f/></mc:Fallback>';

  it('is the first choice whose namespaces are all understood, by namespace and not by prefix', () => {
    expect(alternate(choice('w14', '<x/>'), choice('q', '<y/>'), choice('q', '<z/>'), fallback)).toBe('<r><y></y></r>');
  });

  it('is the fallback when no choice is understood, or one of its prefixes is not', () => {
    expect(alternate(choice('q w14', '<x/>'), choice('', '<y/>'), fallback)).toBe('<r><f></f></r>');
  });

  it('is nothing when there is no fallback either', () => {
    expect(alternate(choice('absent', '<x/>text'))).toBe('<r></r>');
  });

  it('is resolved inside of branches, too, and not inside of those that are skipped', () => {
    const inner = `<mc:AlternateContent>${choice('w14', '<x/>')}${fallback}</mc:AlternateContent>`;
    expect(alternate(choice('q', `${inner}<y/>`), fallback)).toBe('<r><f></f><y></y></r>');
    expect(alternate(choice('w14', inner), '<mc:Fallback><g/></mc:Fallback>')).toBe('<r><g></g></r>');
  });

  it('counts against the limits and must be well-formed where it is skipped', () => {
    const skipped = (content: string) =>
      `<r xmlns:mc="${COMPATIBILITY}"><mc:AlternateContent>${choice('no', content)}</mc:AlternateContent></r>`;
    expect(judge(skipped('<a><b/></a>'), { maxXmlDepth: 5 })).toBe('well-formed');
    expect(judge(skipped('<a><b/></a>'), { maxXmlDepth: 4 })).toBe('xml_too_complex');
    expect(judge(skipped('<a>'))).toBe('malformed');
  });
});

describe('what a part declares ignorable', () => {
  it('is left out when it is not known', () => {
    const part = (ignorable: string) =>
      `<r xmlns:mc="${COMPATIBILITY}" xmlns:u="urn:u" ${ignorable}><u:x><y/>text</u:x><z/></r>`;
    expect(read(part('mc:Ignorable="u"'))).toBe('<r mc:Ignorable=u><z></z></r>');
    expect(read(part(''))).toBe('<r><{urn:u}x><y></y>text</{urn:u}x><z></z></r>');
  });
});

describe('a part beyond the limits', () => {
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  const attributes = (count: number) =>
    `<a ${Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ')}/>`;

  it.each([256, 300, 1_000_000])('is refused when it nests %d elements, if these are more than 256', (depth) => {
    expect(judge(nested(depth))).toBe(depth > 256 ? 'xml_too_complex' : 'well-formed');
  });

  it.each([256, 257, 100_000])(
    'is refused when it has %d attributes at one element, if these are more than 256',
    (count) => {
      expect(judge(attributes(count))).toBe(count > 256 ? 'xml_too_complex' : 'well-formed');
    },
  );

  it('is refused when it has more than 8 MiB of text in one piece', () => {
    expect(judge(`<a>${'x'.repeat(8_388_608)}</a>`)).toBe('well-formed');
    expect(judge(`<a>${'x'.repeat(8_388_609)}</a>`)).toBe('xml_too_complex');
  });

  it('is refused when it uses too many different names', () => {
    const names = Array.from({ length: 70_000 }, (_, index) => `<a${index}/>`);
    expect(judge(`<r>${names.join('')}</r>`)).toBe('xml_too_complex');
  });
});

describe('a part that is not well-formed', () => {
  it.each([
    '',
    'text',
    '<a>',
    '<a></b>',
    '<a></ab>',
    '</a>',
    '<a/><b/>',
    '<a/>text',
    ' <?xml version="1.0"?><a/>',
    '<?xml?><a/>',
    '<a b/>',
    '<a b=1/>',
    '<a b="1"c="2"/>',
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<a b="',
    '<a b="&x;"/>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&unknown;</a>',
    '<a>& </a>',
    '<a>]]></a>',
    '<a>\u0001</a>',
    '<a b="\u0001"/>',
    '<a>\uffff</a>',
    '<a><!-- -- --></a>',
    '<a><!-- </a>',
    '<a><!-- \u0001 --></a>',
    '<a><![CDATA[ </a>',
    '<![CDATA[]]><a/>',
    '<a><!ELEMENT b></a>',
    '<a><? b?></a>',
    '<a><?b </a>',
    '< a/>',
    '<1a/>',
    '<a:b/>',
    '<a b:c="1"/>',
    '<a:b:c xmlns:a="urn:a"/>',
    '<a:-b xmlns:a="urn:a"/>',
    '<a xmlns:b="urn:b" b:-c="1"/>',
    '<a xmlns:b=""/>',
    '<a xmlns:xml="urn:b"/>',
    '<a xmlns="urn:a" xmlns="urn:b"/>',
    '<a xmlns:b="urn:x" xmlns:c="urn:x" b:d="1" c:d="2"/>',
    '<a b="1" / >',
  ])('is called so: %j', (source) => {
    expect(judge(source)).toBe('malformed');
  });

  it('is recognised wherever another parser finds it broken, and only there', () => {
    const source =
      `<?xml version="1.0" standalone="yes"?>\r\n<p:s xmlns:p="urn:p" xmlns='${DRAWING}'><!-- c --><a b="1" p:b='2&amp;'>` +
      'x &lt; y é<![CDATA[ z ]]></a><?t i?><b/></p:s>';
    const position = fc.integer({ min: 0, max: source.length - 1 });
    const bytes = fc.constantFrom('', '<', '>', '&', '"', "'", '/', '=', ':', ';', '!', '-', ']', 'x', ' ', '\u0001');
    fc.assert(
      fc.property(position, bytes, fc.integer({ min: 0, max: 3 }), (at, inserted, removed) => {
        const broken = source.slice(0, at) + inserted + source.slice(at + removed);
        expect([broken, judge(broken)]).toEqual([broken, saxesJudges(broken)]);
      }),
    );
  });
});

describe('a part that is broken', () => {
  it('leaves nothing behind for the parts that are read after it', () => {
    const scanner = new XmlScanner(DEFAULT_LIMITS, new NameTable(DEFAULT_LIMITS.maxXmlNames));
    const eventsOf = (source: string): string => {
      const events: string[] = [];
      const open = (name: string): void => void events.push(name);
      scanner.scan('/part.xml', Buffer.from(source), { open, close: open, text: open });
      return events.join(' ');
    };
    const around = `<a xmlns:mc="${COMPATIBILITY}" xmlns:o="urn:o"`;
    for (const broken of [
      '<a><b>',
      `${around} mc:Ignorable="o"><o:b>`,
      `${around}><mc:AlternateContent><mc:Fallback>`,
      `${around}><mc:AlternateContent><o:b>`,
      '<a xmlns:c="urn:c" b="&x;"/>',
    ]) {
      expect(() => eventsOf(broken)).toThrow(MalformedXml);
      expect(eventsOf(`${around}><o:b>c</o:b></a>`)).toBe('a {urn:o}b c {urn:o}b a');
    }
  });
});

/** The verdict of saxes, with one rule that saxes does not check: a local name begins as a name does (Namespaces in XML 1.0, NCName). */
function saxesJudges(source: string): string {
  try {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ local, attributes }) => {
      for (const name of [local, ...Object.values(attributes).map((attribute) => attribute.local)])
        if (!/^[\p{L}_]/u.test(name)) throw new Error(`${name} is no local name.`);
    });
    parser.write(source).close();
    return 'well-formed';
  } catch {
    return 'malformed';
  }
}
