import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { samplePng } from '@livery/office-testing';
import { ConfinedPrograms } from '@livery/process';
import { LibreOffice } from './libreoffice.ts';
import { documentWithPicture, type Kind, leadingPictures, svgWith } from './testing/picture-documents.ts';

const SOFFICE = '/usr/bin/soffice';
const LIMITS = { wallMs: 120_000, processorMs: 60_000, memoryMb: 1_536, fileMb: 512 };
const SECRET = [255, 0, 255] as const;
const BLUE = [0, 0, 255] as const;
const { signal } = new AbortController();
const run = promisify(execFile);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-office-'));
  const picture = samplePng(64, 64, () => [...SECRET, 255]);
  await writeFile(path.join(folder, 'secret.png'), picture);
  await writeFile(path.join(folder, 'secret.svg'), svgWith('').replace('#0000ff', '#ff00ff'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Converts a document as the worker does on a machine that has no walls. @returns the pixels of its first page */
async function pixelsOf(kind: Kind, bytes: Uint8Array): Promise<Buffer> {
  const source = path.join(folder, 'source');
  await writeFile(source, bytes);
  const place = path.join(folder, 'run');
  await mkdir(place);
  const programs = new ConfinedPrograms({ places: 1, queueLength: 1, limits: LIMITS, walls: [] });
  try {
    const file = { path: source, size: bytes.length, mediaType: '' };
    return await firstPage(await new LibreOffice(SOFFICE, programs).toPdf(file, kind, place, signal));
  } finally {
    await programs.close();
  }
}

/** Converts a document as anybody would. */
async function pixelsUnprotected(kind: Kind, bytes: Uint8Array): Promise<Buffer> {
  const source = path.join(folder, kind === 'presentation' ? 'document.pptx' : 'document.docx');
  await writeFile(source, bytes);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, source];
  await run(SOFFICE, options, { timeout: 120_000, env: { HOME: folder, PATH: '/usr/bin:/bin' } });
  return firstPage(path.join(folder, 'document.pdf'));
}

/** Three bytes a pixel. */
async function firstPage(pdf: string): Promise<Buffer> {
  const page = path.join(folder, 'page');
  await run('/usr/bin/pdftoppm', ['-r', '30', '-f', '1', '-l', '1', '-singlefile', pdf, page]);
  const file = await readFile(`${page}.ppm`);
  const [header = ''] = /^P6\s+\d+\s+\d+\s+255\s/.exec(file.subarray(0, 100).toString('latin1')) ?? [];
  return file.subarray(header.length);
}

function shows(pixels: Buffer, colour: readonly [number, number, number]): boolean {
  for (let at = 0; at < pixels.length; at += 3) {
    if (colour.every((value, index) => Math.abs((pixels[at + index] ?? 0) - value) < 32)) return true;
  }
  return false;
}

const address = (name: string): string => pathToFileURL(path.join(folder, name)).href;
const KINDS = ['presentation', 'text_document'] as const;
const ATTACKS = leadingPictures('').map(([what], index) => [what, index] as const);

describe.each(KINDS)('a %s with a picture that leads to a local file', (kind) => {
  it('shows that file if nothing is done about it', async () => {
    const picture = leadingPictures(address('secret.png'))[0]?.[2] ?? '';
    expect(shows(await pixelsUnprotected(kind, documentWithPicture(kind, 'x.svg', picture)), SECRET)).toBe(true);
  });

  it.each(ATTACKS)('does not show that file: %s', async (_, index) => {
    const [, name = '', picture = ''] = leadingPictures(address('secret.png'))[index] ?? [];
    expect(shows(await pixelsOf(kind, documentWithPicture(kind, name, picture)), SECRET)).toBe(false);
  });

  it('does not show it if it is an SVG, either', async () => {
    const [, name = '', picture = ''] = leadingPictures(address('secret.svg'))[0] ?? [];
    expect(shows(await pixelsOf(kind, documentWithPicture(kind, name, picture)), SECRET)).toBe(false);
  });

  it('shows an SVG that leads nowhere', async () => {
    expect(shows(await pixelsOf(kind, documentWithPicture(kind, 'x.svg', svgWith(''))), BLUE)).toBe(true);
  });
});
