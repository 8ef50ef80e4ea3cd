import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { run, sampleDocx, wordParagraph } from '@livery/office-testing';
import { poll } from '@livery/testing';
import { type Composition, COMPOSITIONS } from './compositions.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

let service: Composition;

beforeAll(async () => {
  const start = COMPOSITIONS['api, worker and oauth-server as three processes'];
  if (start === undefined) throw new Error('There is no such composition.');
  service = await start();
}, START_TIMEOUT_MS);

afterAll(async () => service[Symbol.asyncDispose]());

const headers = () => ({ authorization: `Bearer ${service.key}` });
const addressOf = (path: string): string => `${service.apis[0]}/api/v1${path}`;

/** @returns the id of the asset */
async function upload(content: Uint8Array<ArrayBuffer>, filename: string): Promise<unknown> {
  const form = new FormData();
  form.set('file', new Blob([content]), filename);
  const response = await fetch(addressOf('/library_assets'), { method: 'POST', headers: headers(), body: form });
  const asset: unknown = await response.json();
  return Reflect.get(Object(asset), 'id');
}

async function idsFoundBy(word: string): Promise<unknown[]> {
  const response = await fetch(addressOf(`/library_assets?q=${word}`), { headers: headers() });
  const { data }: { data?: { id: unknown }[] } = Object(await response.json());
  return (data ?? []).map(({ id }) => id);
}

describe('an uploaded document', () => {
  it('is found by its text, which the worker reads in the background', async () => {
    const document = sampleDocx({ body: wordParagraph(run('The lighthouse keeper writes quarterly')) });
    const docx = await upload(new Uint8Array(document), 'report.docx');
    const note = await upload(new TextEncoder().encode('Zephyr and other winds'), 'note.txt');
    await poll('the text of the document is found', async () => (await idsFoundBy('lighthouse')).includes(docx));
    await poll('the text of the note is found', async () => (await idsFoundBy('zephyr')).includes(note));
  });

  it('is kept, but not found by its text, if it is damaged', async () => {
    const document = sampleDocx({ body: wordParagraph(run('Unreadable')) });
    const damaged = document.slice(0, document.length - 200);
    const id = await upload(new Uint8Array(damaged), 'broken.zip');
    const later = await upload(new TextEncoder().encode('Afterwards'), 'later.txt');
    await poll('the later text is found', async () => (await idsFoundBy('afterwards')).includes(later));
    expect(await idsFoundBy('unreadable')).toEqual([]);
    expect(await idsFoundBy('broken')).toEqual([id]);
  });
});
