import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Hidden slides are pages, too; comments, which LibreOffice would show as notes on the page, are not. */
const EXPORT = {
  ExportHiddenSlides: { type: 'boolean', value: 'true' },
  ExportNotes: { type: 'boolean', value: 'false' },
};
const TO_TEXT = 'txt:Text (encoded):UTF8';
const TO_PDF = { presentation: `pdf:impress_pdf_Export:${JSON.stringify(EXPORT)}`, document: 'pdf:writer_pdf_Export' };
export const DOTS_PER_INCH = 48;
/** A word in the output of `pdftotext -bbox`. */
const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
const TIMEOUT_MS = 120_000;
/** A conversion may take this long for each file, besides the start of LibreOffice. */
const TIMEOUT_PER_FILE_MS = 10_000;
const run = promisify(execFile);

/** A page as pdftoppm writes it: a header with the size, then three bytes for each dot. */
export type PageImage = Buffer;

/**
 * Renders presentations with LibreOffice, all slides of each, also hidden ones.
 * @param directory holds the profile of LibreOffice, which the next call uses again, and the pages meanwhile
 * @param files their names, without folder and extension, differ
 * @returns the pages of each file, in order; none if LibreOffice does not read the file
 */
export function pageImages(directory: string, files: readonly string[]): Promise<readonly (readonly PageImage[])[]> {
  return converted(directory, files, TO_PDF.presentation, imagesOf);
}

/** A word on a page, with its box in points. */
export interface PageWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The slides of a presentation as LibreOffice draws them. */
export interface RenderedSlides {
  readonly pages: readonly PageImage[];
  /** The words of each page. */
  readonly words: readonly (readonly PageWord[])[];
}

/** Renders presentations as `pageImages` does, and says where words are. */
export function renderedSlides(directory: string, files: readonly string[]): Promise<readonly RenderedSlides[]> {
  return converted(directory, files, TO_PDF.presentation, async (pdf) => ({
    pages: await imagesOf(pdf),
    words: await wordsOf(pdf),
  }));
}

/** What LibreOffice makes of a text document. */
export interface RenderedText {
  /** None if LibreOffice does not read the file. */
  readonly pages: readonly PageImage[];
  /** The text of each page. */
  readonly texts: readonly string[];
  /** The paragraphs of the body. */
  readonly paragraphs: readonly string[];
}

/** Renders text documents with LibreOffice; the parameters are those of `pageImages`. */
export async function renderedTexts(directory: string, files: readonly string[]): Promise<readonly RenderedText[]> {
  const paragraphs = await converted(directory, files, TO_TEXT, linesOf);
  const pages = await converted(directory, files, TO_PDF.document, async (pdf) => ({
    pages: await imagesOf(pdf),
    texts: await pageTextsOf(pdf),
  }));
  return pages.map((rendered, index) => ({ ...rendered, paragraphs: paragraphs[index] ?? [] }));
}

async function converted<Result>(
  directory: string,
  files: readonly string[],
  filter: string,
  read: (result: string) => Promise<Result>,
): Promise<readonly Result[]> {
  const output = path.join(directory, 'pages');
  const resultOf = (file: string): string =>
    path.join(output, `${path.basename(file, path.extname(file))}.${/^\w+/.exec(filter)?.[0] ?? ''}`);
  await mkdir(output, { recursive: true });
  try {
    await convert(directory, { output, filter }, files);
    const missing = await Promise.all(files.map(async (file) => !(await isThere(resultOf(file)))));
    // A file on which LibreOffice crashes takes the ones after it with it.
    const again = files.filter((_, index) => missing[index] === true);
    if (again.length < files.length) for (const file of again) await convert(directory, { output, filter }, [file]);
    const results: Result[] = [];
    for (const file of files) results.push(await read(resultOf(file)));
    return results;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function convert(
  directory: string,
  { output, filter }: { readonly output: string; readonly filter: string },
  files: readonly string[],
): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(directory, 'profile')).href}`;
  const parameters = [profile, '--headless', '--norestore', '--convert-to', filter, '--outdir', output, ...files];
  const timeout = TIMEOUT_MS + files.length * TIMEOUT_PER_FILE_MS;
  // The exit code does not tell which file was not converted; the missing result does.
  await run('soffice', parameters, { timeout, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 }).catch(() => undefined);
}

async function imagesOf(pdf: string): Promise<readonly PageImage[]> {
  if (!(await isThere(pdf))) return [];
  const prefix = pdf.slice(0, -'.pdf'.length);
  await run('pdftoppm', ['-r', String(DOTS_PER_INCH), pdf, prefix], { timeout: TIMEOUT_MS });
  const names = (await readdir(path.dirname(pdf))).filter(
    (name) => name.startsWith(`${path.basename(prefix)}-`) && name.endsWith('.ppm'),
  );
  return Promise.all(names.sort(byNumber).map((name) => readFile(path.join(path.dirname(pdf), name))));
}

async function wordsOf(pdf: string): Promise<readonly (readonly PageWord[])[]> {
  if (!(await isThere(pdf))) return [];
  const { stdout } = await run('pdftotext', ['-bbox', pdf, '-'], { timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 });
  const pages = stdout.split('<page ').slice(1);
  return pages.map((page) =>
    Array.from(page.matchAll(WORD), ([, x, y, right, bottom, text = '']) =>
      wordOf(text, [x, y, right, bottom].map(Number)),
    ),
  );
}

function wordOf(text: string, [x = 0, y = 0, right = 0, bottom = 0]: readonly number[]): PageWord {
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return { text: plain, x, y, width: right - x, height: bottom - y };
}

async function pageTextsOf(pdf: string): Promise<readonly string[]> {
  if (!(await isThere(pdf))) return [];
  const { stdout } = await run('pdftotext', [pdf, '-'], { timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 });
  return stdout.split('\f').slice(0, -1);
}

async function linesOf(text: string): Promise<readonly string[]> {
  return (await isThere(text)) ? (await readFile(text, 'utf8')).split('\n') : [];
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
