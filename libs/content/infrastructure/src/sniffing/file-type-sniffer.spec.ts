import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeZip } from '@livery/office-package';
import {
  OfficeFile,
  type Painter,
  sampleDocx,
  sampleJpeg,
  samplePng,
  samplePresentation,
} from '@livery/office-testing';
import * as fc from 'fast-check';
import type { SniffedFile } from '@livery/content-application';
import { assertBelow, timed } from '@livery/testing';
import { sampleOpenDocument, samplePdf, sampleWorkbook } from '../text/testing/sample-files.ts';
import { FileTypeSniffer } from './file-type-sniffer.ts';

const OOXML = 'application/vnd.openxmlformats-officedocument';
const UNKNOWN = { mediaType: 'application/octet-stream', type: 'other', width: null, height: null };

let folder: string;
let files = 0;

async function sniffed(bytes: Uint8Array | string, filename = 'file'): Promise<SniffedFile> {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, bytes);
  const found = await new FileTypeSniffer().sniff({ path: file, filename });
  await rm(file);
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-sniffing-'));
});

afterAll(async () => rm(folder, { recursive: true }));

/** An Office file whose main part has another content type. */
function withMainType(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const parts = OfficeFile.open(bytes).parts();
  return writeZip(
    parts.map(({ name, data }) =>
      name === '[Content_Types].xml'
        ? { name, data: (typeof data === 'string' ? data : Buffer.from(data).toString()).replace(from, to) }
        : { name, data },
    ),
  );
}

const paint: Painter = () => [1, 2, 3, 255];
const pptx = (): Uint8Array => samplePresentation({ slides: [''] });
const docx = (): Uint8Array => sampleDocx({});
const presentationOf = (type: string): Uint8Array =>
  withMainType(pptx(), `${OOXML}.presentationml.presentation.main+xml`, type);
const documentOf = (type: string): Uint8Array =>
  withMainType(docx(), `${OOXML}.wordprocessingml.document.main+xml`, type);
const workbookOf = (type: string): Uint8Array =>
  withMainType(sampleWorkbook('1'), `${OOXML}.spreadsheetml.sheet.main+xml`, type);

