import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExtractedText } from '@livery/content-application';
import { writeZip } from '@livery/office-package';
import {
  OfficeFile,
  paragraph,
  run,
  sampleDocx,
  samplePresentation,
  textBox,
  wordParagraph,
} from '@livery/office-testing';
import { ChildPoolUnavailable } from '@livery/process';
import { hasReadableText } from './office-file-types.ts';
import { OfficeparserTextExtractor, type TextExtractorOptions } from './officeparser-text-extractor.ts';
import { nestedPdf, sampleOpenDocument, samplePdf, sampleWorkbook } from './testing/sample-files.ts';
import { TEXT_EXTRACTION_LIMITS } from './text-extraction-limits.ts';

const OOXML = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OOXML}.wordprocessingml.document`;
const PPTX = `${OOXML}.presentationml.presentation`;
const XLSX = `${OOXML}.spreadsheetml.sheet`;
const ODF = 'application/vnd.oasis.opendocument';
const PDF = 'application/pdf';

let folder: string;
let extractor: OfficeparserTextExtractor;
let files = 0;

function open(options: Partial<TextExtractorOptions> = {}): void {
  extractor = new OfficeparserTextExtractor({ ...TEXT_EXTRACTION_LIMITS, ...options });
}

async function textOf(
  bytes: Uint8Array | string,
  mediaType: string,
  signal?: AbortSignal,
): Promise<ExtractedText | null> {
  files += 1;
  const file = path.join(folder, String(files));
  await writeFile(file, bytes);
  return extractor.extract({ path: file, size: Buffer.byteLength(bytes), mediaType }, signal);
}

const words = (text: string): Uint8Array => sampleDocx({ body: wordParagraph(run(text)) });
const healthy = async (): Promise<string | undefined> => (await textOf(words('still healthy'), DOCX))?.text;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-texts-'));
  open();
});

afterAll(async () => {
  await extractor.close();
  await rm(folder, { recursive: true });
});

describe('the text of a file', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['a text document', DOCX, () => words('Die Größe 大きさ')],
    ['a template', `${OOXML}.wordprocessingml.template`, () => words('Die Größe 大きさ')],
    ['a presentation', PPTX, () => samplePresentation({ slides: [textBox(paragraph('Die Größe 大きさ'))] })],
    ['a workbook', XLSX, () => sampleWorkbook('Die Größe 大きさ')],
    ['an OpenDocument text', `${ODF}.text`, () => sampleOpenDocument('text', '<text:p>Die Größe 大きさ</text:p>')],
    [
      'an OpenDocument presentation',
      `${ODF}.presentation`,
      () =>
        sampleOpenDocument(
          'presentation',
          '<draw:page draw:name="one"><draw:frame><draw:text-box><text:p>Die Größe 大きさ</text:p></draw:text-box></draw:frame></draw:page>',
        ),
    ],
    [
      'an OpenDocument spreadsheet',
      `${ODF}.spreadsheet`,
      () =>
        sampleOpenDocument(
          'spreadsheet',
          '<table:table table:name="T"><table:table-row><table:table-cell><text:p>Die Größe 大きさ</text:p></table:table-cell></table:table-row></table:table>',
        ),
    ],
  ])('of %s is read', async (_, mediaType, bytes) => {
    const extracted = await textOf(bytes(), mediaType);
    expect(extracted?.text).toContain('Die Größe 大きさ');
    expect(extracted?.isCut).toBe(false);
  });

  it('of a PDF is read, with its title', async () => {
    const pdf = samplePdf('BT /F1 24 Tf 72 720 Td (Hello brand) Tj ET', 'Guidelines 2026');
    expect(await textOf(pdf, PDF)).toEqual({ text: 'Hello brand', title: 'Guidelines 2026', isCut: false });
  });

  it.each(['text/plain', 'text/csv', 'text/markdown', 'application/json'])('of %s is the file', async (mediaType) => {
    expect(await textOf('\ufeffEins,  zwei\r\n\0drei\ud83d\udca1', mediaType)).toEqual({
      text: 'Eins, zwei\ndrei\u{1f4a1}',
      title: null,
      isCut: false,
    });
  });

  it('is cut after a million characters, and never within one', async () => {
    const emoji = await textOf('\u{1f4a1}'.repeat(600_000), 'text/plain');
    expect(emoji).toMatchObject({ isCut: true, title: null });
    expect(emoji?.text.length).toBe(1_000_000);
    const odd = await textOf(`a${'\u{1f4a1}'.repeat(600_000)}`, 'text/plain');
    expect(odd?.text.length).toBe(999_999);
    const document = await textOf(words('word '.repeat(300_000)), DOCX);
    expect(document).toMatchObject({ isCut: true });
    expect(document?.text.length).toBe(1_000_000);
  });

  it('is null for types without text, and for text in another encoding', async () => {
    expect(await textOf('x', 'image/png')).toBeNull();
    expect(await textOf(Buffer.from('Größe', 'latin1'), 'text/plain')).toBeNull();
    expect([PDF, 'text/csv', `${ODF}.text`].every(hasReadableText)).toBe(true);
    expect(['image/png', 'application/zip', 'application/x-cfb'].some(hasReadableText)).toBe(false);
  });
});

describe('a file that is damaged or hostile', () => {
  it.each<[string, string, () => Uint8Array | string]>([
    ['is empty', DOCX, () => ''],
    ['is of another type than it says', PPTX, () => samplePdf('BT ET')],
    ['is a workbook that says it is a PDF', PDF, () => sampleWorkbook('cell')],
    ['is cut off', DOCX, () => words('cut off').subarray(0, 700)],
    ['is an archive of itself in name only', DOCX, () => writeZip([{ name: 'word/document.xml', data: '<x' }])],
    ['nests its elements 200,000 deep', DOCX, () => deep(200_000)],
    ['declares entities that multiply', DOCX, () => entities()],
    ['inflates to 400 MB', DOCX, () => archiveBomb(400)],
    ['is garbage after the signature of PDF', PDF, () => `%PDF-1.7\n${'\u0001garbage'.repeat(1_000)}`],
    ['is encrypted', PDF, () => encryptedPdf()],
  ])('that %s has no text or little, and the next file is read', async (_, mediaType, bytes) => {
    const extracted = await textOf(bytes(), mediaType);
    expect((extracted?.text ?? '').length).toBeLessThan(1_000_001);
    expect(extracted?.text ?? '').not.toContain('lollol');
    expect(await healthy()).toBe('still healthy');
  });

  function deep(levels: number): Uint8Array {
    const body = `${'<w:sdt><w:sdtContent>'.repeat(levels)}${'</w:sdtContent></w:sdt>'.repeat(levels)}`;
    return sampleDocx({ body });
  }

  function entities(): Uint8Array {
    const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const data = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "lol">${levels.join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`;
    const others = OfficeFile.open(words('x'))
      .parts()
      .filter(({ name }) => name !== 'word/document.xml');
    return writeZip([...others, { name: 'word/document.xml', data }]);
  }

  function archiveBomb(megabytes: number): Uint8Array {
    const body = wordParagraph(run(' '.repeat(1_000)));
    const parts = Object.fromEntries(
      Array.from({ length: megabytes / 20 }, (_, part) => [`word/header${part + 1}.xml`, ' '.repeat(20 * 1_048_576)]),
    );
    return sampleDocx({ body, parts });
  }

  function encryptedPdf(): Buffer {
    const plain = samplePdf('BT /F1 24 Tf 72 720 Td (secret) Tj ET').toString('latin1');
    const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`;
    return Buffer.from(plain.replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`), 'latin1');
  }
});

