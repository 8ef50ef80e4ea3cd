import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OfficeFile, run, sampleDocx, wordParagraph } from '@livery/office-testing';
import { poll } from '@livery/testing';
import sharp from 'sharp';
import { type Composition, COMPOSITIONS } from './compositions.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../samples');
/** LibreOffice takes seconds, and its machine may be busy. */
const RENDERING_MS = 120_000;

let service: Composition;

beforeAll(async () => {
  const start = COMPOSITIONS['api, worker and oauth-server as three processes'];
  if (start === undefined) throw new Error('There is no such composition.');
  service = await start();
}, START_TIMEOUT_MS);

afterAll(async () => service[Symbol.asyncDispose]());

const headers = () => ({ authorization: `Bearer ${service.key}` });
const addressOf = (target: string): string => `${service.apis[0]}/api/v1${target}`;

async function upload(content: Uint8Array, filename: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), filename);
  const response = await fetch(addressOf('/library_assets'), { method: 'POST', headers: headers(), body: form });
  const { id }: { id: string } = await response.json();
  return id;
}

/** The pixels of the preview, which is waited for. */
async function previewOf(id: string) {
  let bytes = Buffer.alloc(0);
  const isThere = async (): Promise<boolean> => {
    const response = await fetch(addressOf(`/library_assets/${id}/preview`), { headers: headers() });
    if (response.ok) bytes = Buffer.from(await response.arrayBuffer());
    return response.ok;
  };
  await poll('the preview to exist', isThere, RENDERING_MS);
  return sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Counts the colours of a picture. A blank page has one. */
function coloursOf(pixels: Buffer): number {
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 3) colours.add(pixels.readUIntBE(at, 3));
  return colours.size;
}

describe('the preview of a document', () => {
  it(
    'shows the first slide of a deck, also if it is hidden',
    async () => {
      const deck = OfficeFile.open(await readFile(path.join(SAMPLES, 'brand-faults.pptx')));
      const shown = await previewOf(await upload(deck.bytes(), 'deck.pptx'));
      expect(Math.max(shown.info.width, shown.info.height)).toBe(1_280);
      expect(coloursOf(shown.data)).toBeGreaterThan(20);
      const slide = 'ppt/slides/slide1.xml';
      deck.write(slide, deck.text(slide).replace('<p:sld ', '<p:sld show="0" '));
      const hidden = await previewOf(await upload(deck.bytes(), 'hidden.pptx'));
      expect(hidden.data.equals(shown.data)).toBe(true);
    },
    2 * RENDERING_MS,
  );

  it(
    'shows the first page of a text document',
    async () => {
      const body = wordParagraph(run('The lighthouse keeper writes'));
      const { data, info } = await previewOf(await upload(sampleDocx({ body }), 'report.docx'));
      expect(info.height).toBe(1_280);
      expect(info.width).toBeGreaterThan(800);
      expect(coloursOf(data)).toBeGreaterThan(10);
    },
    RENDERING_MS,
  );

  it(
    'shows the first page of a PDF',
    async () => {
      const { info, data } = await previewOf(await upload(onePagePdf(), 'page.pdf'));
      expect([info.width, info.height]).toEqual([1_280, 640]);
      expect(data.readUIntBE(data.length - 3, 3)).toBe(0xff0000);
    },
    RENDERING_MS,
  );
});

/** A page of 200 by 100 points, all red. */
function onePagePdf(): Uint8Array {
  const content = '1 0 0 rg 0 0 200 100 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${pdf}${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`);
}
