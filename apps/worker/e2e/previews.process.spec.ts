import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import sharp from 'sharp';
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

interface Asset {
  readonly id: string;
  readonly preview_url: string | null;
}

async function upload(content: Buffer, filename: string): Promise<Asset> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), filename);
  const response = await fetch(addressOf('/library_assets'), { method: 'POST', headers: headers(), body: form });
  return response.json();
}

async function preview(id: string): Promise<Buffer | null> {
  const response = await fetch(addressOf(`/library_assets/${id}/preview`), { headers: headers() });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

const widthOf = async (picture: Buffer | null) => (picture === null ? 0 : (await sharp(picture).metadata()).width);
const listed = async (id: string): Promise<Asset | undefined> => {
  const response = await fetch(addressOf('/library_assets?limit=50'), { headers: headers() });
  const { data }: { data: Asset[] } = await response.json();
  return data.find((asset) => asset.id === id);
};

describe('the preview of a picture', () => {
  it('is the picture itself, and a smaller one when the worker has rendered it, by the same link', async () => {
    const original = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#08f' } })
      .jpeg()
      .toBuffer();
    const { id, preview_url: url } = await upload(original, 'harbour.jpg');
    await poll('the preview is rendered', async () => (await widthOf(await preview(id))) === 1_280);
    const opened = await fetch(String(url));
    expect(opened.headers.get('content-type')).toBe('image/png');
    expect(opened.headers.get('content-disposition')).toBe('inline; filename="harbour.png"');
    expect(await widthOf(Buffer.from(await opened.arrayBuffer()))).toBe(1_280);
    expect((await listed(id))?.preview_url).toBe(url);
  });

  it('exists for drawings once they are rendered, and never for files that show nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
    const [drawing, note] = [await upload(svg, 'arrow.svg'), await upload(Buffer.from('Plain'), 'note.txt')];
    expect([drawing.preview_url, note.preview_url]).toEqual([null, null]);
    await poll('the drawing is rendered', async () => (await listed(drawing.id))?.preview_url !== null);
    expect(await widthOf(await preview(drawing.id))).toBe(512);
    expect(await preview(note.id)).toBeNull();
    expect((await listed(note.id))?.preview_url).toBeNull();
  });
});
