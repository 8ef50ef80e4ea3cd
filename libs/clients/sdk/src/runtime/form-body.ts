import { blobOf, isFileSource, notAFile } from './file-source.ts';
import { plainText } from './query-text.ts';

/** A form with the file if there is one, else the fields as JSON: then `file` is the id of a file, or missing. */
export async function uploadBody(upload: object): Promise<FormData | string> {
  const { file, ...fields }: { file?: unknown } = { ...upload };
  if (typeof file === 'string' && !file.startsWith('file_')) throw notAFile();
  if (!isFileSource(file)) return JSON.stringify(upload);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) setField(form, name, value);
  const blob = await blobOf(file);
  form.set('file', blob, nameOf(blob, upload));
  return form;
}

/** Fields in the encoding of web forms. */
export function urlEncodedBody(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) setField(form, name, value);
  return form;
}

/** Lists and objects are the text of their JSON. */
function setField(form: Pick<URLSearchParams | FormData, 'set'>, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  form.set(name, plainText(value));
}

function nameOf(blob: Blob, upload: object): string {
  if ('filename' in upload && typeof upload.filename === 'string') return upload.filename;
  return 'name' in blob && typeof blob.name === 'string' ? blob.name : 'file';
}
