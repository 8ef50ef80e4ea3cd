import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { OoxmlPackage } from './ooxml-package.ts';
import { PackageRefused } from './package-refused.ts';
import { MalformedXml } from './xml/malformed-xml.ts';
import { writeZip } from './zip/write-zip.ts';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const DOCUMENT = `${SCHEMAS}/officeDocument/2006/relationships`;
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const DOCTYPE = '<!DOCTYPE a [<!ENTITY x "y">]>';

const types = (main: string) =>
  `<Types xmlns="${SCHEMAS}/package/2006/content-types"><Default Extension="XML" ContentType="application/xml"/>` +
  `<Override PartName="/PPT/main.xml" ContentType="${main}"/></Types>`;

const rels = (...list: readonly string[]) =>
  `<q:Relationships xmlns:q="${SCHEMAS}/package/2006/relationships">${list.join('')}</q:Relationships>`;

const rel = (id: string, type: string, target: string, more = '') =>
  `<q:Relationship Id="${id}" Type="${type}" Target="${target}" ${more}/>`;

const deck: Readonly<Record<string, string>> = {
  '[Content_Types].xml': types(PRESENTATION),
  '_rels/.rels': rels(rel('rId1', `${DOCUMENT}/officeDocument`, 'ppt/main.xml')),
  'ppt/main.xml': '<p/>',
  'ppt/_rels/main.xml.rels': rels(
    rel('rId1', `${DOCUMENT}/slide`, 'slides/absent.xml'),
    rel('rId2', `${DOCUMENT}/slide`, './slides/../slides/Slide%201.xml'),
    rel('rId3', `${DOCUMENT}/hyperlink`, 'https://example.com/', 'TargetMode="External"'),
    rel('rId4', 'http://purl.oclc.org/ooxml/officeDocument/relationships/theme', '/ppt/theme.xml'),
    rel('rId5', `${DOCUMENT}/image`, '../../above.png'),
    rel('rId6', 'http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties', '/docProps/app.xml'),
  ),
  'ppt/slides/slide 1.xml': '<s/>',
  'ppt/theme.xml': '<t/>',
};

function zip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return writeZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
}

const without = (name: string) => Object.fromEntries(Object.entries(deck).filter(([key]) => key !== name));
const open = (changes: Readonly<Record<string, string | Uint8Array>> = {}) =>
  OoxmlPackage.open(zip({ ...deck, ...changes }));
const handler = { open: () => undefined, close: () => undefined };

/** The error that something ends in, as far as a caller sees it. */
function failure(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return [error.kind, error.code];
    if (error instanceof MalformedXml) return ['malformed', error.part];
    throw error;
  }
  return undefined;
}

describe('a package', () => {
  it('finds its main part by relationship and its family by content type', () => {
    const { mainPart, mainContentType, family, isMacroEnabled } = open();
    expect({ mainPart, mainContentType, family, isMacroEnabled }).toEqual({
      mainPart: '/ppt/main.xml',
      mainContentType: PRESENTATION,
      family: 'presentation',
      isMacroEnabled: false,
    });
  });

  it.each([
    ['application/vnd.openxmlformats-officedocument.presentationml.template.main+xml', 'presentation', false],
    ['application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml', 'presentation', false],
    ['application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml', 'presentation', true],
    ['application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml', 'presentation', true],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'document', false],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml', 'document', false],
    ['application/vnd.ms-word.document.macroEnabled.main+xml', 'document', true],
    ['application/vnd.ms-word.template.macroEnabledTemplate.main+xml', 'document', true],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'other', false],
    ['application/vnd.openxmlformats-officedocument.themeManager+xml', 'other', false],
  ])('of type %s is of the family %s', (type, expected, macros) => {
    const { family, isMacroEnabled } = open({ '[Content_Types].xml': types(type) });
    expect([family, isMacroEnabled]).toEqual([expected, macros]);
  });

  it('prefers an override to the default type of an extension, both without regard to case', () => {
    const opened = open();
    expect(opened.contentType('/ppt/MAIN.xml')).toBe(PRESENTATION);
    expect(opened.contentType('/ppt/theme.xml')).toBe('application/xml');
    expect(opened.contentType('/ppt/image.png')).toBeUndefined();
  });

  it('resolves targets against the folder of the source and spells them as the archive does', () => {
    const targets = open()
      .relationships('/ppt/main.xml')
      .map(({ id, target, external }) => [id, target, external]);
    expect(targets).toEqual([
      ['rId1', '/ppt/slides/absent.xml', false],
      ['rId2', '/ppt/slides/slide 1.xml', false],
      ['rId3', 'https://example.com/', true],
      ['rId4', '/ppt/theme.xml', false],
      ['rId5', '../../above.png', false],
      ['rId6', '/docProps/app.xml', false],
    ]);
  });

  it('names the kinds of relationships of both editions as the transitional edition does', () => {
    const kinds = open()
      .relationships('/ppt/main.xml')
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['slide', 'slide', 'hyperlink', 'theme', 'image', 'extended-properties']);
  });

  it('names the first related part that exists', () => {
    const opened = open();
    expect(opened.related('/ppt/main.xml', 'slide')).toBe('/ppt/slides/slide 1.xml');
    expect(opened.related('/ppt/main.xml', 'hyperlink')).toBeUndefined();
    expect(opened.related('/ppt/theme.xml', 'image')).toBeUndefined();
  });

  it('gives the bytes of a part, whatever the case of its name', () => {
    const opened = open();
    expect(Buffer.from(opened.bytes('/PPT/Theme.xml') ?? []).toString()).toBe('<t/>');
    expect([opened.bytes('/absent.xml'), opened.has('/ppt/theme.xml'), opened.has('/absent.xml')]).toEqual([
      undefined,
      true,
      false,
    ]);
  });
});