describe('the reading of texts', () => {
  afterEach(async () => {
    await extractor.close();
    open();
  });

  it('gives up on a file that takes too much processor time, and reads the next', async () => {
    await extractor.close();
    open({ deadlineMs: 1_000 });
    const huge = sampleDocx({ body: wordParagraph(run('word')).repeat(400_000) });
    expect(await textOf(huge, DOCX)).toBeNull();
    expect(await healthy()).toBe('still healthy');
  });

  it('gives up on a PDF that draws its forms ten million times, and reads the next', async () => {
    await extractor.close();
    open({ deadlineMs: 5_000 });
    expect(await textOf(nestedPdf(2), PDF)).toMatchObject({ text: 'a'.repeat(10) });
    expect(await textOf(nestedPdf(8), PDF)).toBeNull();
    expect(await healthy()).toBe('still healthy');
  });

  it('gives up on a file that takes too much memory, and reads the next', async () => {
    await extractor.close();
    open({ heapMb: 48 });
    const huge = sampleDocx({ body: wordParagraph(run('word')).repeat(400_000) });
    expect(await textOf(huge, DOCX)).toBeNull();
    expect(await healthy()).toBe('still healthy');
  });

  it('ends when its caller gives up', async () => {
    const gone = new AbortController();
    const reading = textOf(sampleDocx({ body: wordParagraph(run('word')).repeat(400_000) }), DOCX, gone.signal);
    gone.abort(new Error('gave up'));
    await expect(reading).rejects.toThrow('gave up');
  });

  it('throws when nothing can be read at the moment, or the file is not there', async () => {
    await expect(extractor.extract({ path: path.join(folder, 'none'), size: 1, mediaType: PDF })).rejects.toThrow(
      'ENOENT',
    );
    await extractor.close();
    await expect(textOf(samplePdf(''), PDF)).rejects.toThrow(ChildPoolUnavailable);
  });

  it('writes no file', async () => {
    const before = await readdir(folder);
    await extractor.extract({ path: path.join(folder, '1'), size: 10, mediaType: DOCX });
    expect(await readdir(folder)).toEqual(before);
  });
});
