import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RenderableFile, RenderingFailed } from '@livery/content-application';
import { MAX_FILE_BYTES } from '@livery/office-package';
import type { ConfinedPrograms } from '@livery/process';
import { libreOfficeSettings } from './libreoffice-profile.ts';
import { exitCodeOf } from './exit-code.ts';
import { withoutLinks } from './without-links.ts';

/**
 * The input filter is named, so that LibreOffice reads the file as what it was cleaned as. By its content it might also be a document of
 * another format, whose links are elsewhere.
 */
const FORMATS = {
  presentation: {
    extension: 'pptx',
    input: 'Impress MS PowerPoint 2007 XML',
    // Comments would be icons on the pages.
    output:
      'pdf:impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"},"ExportNotes":{"type":"boolean","value":"false"}}',
  },
  text_document: {
    extension: 'docx',
    input: 'MS Word 2007 XML',
    // Only the first page is shown.
    output: 'pdf:writer_pdf_Export:{"PageRange":{"type":"string","value":"1"}}',
  },
} as const;

const HEADLESS = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo', '--nofirststartwizard'];

/** Makes PDF of Office documents. */
export class LibreOffice {
  /** @param soffice the path of the program */
  constructor(
    private readonly soffice: string,
    private readonly programs: ConfinedPrograms,
  ) {}

  /**
   * Converts a document. Hidden slides are pages, too.
   * @param folder an empty folder for this run, with its own profile
   * @returns the path of the PDF
   * @throws RenderingFailed; the reason of the signal; ChildPoolUnavailable
   */
  async toPdf(file: RenderableFile, kind: keyof typeof FORMATS, folder: string, signal: AbortSignal): Promise<string> {
    if (file.size > MAX_FILE_BYTES) throw new RenderingFailed('too_large');
    const { extension, input, output } = FORMATS[kind];
    const profile = path.join(folder, 'profile');
    await mkdir(path.join(profile, 'user'), { recursive: true });
    await writeFile(path.join(profile, 'user', 'registrymodifications.xcu'), libreOfficeSettings());
    const source = path.join(folder, `document.${extension}`);
    await writeFile(source, withoutLinks(await readFile(file.path), kind));
    const options = [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      ...HEADLESS,
      `--infilter=${input}`,
      '--convert-to',
      output,
      '--outdir',
      folder,
      source,
    ];
    const outcome = await this.programs.run({ program: this.soffice, options, folder, hidesFiles: true }, signal);
    const exitCode = exitCodeOf(outcome);
    const pdf = path.join(folder, 'document.pdf');
    const isThere = await access(pdf).then(
      () => true,
      () => false,
    );
    // LibreOffice also ends with 0 when it could not read the document.
    if (!isThere) throw new RenderingFailed(exitCode === 0 || exitCode === 1 ? 'damaged' : 'crashed');
    return pdf;
  }
}
