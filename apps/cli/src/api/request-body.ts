import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandLineEnd } from '../command-line.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** The media types of the files that the API takes. All others are sent as bytes. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.pptx': `${OFFICE}.presentationml.presentation`,
  '.potx': `${OFFICE}.presentationml.template`,
  '.ppsx': `${OFFICE}.presentationml.slideshow`,
  '.pptm': 'application/vnd.ms-powerpoint.presentation.macroEnabled.12',
  '.potm': 'application/vnd.ms-powerpoint.template.macroEnabled.12',
  '.ppsm': 'application/vnd.ms-powerpoint.slideshow.macroEnabled.12',
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.dotx': `${OFFICE}.wordprocessingml.template`,
  '.docm': 'application/vnd.ms-word.document.macroEnabled.12',
  '.dotm': 'application/vnd.ms-word.template.macroEnabled.12',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const BYTES = 'application/octet-stream';

/** What `--data` means: the file of `@file`, standard input for `-`, else the text itself. The last two are JSON unless a header says otherwise. */
export async function dataBody(data: string): Promise<Blob> {
  if (data.startsWith('@')) return fileBlob(data.slice(1));
  const bytes = data === '-' ? await buffer(process.stdin) : Buffer.from(data);
  return new Blob([new Uint8Array(bytes)], { type: 'application/json' });
}

/** A form of fields `name=value` and `name=@file`. */
export async function formBody(fields: readonly string[]): Promise<FormData> {
  const form = new FormData();
  for (const field of fields) {
    const [name, value] = nameAndValue(field, '-F', '=');
    if (value.startsWith('@')) form.append(name, await fileBlob(value.slice(1)), path.basename(value.slice(1)));
    else form.append(name, value);
  }
  return form;
}

/** The parts of a text such as `name=value`. @throws CommandLineEnd if it has no separator */
export function nameAndValue(written: string, option: string, separator: '=' | ':'): readonly [string, string] {
  const index = written.indexOf(separator);
  if (index > 0) return [written.slice(0, index).trim(), written.slice(index + 1)];
  throw new CommandLineEnd(`${option} must be NAME${separator}VALUE, not ${JSON.stringify(written)}.`, 2);
}

async function fileBlob(file: string): Promise<Blob> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandLineEnd(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, 2);
  });
  return new Blob([new Uint8Array(bytes)], { type: MEDIA_TYPES[path.extname(file).toLowerCase()] ?? BYTES });
}
