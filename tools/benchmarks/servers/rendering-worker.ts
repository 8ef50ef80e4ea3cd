import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findPrograms, PreviewRenderer } from '@livery/content-infrastructure';

const SAMPLES = path.resolve(import.meta.dirname, '../../../samples');
const FILES = [
  ['brand-faults.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['brand-faults.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
] as const;
const PICTURE = ['harbour-at-dawn.png', 'image/png'] as const;

/** Renders documents, and pictures beside them, as a worker does, between the messages `start` and `stop`. */
const installed = await findPrograms(undefined, process.env['PATH'] ?? '');
const renderer = new PreviewRenderer({ installed });
const { signal } = new AbortController();
let isRunning = false;
let pages = 0;
let loops: readonly Promise<void>[] = [];

process.on('message', (message) => void handle(String(message)));
process.once('SIGTERM', () => void end());
process.send?.({ origin: '', soffice: String(installed.soffice), poppler: String(installed.poppler !== null) });

async function handle(message: string): Promise<void> {
  if (message === 'start') {
    isRunning = true;
    pages = 0;
    loops = [repeat(FILES), repeat([PICTURE])];
    return;
  }
  isRunning = false;
  await Promise.all(loops);
  process.send?.({ pages: String(pages) });
}

async function repeat(files: readonly (readonly [name: string, mediaType: string])[]): Promise<void> {
  while (isRunning) for (const [name, mediaType] of files) await render(path.join(SAMPLES, name), mediaType);
}

async function render(file: string, mediaType: string): Promise<void> {
  const { size } = await stat(file);
  const rendering = await renderer.render({ path: file, size, mediaType }, signal);
  if (typeof rendering === 'string') throw new Error(`${mediaType}: ${rendering}`);
  await using opened = rendering;
  await opened.page(0);
  pages += 1;
}

async function end(): Promise<void> {
  isRunning = false;
  await Promise.all(loops);
  await renderer.close();
  process.exit(0);
}
