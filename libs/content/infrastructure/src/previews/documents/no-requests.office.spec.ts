import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfinedPrograms, type ConfinedProgramsOptions } from '@livery/process';
import { LibreOffice } from './libreoffice.ts';
import { CanaryServer } from './testing/canary-server.ts';
import { linkingDeck, linkingDocument, twofoldDeck } from './testing/linking-documents.ts';
import { withoutLinks } from './without-links.ts';

const SOFFICE = '/usr/bin/soffice';
const LIMITS = { wallMs: 120_000, processorMs: 60_000, memoryMb: 1_536, fileMb: 512 };
const { signal } = new AbortController();

let folder: string;
let canary: CanaryServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-office-'));
  canary = await CanaryServer.start();
});

afterEach(async () => {
  await canary.stop();
  await rm(folder, { recursive: true });
});

type Kind = 'presentation' | 'text_document';

/** Converts a document as the worker does. @returns the size of the PDF */
async function convert(bytes: Uint8Array, kind: Kind, walls?: ConfinedProgramsOptions['walls']): Promise<number> {
  const source = path.join(folder, 'source');
  await writeFile(source, bytes);
  const run = path.join(folder, 'run');
  await mkdir(run);
  const programs = new ConfinedPrograms({ places: 1, queueLength: 1, limits: LIMITS, ...(walls && { walls }) });
  try {
    const file = { path: source, size: bytes.length, mediaType: '' };
    return (await readFile(await new LibreOffice(SOFFICE, programs).toPdf(file, kind, run, signal))).length;
  } finally {
    await programs.close();
  }
}

/** Converts a document as anybody would. */
async function convertUnprotected(bytes: Uint8Array, name: string): Promise<void> {
  const source = path.join(folder, name);
  await writeFile(source, bytes);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, source];
  await promisify(execFile)(SOFFICE, options, { timeout: 120_000, env: { HOME: folder, PATH: '/usr/bin:/bin' } });
}

const DOCUMENTS = [
  ['presentation', 'deck.pptx', linkingDeck],
  ['text_document', 'report.docx', linkingDocument],
] as const;

describe.each(DOCUMENTS)('a %s with links', (kind, name, make) => {
  it('has LibreOffice fetch them if nothing is done about it', async () => {
    await convertUnprotected(make(canary.origin), name);
    expect(canary.hits.length).toBeGreaterThan(0);
  });

  it('sends no request when it is rendered, be the network closed', async () => {
    expect(await convert(make(canary.origin), kind)).toBeGreaterThan(500);
    expect(canary.hits).toEqual([]);
  });

  it('sends no request when it is rendered, be the network open', async () => {
    expect(await convert(make(canary.origin), kind, [])).toBeGreaterThan(500);
    expect(canary.hits).toEqual([]);
  });

  it('leads nowhere once it is cleaned, also for a LibreOffice with its usual settings', async () => {
    await convertUnprotected(withoutLinks(make(canary.origin), kind), name);
    expect(canary.hits).toEqual([]);
  });
});

describe('a presentation that is also one of the OpenDocument format', () => {
  it('is read as what was cleaned', async () => {
    await convert(twofoldDeck(canary.origin), 'presentation', []);
    const { stdout } = await promisify(execFile)('pdfinfo', [path.join(folder, 'run', 'document.pdf')]);
    expect(stdout).toMatch(/^Pages:\s+8$/m);
    expect(canary.hits).toEqual([]);
  });
});