describe('an Office file', () => {
  it.each<[string, string, () => Uint8Array]>([
    [`${OOXML}.presentationml.presentation`, 'presentation', pptx],
    [
      `${OOXML}.presentationml.slideshow`,
      'presentation',
      () => presentationOf(`${OOXML}.presentationml.slideshow.main+xml`),
    ],
    [`${OOXML}.presentationml.template`, 'template', () => presentationOf(`${OOXML}.presentationml.template.main+xml`)],
    [
      'application/vnd.ms-powerpoint.presentation.macroenabled.12',
      'presentation',
      () => presentationOf('application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml'),
    ],
    [
      'application/vnd.ms-powerpoint.template.macroenabled.12',
      'template',
      () => presentationOf('application/vnd.ms-powerpoint.template.macroEnabled.main+xml'),
    ],
    [`${OOXML}.wordprocessingml.document`, 'document', docx],
    [`${OOXML}.wordprocessingml.template`, 'template', () => documentOf(`${OOXML}.wordprocessingml.template.main+xml`)],
    [
      'application/vnd.ms-word.document.macroenabled.12',
      'document',
      () => documentOf('application/vnd.ms-word.document.macroEnabled.main+xml'),
    ],
    [
      'application/vnd.ms-word.template.macroenabled.12',
      'template',
      () => documentOf('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
    ],
    [`${OOXML}.spreadsheetml.sheet`, 'document', () => sampleWorkbook('1')],
    [`${OOXML}.spreadsheetml.template`, 'template', () => workbookOf(`${OOXML}.spreadsheetml.template.main+xml`)],
    [
      'application/vnd.ms-excel.sheet.macroenabled.12',
      'document',
      () => workbookOf('application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
    ],
    ['application/vnd.oasis.opendocument.text', 'document', () => sampleOpenDocument('text', '')],
    ['application/vnd.oasis.opendocument.presentation', 'presentation', () => sampleOpenDocument('presentation', '')],
    ['application/vnd.oasis.opendocument.spreadsheet', 'document', () => sampleOpenDocument('spreadsheet', '')],
  ])('is a %s by its main part, whatever it is called', async (mediaType, type, bytes) => {
    expect(await sniffed(bytes(), 'picture.png')).toEqual({ mediaType, type, width: null, height: null });
  });

  it.each<[string, () => Uint8Array]>([
    ['holds anything else', () => writeZip([{ name: 'a.txt', data: 'a' }])],
    ['is empty', () => writeZip([])],
    ['has content types, but no main part', () => writeZip([{ name: '[Content_Types].xml', data: '<Types/>' }])],
    ['says that it is a picture', () => writeZip([{ name: 'mimetype', data: 'image/png' }])],
    ['is cut off', () => pptx().subarray(0, 2_000)],
    ['has content types that inflate to 8 MB', () => bloated('[Content_Types].xml')],
    ['has a document type in its relationships', () => withDoctype()],
  ])('that %s is an archive', async (_, bytes) => {
    expect(await sniffed(bytes(), 'deck.pptx')).toMatchObject({ mediaType: 'application/zip', type: 'other' });
  });

  function bloated(part: string): Uint8Array {
    const others = OfficeFile.open(pptx())
      .parts()
      .filter(({ name }) => name !== part);
    return writeZip([{ name: part, data: ' '.repeat(8 * 1_048_576) }, ...others]);
  }

  function withDoctype(): Uint8Array {
    const others = OfficeFile.open(pptx())
      .parts()
      .filter(({ name }) => name !== '_rels/.rels');
    return writeZip([{ name: '_rels/.rels', data: '<!DOCTYPE a [<!ENTITY x "y">]><a/>' }, ...others]);
  }

  it('of the old format is told by its extension, as is one with a password', async () => {
    const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024)]);
    expect(await sniffed(bytes, 'a.ppt')).toMatchObject({
      mediaType: 'application/vnd.ms-powerpoint',
      type: 'presentation',
    });
    expect(await sniffed(bytes, 'a.DOC')).toMatchObject({ mediaType: 'application/msword', type: 'document' });
    expect(await sniffed(bytes, 'a.pptx')).toMatchObject({ mediaType: 'application/x-cfb', type: 'presentation' });
    expect(await sniffed(bytes, 'a.msi')).toMatchObject({ mediaType: 'application/x-cfb', type: 'other' });
  });
});

describe('a picture', () => {
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([3, 0, 5, 0, 0, 0, 0])]);
  const webp = Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([30, 0, 0, 0]),
    Buffer.from('WEBPVP8X'),
    Buffer.from([10, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 8, 0, 0]),
  ]);

  it.each<[string, () => Uint8Array, number, number]>([
    ['image/png', () => samplePng(7, 9, paint), 7, 9],
    ['image/jpeg', () => sampleJpeg(16, 8, paint), 16, 8],
    ['image/gif', () => gif, 3, 5],
    ['image/webp', () => webp, 7, 9],
  ])('%s has the size of its header', async (mediaType, bytes, width, height) => {
    expect(await sniffed(bytes(), 'file.pdf')).toEqual({ mediaType, type: 'image', width, height });
  });

  it('has no size where the header does not say one', async () => {
    expect(await sniffed(samplePng(7, 9, paint).subarray(0, 14))).toMatchObject({ width: null, height: null });
    expect(await sniffed(gif.subarray(0, 8))).toMatchObject({ width: null, height: null });
    const absurd = Buffer.from(samplePng(7, 9, paint));
    absurd.writeUInt32BE(2_400_000_000, 16);
    absurd.writeUInt32BE(1, 20);
    expect(await sniffed(absurd)).toMatchObject({ mediaType: 'image/png', width: null, height: null });
  });

  it('of a camera has its size behind its profiles', async () => {
    const jpeg = Buffer.from(sampleJpeg(16, 8, paint));
    const profile = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(65_533)]);
    const camera = Buffer.concat([jpeg.subarray(0, 2), profile, profile, profile, jpeg.subarray(2)]);
    expect(await sniffed(camera)).toEqual({ mediaType: 'image/jpeg', type: 'image', width: 16, height: 8 });
  });
});

