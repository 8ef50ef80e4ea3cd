import { fileSize } from './file-size.ts';

/** The service takes files of at most this number of bytes. */
const MAX_BYTES = 50 * 1_048_576;

/** The extensions that the service takes: presentations, slide shows, text documents and their templates, with macros or without. */
const EXTENSIONS = ['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm', 'docx', 'docm', 'dotx', 'dotm'];
const FORMER = /\.(?:ppt|pot|pps|doc|dot)$/i;
const OTHER_PROGRAMS = /\.(?:key|pages|odp|odt)$/i;

/** The dialog in which people choose files offers these. */
export const CHOSEN_EXTENSIONS = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Why the service would refuse a file, in words, so that it need not be sent; null if it has to be sent to know. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (FORMER.test(name))
    return 'This is the format of Office 2003 and before. Save it as .pptx or .docx, and check that file.';
  if (OTHER_PROGRAMS.test(name)) return 'Export it as .pptx or .docx, and check that file.';
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!EXTENSIONS.includes(extension))
    return 'This is no file of PowerPoint or Word. Livery checks .pptx and .docx files, and their templates.';
  if (size === 0) return 'The file is empty.';
  if (size > MAX_BYTES) return `The file has ${fileSize(size)}. At most ${fileSize(MAX_BYTES)} can be checked.`;
  return null;
}