describe('a file that is not a package', () => {
  const compound = (name: string): Buffer => {
    const file = Buffer.alloc(1024);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
    Buffer.from(name, 'utf16le').copy(file, 512);
    file.writeUInt16LE((name.length + 1) * 2, 512 + 64);
    file.writeUInt8(2, 512 + 66);
    return file;
  };

  it.each(['EncryptedPackage', 'ENCRYPTEDPACKAGE'])('is encrypted when a compound file holds the stream %s', (name) => {
    expect(failure(() => OoxmlPackage.open(compound(name)))).toEqual(['unprocessable', 'file_encrypted']);
  });

  it.each([
    ['another compound file', compound('PowerPoint Document')],
    ['text', Buffer.from('hello')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a lock file', Buffer.from('\x05user    ')],
    ['one byte', Buffer.from('P')],
    ['nothing', Buffer.alloc(0)],
  ])('is unsupported when it is %s', (_, bytes) => {
    expect(failure(() => OoxmlPackage.open(bytes))).toEqual(['unsupported', 'unsupported_format']);
  });

  it.each([
    [compound('PowerPoint Document'), 'Save it as .pptx or .docx, and send that file.'],
    [Buffer.from('%PDF-1.7'), 'Send a .pptx or .docx file, or a template or macro variant of one (.potx,'],
    [zip({}), 'it has no content types. Send a .pptx or .docx file, or a template or macro variant of one (.potx,'],
  ])('says what to send instead (%#)', (bytes, advice) => {
    expect(() => OoxmlPackage.open(bytes)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(advice) }),
    );
  });

  it('is corrupt when it only begins like an archive', () => {
    expect(failure(() => OoxmlPackage.open(Buffer.from('PK\x03\x04')))).toEqual(['unprocessable', 'file_corrupt']);
  });

  it.each([
    ['an empty archive', {}],
    ['an archive of an archive', { 'deck.pptx': zip(deck) }],
    ['an archive with content types only', { '[Content_Types].xml': types(PRESENTATION) }],
    ['an archive without content types', without('[Content_Types].xml')],
    ['a package without its main part', without('ppt/main.xml')],
    [
      'a package whose main part is above the root',
      { ...deck, '_rels/.rels': rels(rel('a', `${DOCUMENT}/officeDocument`, '../../ppt/main.xml')) },
    ],
    [
      'a package whose main part is elsewhere',
      { ...deck, '_rels/.rels': rels(rel('a', `${DOCUMENT}/officeDocument`, 'ppt/main.xml', 'TargetMode="External"')) },
    ],
  ])('is not OOXML when it is %s', (_, parts) => {
    expect(failure(() => OoxmlPackage.open(zip(parts)))).toEqual(['unprocessable', 'not_ooxml']);
  });

  it('is refused by its size before anything else', () => {
    expect(failure(() => OoxmlPackage.open(new Uint8Array(52_428_801)))).toEqual(['too_large', 'file_too_large']);
  });
});

describe('a part', () => {
  const scanTheme = (theme: string | Uint8Array) =>
    failure(() => open({ 'ppt/theme.xml': theme }).scan('/ppt/theme.xml', handler));

  it.each([
    ['at its start', DOCTYPE],
    ['behind a long comment', `<!-- ${'x'.repeat(5000)} -->${DOCTYPE}`],
  ])('with a document type %s is refused', (_, before) => {
    expect(scanTheme(`${before}<t/>`)).toEqual(['unprocessable', 'dtd_forbidden']);
  });

  it('with a document type in UTF-16 of either byte order is refused', () => {
    const wide = Buffer.from(`\ufeff${DOCTYPE}<t/>`, 'utf16le');
    expect(scanTheme(wide)).toEqual(['unprocessable', 'dtd_forbidden']);
    expect(scanTheme(Buffer.from(wide).swap16())).toEqual(['unprocessable', 'dtd_forbidden']);
  });

  it.each(['[Content_Types].xml', '_rels/.rels', 'ppt/main.xml', 'ppt/_rels/main.xml.rels'])(
    'without which nothing can be read makes the file corrupt when it is broken: %s',
    (name) => {
      const act = () => {
        const opened = open({ [name]: (deck[name] ?? '').slice(0, -2) });
        opened.scan('/ppt/main.xml', handler);
        opened.relationships('/ppt/main.xml');
      };
      expect(failure(act)).toEqual(['unprocessable', 'file_corrupt']);
    },
  );

  it('that is broken and not essential is for the caller to report', () => {
    expect(scanTheme('<t>')).toEqual(['malformed', '/ppt/theme.xml']);
    const broken = open({ 'ppt/_rels/theme.xml.rels': '<q' });
    expect(failure(() => broken.relationships('/ppt/theme.xml'))).toEqual(['malformed', '/ppt/_rels/theme.xml.rels']);
  });

  it('that is broken and never read does no harm', () => {
    expect(failure(() => open({ 'ppt/theme.xml': '<t' }))).toBeUndefined();
  });

  it('that is not there has no content', () => {
    expect(failure(() => open().scan('/absent.xml', handler))).toBeUndefined();
  });

  it('is named by the refusal', () => {
    const refusal = new PackageRefused('dtd_forbidden', 'A part declares a document type.', '/ppt/theme.xml');
    expect([refusal.part, refusal.extras]).toEqual(['/ppt/theme.xml', { part: '/ppt/theme.xml' }]);
  });
});