describe('markup', () => {
  const SVG = 'xmlns="http://www.w3.org/2000/svg"';

  it.each<[string, string, number | null, number | null]>([
    ['a plain root', `<svg ${SVG} viewBox="0 0 24 12"/>`, 24, 12],
    [
      'a declaration and comments',
      `\ufeff<?xml version="1.0"?>\n<!-- one --><svg ${SVG} viewBox="-1,-1,24.4,12.6"/>`,
      24,
      13,
    ],
    [
      'a document type without declarations',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd"><svg ${SVG} width="10px" height="20"/>`,
      10,
      20,
    ],
    ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="100%" height="1cm" viewBox="0 0 3 4"/>', 3, 4],
    ['no size', `<svg ${SVG}/>`, null, null],
    ['a size that is absurd', `<svg ${SVG} viewBox="0 0 1e99 -4" width="99999999999999"/>`, null, null],
    ['children that are cut off', `<svg ${SVG} viewBox="0 0 1 1"><path d="${'M0 0ü'.repeat(40_000)}"/></svg>`, 1, 1],
  ])('with %s is an SVG icon', async (_, text, width, height) => {
    expect(await sniffed(text, 'a.txt')).toEqual({ mediaType: 'image/svg+xml', type: 'icon', width, height });
  });

  it.each<[string, string, string]>([
    ['with declarations of its own', `<!DOCTYPE svg [<!ENTITY x "y">]><svg ${SVG}/>`, 'text/plain'],
    [
      'with declarations after an XML declaration',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg ${SVG}/>`,
      'application/xml',
    ],
    ['of another namespace', '<svg xmlns="urn:other"/>', 'application/xml'],
    ['without a namespace', '<svg viewBox="0 0 1 1"/>', 'application/xml'],
    ['below another root', `<a><svg ${SVG}/></a>`, 'application/xml'],
    ['of a web page', `<!doctype html><svg ${SVG}/>`, 'text/html'],
    ['of a web page without a document type', `<!-- x --> <HTML><svg ${SVG}/>`, 'text/html'],
    ['of a broken tag', `<svg ${SVG} viewBox="0 0 1 1" viewBox="0 0 1 1"/>`, 'text/plain'],
    ['of nothing', '< svg', 'text/plain'],
  ])('%s is no icon', async (_, text, mediaType) => {
    const { type, ...found } = await sniffed(text, 'a.svg');
    expect(found).toEqual({ mediaType, width: null, height: null });
    expect(type).not.toBe('icon');
  });
});

describe('markup that begins with comments', () => {
  it(
    'is looked at in a moment, wherever they may end',
    timed(async () => {
      const began = process.threadCpuUsage();
      await sniffed('<!-' + '---><!----><!-'.repeat(14));
      const { user, system } = process.threadCpuUsage(began);
      assertBelow((user + system) / 1_000, 500);
    }),
  );
});

describe('text', () => {
  it.each([
    ['Größe', 'a', 'text/plain', 'document'],
    ['Größe', 'a.png', 'text/plain', 'document'],
    ['a,b', 'a.CSV', 'text/csv', 'document'],
    ['# Title', 'a.md', 'text/markdown', 'document'],
    [' {"a": 1}', 'a.json', 'application/json', 'other'],
    ['no JSON', 'a.json', 'text/plain', 'document'],
    ['BMW builds cars', 'a.bmp', 'text/plain', 'document'],
    ['{\\rtf1 x}', 'a.txt', 'application/rtf', 'document'],
    ['%!PS-Adobe-3.0', 'a.txt', 'application/postscript', 'other'],
  ])('%j, called %s, is %s', async (text, filename, mediaType, type) => {
    expect(await sniffed(text, filename)).toEqual({ mediaType, type, width: null, height: null });
  });

  it('may be cut off within a character', async () => {
    expect(await sniffed(`a${'ü'.repeat(40_000)}`)).toMatchObject({ mediaType: 'text/plain' });
  });

  it.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(100)],
    ['text of another encoding', Buffer.from('Größe', 'latin1')],
    ['text with a NUL', Buffer.from('a\0b')],
    ['a character that is cut off', Buffer.from('ü').subarray(0, 1)],
  ])('is not %s', async (_, bytes) => {
    expect(await sniffed(bytes, 'a.txt')).toEqual(UNKNOWN);
  });
});

describe('other files', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['application/pdf', 'document', () => samplePdf('')],
    ['application/pdf', 'document', () => Buffer.concat([Buffer.alloc(900, 1), samplePdf('')])],
    ['font/woff2', 'font', () => Buffer.concat([Buffer.from('wOF2'), Buffer.from([0, 1, 0, 0]), Buffer.alloc(64)])],
    [
      'video/mp4',
      'video',
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]),
    ],
    ['application/x-elf', 'other', () => Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(64)])],
  ])('are known by their signature: %s', async (mediaType, type, bytes) => {
    expect(await sniffed(bytes(), 'a.txt')).toEqual({ mediaType, type, width: null, height: null });
  });

  it('contradict their names', () => {
    const found = { mediaType: 'image/png', type: 'image', width: 1, height: 1 } as const;
    const sniffer = new FileTypeSniffer();
    expect(sniffer.isContradicted({ mediaType: 'application/pdf', filename: 'a.pdf' }, found)).toBe(true);
    expect(sniffer.isContradicted({ mediaType: 'image/png', filename: 'a.png' }, found)).toBe(false);
  });
});

describe('any bytes', () => {
  const filename = fc.constantFrom('a', 'a.pptx', 'a.svg', 'a.csv', '__proto__', 'a.__proto__');

  function checkShape({ mediaType, width, height }: SniffedFile): void {
    expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
    for (const side of [width, height]) {
      expect(side === null || (Number.isInteger(side) && side > 0 && side <= 1_000_000)).toBe(true);
    }
  }

  it('are of some type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), filename, async (bytes, name) => {
        checkShape(await sniffed(bytes, name));
      }),
    );
  });

  const SIGNATURES = [
    'PK\x03\x04',
    '%PDF-',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    'GIF89a',
    'RIFF\0\0\0\0WEBP',
    'II*\0',
    '\x00\x00\x00\x18ftyp',
    '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9',
    'ID3',
    '\x1f\x8b\x08',
    'OggS',
    '\x1a\x45\xdf\xa3',
    '<?xml version="1.0"?>',
    '<svg ',
    '\xfe\xff\0<\0?',
  ];

  it('behind a signature are of some type', async () => {
    const signature = fc.constantFrom(...SIGNATURES).map((text) => Buffer.from(text, 'latin1'));
    await fc.assert(
      fc.asyncProperty(signature, fc.uint8Array({ maxLength: 600 }), filename, async (start, rest, name) => {
        checkShape(await sniffed(Buffer.concat([start, rest]), name));
      }),
    );
  });

  it('that were changed in a real file are of some type', async () => {
    const real = [
      pptx(),
      docx(),
      sampleWorkbook('1'),
      sampleOpenDocument('text', ''),
      samplePdf('BT ET'),
      samplePng(7, 9, paint),
      sampleJpeg(16, 8, paint),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0"/></svg>'),
    ];
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...real),
        fc.array(change, { maxLength: 20 }),
        fc.nat(),
        async (file, changes, cut) => {
          const bytes = Buffer.from(file);
          // Half of the changes concern the directory at the end of an archive, and the header at the beginning of all others.
          for (const [at, byte] of changes)
            bytes[at % 2 === 0 ? at % bytes.length : bytes.length - 1 - (at % Math.min(bytes.length, 400))] = byte;
          checkShape(await sniffed(cut % 3 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes));
        },
      ),
    );
  });
});
