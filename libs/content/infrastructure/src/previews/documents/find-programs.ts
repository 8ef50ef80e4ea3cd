import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** The programs that turn documents into pictures. */
export interface DocumentPrograms {
  /** LibreOffice, which makes PDF of Office documents; null if it is not installed or switched off. */
  readonly soffice: string | null;
  /** Poppler, which makes pictures of PDF; null if it is not installed. */
  readonly poppler: { readonly pdftoppm: string; readonly pdfinfo: string } | null;
}

export const NO_PROGRAMS: DocumentPrograms = { soffice: null, poppler: null };

/**
 * Looks for the programs.
 * @param soffice the path of LibreOffice; `off` if it must not be used; undefined to look for it
 * @param searchPath the folders of programs, as in the variable `PATH`
 */
export async function findPrograms(soffice: string | undefined, searchPath: string): Promise<DocumentPrograms> {
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const [office, pdftoppm, pdfinfo] = await Promise.all([
    soffice === 'off' ? null : soffice === undefined ? find('soffice', folders) : executable(soffice),
    find('pdftoppm', folders),
    find('pdfinfo', folders),
  ]);
  return { soffice: office, poppler: pdftoppm === null || pdfinfo === null ? null : { pdftoppm, pdfinfo } };
}

async function find(program: string, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const found = await executable(path.join(folder, program));
    if (found !== null) return found;
  }
  return null;
}

async function executable(file: string): Promise<string | null> {
  try {
    await access(file, constants.X_OK);
    return path.resolve(file);
  } catch {
    return null;
  }
}
