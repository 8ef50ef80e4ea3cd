import { crc32, deflateSync } from 'node:zlib';
import {
  fileSchema,
  type FileResource,
  type IconResource,
  iconSchema,
  iconSetSchema,
  type LibraryAssetResource,
  libraryAssetSchema,
} from '@livery/content-contracts';
import { newId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import type { Response } from 'supertest';
import { readAnswer } from './read-answer.ts';

/** A PNG picture of one colour. Pictures of other colours have other contents. */
export function png(width = 2, height = 1, color = 0xff8800): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.writeUIntBE(color, 1 + x * 3, 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export interface FormOptions {
  readonly path?: string;
  readonly filename?: string;
  readonly contentType?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a form with a file. */
export function sendForm(client: ApiClient, content: Buffer, options: FormOptions = {}): Promise<Response> {
  const { path = '/library_assets', filename = 'picture.png', contentType, fields = {}, headers = {} } = options;
  return client.send('POST', path, (test) =>
    test
      .set(headers)
      .field(fields)
      .attach('file', content, { filename, ...(contentType && { contentType }) }),
  );
}

/** Uploads a file. */
export async function uploadFile(client: ApiClient, content: Buffer, filename = 'picture.png'): Promise<FileResource> {
  return readAnswer(fileSchema, await sendForm(client, content, { path: '/files', filename }));
}

/** Creates an asset. @param body what is said about it */
export async function createAsset(
  client: ApiClient,
  body: object = {},
  content = png(),
): Promise<LibraryAssetResource> {
  const file = await uploadFile(client, content);
  return readAnswer(libraryAssetSchema, await client.post('/library_assets', { file: file.id, ...body }));
}

/** An SVG that becomes an icon. */
export const ICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 12h16M4 12l6-6M4 12l6 6"/></svg>';

/** Creates a set of icons. @returns its id */
export async function createIconSet(client: ApiClient, name = `Icons ${newId()}`): Promise<string> {
  return readAnswer(iconSetSchema, await client.post('/icon_sets', { name })).id;
}

/** Adds an icon to a set, a new one by default. */
export async function createIcon(client: ApiClient, set?: string): Promise<IconResource> {
  const fields = { set: set ?? (await createIconSet(client)) };
  const options = { path: '/icons', filename: 'arrow-left.svg', fields };
  return readAnswer(iconSchema, await sendForm(client, Buffer.from(ICON_SVG), options));
}
