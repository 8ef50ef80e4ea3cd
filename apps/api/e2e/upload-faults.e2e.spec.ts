import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiClient, poll } from '@livery/testing';
import { FORM_END, formStart, RawUpload, wholeForm } from './raw-upload.ts';
import { textOf } from './people.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const MEBIBYTE = 1_048_576;
const MOST_BYTES = 200 * MEBIBYTE;
const NOTHING = { files: 0, blobs: 0, references: 0, staged: 0, condemned: 0, objects: 0 };

let api: TestApi;
let client: ApiClient;
let target: { readonly port: number; readonly secret: string };

beforeAll(async () => {
  api = await startTestApi();
  const organization = await api.createOrganization();
  const secret = await organization.key();
  client = api.as(secret);
  await api.application.listen(0, '127.0.0.1');
  target = { port: Number(new URL(await api.application.getUrl()).port), secret };
});

afterAll(() => api.close());

const begin = (framing: string, path = '/files'): Promise<RawUpload> => RawUpload.begin({ ...target, path }, framing);
const isSpoolEmpty = async (): Promise<boolean> => (await api.uploads.spooled()) === 0;
const refusal = (status: number, code: string): RegExp => new RegExp(`^HTTP/1.1 ${status} [^]*"code":"${code}"`);

/** Nothing of the upload is left: no spooled file, no record, and after a collection no bytes. */
async function assertNothingLeft(): Promise<void> {
  await poll('an empty spool', isSpoolEmpty);
  await api.uploads.collect();
  expect(await api.uploads.counts()).toEqual(NOTHING);
  expect((await client.get('/library_assets')).body.data).toEqual([]);
}

beforeEach(assertNothingLeft);

describe.each(['/files', '/library_assets'])('an upload to %s', (path) => {
  it('of 201 MiB is refused by its Content-Length, before a byte of it arrives', async () => {
    const upload = await begin(`Content-Length: ${201 * MEBIBYTE + formStart().length + FORM_END.length}`, path);
    expect(await upload.answered()).toMatch(refusal(413, 'file_too_large'));
    await assertNothingLeft();
  });

  it('of 201 MiB in chunks is refused while it arrives', async () => {
    const upload = await begin('Transfer-Encoding: chunked', path);
    await upload.writeChunk(formStart());
    const piece = Buffer.alloc(MEBIBYTE, 'x');
    let sent = 0;
    for (; sent < 220 && !upload.isAnswered; sent += 1) await upload.writeChunk(piece);
    expect(await upload.answered()).toMatch(refusal(413, 'file_too_large'));
    expect(sent).toBeGreaterThan(MOST_BYTES / MEBIBYTE);
    await assertNothingLeft();
  });

  it('of a key that is revoked while it arrives is refused', async () => {
    const { body: key } = await client.post('/api_keys', { name: 'Revoked', scopes: ['cms:write'] });
    const body = wholeForm(Buffer.alloc(500_000, 'x'));
    const began = performance.now();
    const framing = `Content-Length: ${body.length}`;
    const upload = await RawUpload.begin({ ...target, secret: textOf(key, 'secret'), path }, framing);
    await upload.write(body.subarray(0, body.length - 1));
    await poll('a spooled file', async () => !(await isSpoolEmpty()));
    expect((await client.delete(`/api_keys/${textOf(key, 'id')}`)).status).toBe(200);
    await poll('the upload to be slow', () => performance.now() - began > 1_000);
    await upload.write(body.subarray(-1));
    expect(await upload.answered()).toMatch(refusal(401, 'credentials_invalid'));
    await assertNothingLeft();
  });

  it('that is cut off within its file is refused', async () => {
    const body = Buffer.concat([formStart(), Buffer.from('content')]);
    const upload = await begin(`Content-Length: ${body.length}`, path);
    await upload.write(body);
    expect(await upload.answered()).toMatch(refusal(400, 'parameter_invalid'));
    await assertNothingLeft();
  });

  it('whose form is longer than its Content-Length is refused', async () => {
    const body = wholeForm('content');
    const upload = await begin(`Content-Length: ${body.length - 20}`, path);
    await upload.write(body);
    // The rest of the form is no request either. Which of the two errors comes first depends on the packets.
    expect(await upload.answered()).toMatch(/^HTTP\/1.1 (?:400 [^]*"parameter_invalid"|405 [^]*"method_not_allowed")/);
    await assertNothingLeft();
  });

  it('that ends before its Content-Length is refused', async () => {
    const upload = await begin(`Content-Length: ${5 * MEBIBYTE}`, path);
    await upload.write(Buffer.concat([formStart(), Buffer.alloc(MEBIBYTE, 'x'), FORM_END]));
    upload.finish();
    expect(await upload.answered()).toMatch(/^HTTP\/1.1 400 /);
    await assertNothingLeft();
  });

  it.each([
    ['in the middle of its file', 'Content-Length: 900000'],
    ['in the middle of a chunk', 'Transfer-Encoding: chunked'],
  ])('whose client leaves %s leaves nothing', async (_, framing) => {
    const upload = await begin(framing, path);
    if (framing.startsWith('Transfer')) await upload.write('dbba0\r\n');
    await upload.write(Buffer.concat([formStart(), Buffer.alloc(500_000, 'x')]));
    await poll('a spooled file', async () => !(await isSpoolEmpty()));
    upload.leave();
    await assertNothingLeft();
  });
});

describe('clients that leave', () => {
  it('at any point of an upload leave no bytes without a record, and no record without bytes', async () => {
    const body = wholeForm(Buffer.alloc(200_000, 'y'));
    const head = formStart().length;
    // The last of these have sent everything, and leave before they read the answer.
    for (const sent of [1, head - 1, head + 1, 100_000, body.length - 1, body.length, body.length, body.length]) {
      const upload = await begin(`Content-Length: ${body.length}`);
      await upload.write(body.subarray(0, sent));
      upload.leave();
    }
    await poll('an empty spool', isSpoolEmpty);
    await poll('the end of the handlers', async () => (await api.uploads.counts()).staged === 0);
    await api.uploads.collect();
    const { files, blobs, references, objects } = await api.uploads.counts();
    expect(references).toBe(files);
    expect(blobs).toBe(Math.min(files, 1));
    expect(objects).toBe(blobs);
    await api.administrate('delete from blobs.blob_reference');
    await api.administrate(`update blobs.blob set released = 'epoch'`);
    await api.administrate('delete from content.file');
  });
});
