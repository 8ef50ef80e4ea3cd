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
const TO_PDF = `pdf:impress_pdf_Export:${JSON.stringify(EXPORT)}`;
const DOTS_PER_INCH = '48';
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
export async function pageImages(
  directory: string,
  files: readonly string[],
): Promise<readonly (readonly PageImage[])[]> {
  const output = path.join(directory, 'pages');
  await mkdir(output, { recursive: true });
  try {
    await convert(directory, output, files);
    const missing = await Promise.all(files.map(async (file) => !(await isThere(pdfOf(output, file)))));
    // A file on which LibreOffice crashes takes the ones after it with it.
    const again = files.filter((_, index) => missing[index] === true);
    if (again.length < files.length) for (const file of again) await convert(directory, output, [file]);
    const images: (readonly PageImage[])[] = [];
    for (const file of files) images.push(await imagesOf(pdfOf(output, file)));
    return images;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function convert(directory: string, output: string, files: readonly string[]): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(directory, 'profile')).href}`;
  const parameters = [profile, '--headless', '--norestore', '--convert-to', TO_PDF, '--outdir', output, ...files];
  const timeout = TIMEOUT_MS + files.length * TIMEOUT_PER_FILE_MS;
  // The exit code does not tell which file was not converted; the missing result does.
  await run('soffice', parameters, { timeout, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 }).catch(() => undefined);
}

async function imagesOf(pdf: string): Promise<readonly PageImage[]> {
  if (!(await isThere(pdf))) return [];
  const prefix = pdf.slice(0, -'.pdf'.length);
  await run('pdftoppm', ['-r', DOTS_PER_INCH, pdf, prefix], { timeout: TIMEOUT_MS });
  const names = (await readdir(path.dirname(pdf))).filter(
    (name) => name.startsWith(`${path.basename(prefix)}-`) && name.endsWith('.ppm'),
  );
  return Promise.all(names.sort(byNumber).map((name) => readFile(path.join(path.dirname(pdf), name))));
}

function pdfOf(output: string, file: string): string {
  return path.join(output, `${path.basename(file, path.extname(file))}.pdf`);
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
