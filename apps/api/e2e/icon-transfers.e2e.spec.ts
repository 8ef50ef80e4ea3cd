import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IconSetResource, iconSetSchema } from '@livery/content-contracts';
import { jobSchema } from '@livery/jobs';
import { parsePublicId } from '@livery/kernel';
import { writeZip } from '@livery/office-testing';
import { type ApiClient, poll } from '@livery/testing';
import { type ContentWorker, startContentWorker } from './content-worker.ts';
import { sendForm } from './library-files.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

let api: TestApi;
let worker: ContentWorker;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startContentWorker(api);
  client = await (await api.createOrganization()).client();
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

function square(side: number): string {
  return `<svg ${XMLNS} viewBox="0 0 24 24"><path d="M1 1h${side}v${side}H1z"/></svg>`;
}

async function createSet(name: string): Promise<IconSetResource> {
  return readAnswer(iconSetSchema, await client.post('/icon_sets', { name }));
}

function zip(entries: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(writeZip(Object.entries(entries).map(([name, data]) => ({ name, data }))));
}

/** Imports a file, and waits for the end of the job. */
async function imported(set: IconSetResource, content: Buffer, filename: string) {
  const path = `/icon_sets/${set.id}/import`;
  const { id } = readAnswer(jobSchema, await sendForm(client, content, { path, filename }));
  worker.wake();
  await poll('the end of the import', async () => (await client.get(`/jobs/${id}`)).body.completed !== null);
  return (await client.get(`/jobs/${id}`)).body;
}

async function exported(set: IconSetResource, format: string): Promise<Buffer> {
  const response = await client.get(`/icon_sets/${set.id}/export?format=${format}`);
  expect(response.status).toBe(200);
  const body: unknown = response.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

async function slugs(set: IconSetResource): Promise<readonly string[]> {
  const { body } = await client.get(`/icons?set=${set.id}&limit=200`);
  return body.data.map(({ slug }: { slug: string }) => slug).sort();
}

describe('an import of icons', () => {
  it('adds the SVG files of a zip archive, and names those that it refuses', async () => {
    const set = await createSet('From zip');
    const archive = zip({
      'icons/arrow.svg': square(2),
      'icons/outline/home.svg': square(3),
      'icons/solid/home.svg': square(4),
      'icons/bad.svg': `<svg ${XMLNS} viewBox="0 0 1 1"><script/></svg>`,
      '__MACOSX/icons/._arrow.svg': 'x',
      'icons/.hidden.svg': 'x',
      'README.md': 'Icons',
    });
    const { status, result } = await imported(set, archive, 'icons.zip');
    expect(status).toBe('completed');
    const started = await client.get(`/audit_entries?action=icon_set.import_started&target=${set.id}`);
    expect(started.body.data).toHaveLength(1);
    expect(result).toMatchObject({ imported: 3, updated: 0, skipped: 0, refused: 1 });
    expect(result.refusals).toEqual([
      { name: 'icons/bad', code: 'svg_unsafe', message: expect.stringContaining('script') },
    ]);
    expect(await slugs(set)).toEqual(['arrow', 'icons-outline-home', 'icons-solid-home']);
    expect((await api.administrate('select id from content.file where asset_id is null')).length).toBe(0);
  });

  it('changes nothing the second time, and adds a version where the content differs', async () => {
    const set = await createSet('Twice');
    const files = { 'a.svg': square(2), 'b.svg': square(3) };
    await imported(set, zip(files), 'icons.zip');
    const again = await imported(set, zip(files), 'icons.zip');
    expect(again.result).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
    const changed = await imported(set, zip({ ...files, 'b.svg': square(4) }), 'icons.zip');
    expect(changed.result).toMatchObject({ imported: 0, updated: 1, skipped: 1 });
    const { body } = await client.get(`/icons?set=${set.id}`);
    const [b] = body.data.filter(({ slug }: { slug: string }) => slug === 'b');
    expect((await client.get(`/library_assets/${b.asset}`)).body).toMatchObject({ current_version: 2 });
  });

  it('reads IconifyJSON with aliases that turn and mirror, and refuses circles and missing parents', async () => {
    const set = await createSet('Iconify');
    const json = {
      prefix: 'test',
      info: { license: { title: 'MIT License', spdx: 'MIT' } },
      width: 24,
      height: 24,
      icons: { left: { body: '<path d="M1 1h2v2H1z"/>' }, wide: { body: '<path d="M0 0h9v9"/>', width: 48, left: -2 } },
      aliases: {
        right: { parent: 'left', hFlip: true },
        up: { parent: 'right', rotate: 1 },
        one: { parent: 'two' },
        two: { parent: 'one' },
        lost: { parent: 'nobody' },
      },
    };
    const { result } = await imported(set, Buffer.from(JSON.stringify(json)), 'icons.json');
    expect(result).toMatchObject({ imported: 4, refused: 3 });
    const named = await client.get(`/icon_sets/${set.id}`);
    expect(named.body).toMatchObject({ licence: 'MIT License', icon_count: 4 });
    await client.patch(`/icon_sets/${set.id}`, { licence: 'Ours' });
    await imported(set, Buffer.from(JSON.stringify(json)), 'icons.json');
    expect((await client.get(`/icon_sets/${set.id}`)).body).toMatchObject({ licence: 'Ours' });
    expect(result.refusals.map(({ name }: { name: string }) => name)).toEqual(['lost', 'one', 'two']);
    expect(await slugs(set)).toEqual(['left', 'right', 'up', 'wide']);
    const { body } = await client.get(`/icons?set=${set.id}`);
    expect(body.data.find(({ slug }: { slug: string }) => slug === 'wide')).toMatchObject({ view_box: '-2 0 48 24' });
  });

  it('keeps what it has imported when it is cancelled, and doubles nothing when it is repeated', async () => {
    const set = await createSet('Cancelled');
    const archive = zip(
      Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`i${index}.svg`, square(index + 1)])),
    );
    const path = `/icon_sets/${set.id}/import`;
    const { id } = readAnswer(jobSchema, await sendForm(client, archive, { path, filename: 'icons.zip' }));
    worker.wake();
    await poll('the first icons', async () => (await client.get(`/jobs/${id}`)).body.progress.done > 0);
    await client.post(`/jobs/${id}/cancel`, {});
    await poll('the end of the import', async () => (await client.get(`/jobs/${id}`)).body.completed !== null);
    const kept = (await slugs(set)).length;
    const { result } = await imported(set, archive, 'icons.zip');
    expect(result).toMatchObject({ imported: 100 - kept, updated: 0, skipped: kept, refused: 0 });
    expect(new Set(await slugs(set)).size).toBe(100);
    const [versions] = await api.administrate(
      'select count(*)::integer as versions from content.asset_version where asset_id in (select id from content.icon where set_id = $1)',
      [parsePublicId('iconset', set.id)],
    );
    expect(versions).toEqual({ versions: 100 });
  });

  it('refuses an icon whose name is too long, and imports the others', async () => {
    const set = await createSet('Long names');
    const long = 'x'.repeat(201);
    const { status, result } = await imported(
      set,
      zip({ 'one.svg': square(1), [`${long}.svg`]: square(2) }),
      'icons.zip',
    );
    expect([status, result.imported, result.refused]).toEqual(['completed', 1, 1]);
    expect(result.refusals).toMatchObject([{ code: 'parameter_invalid' }]);
  });

  it('imports the first of 10,000 icons with one slug, and refuses an archive that has one name 10,000 times', async () => {
    const set = await createSet('One slug');
    const gaps = [' ', '-', '_', '.'];
    const spelling = (number: number): string =>
      Array.from('abcdefgh').reduce((name, letter, at) => `${name}${gaps[(number >> (2 * at - 2)) & 3]}${letter}`);
    const names = Array.from({ length: 10_000 }, (_, number) => spelling(number));
    const spelled = Object.fromEntries(names.map((name) => [`${name}.svg`, square(2)]));
    const { result } = await imported(set, zip(spelled), 'icons.zip');
    expect(result).toMatchObject({ imported: 1, updated: 0, refused: 9_999 });
    expect(result.refusals).toHaveLength(100);
    expect(result.refusals[0]).toMatchObject({ code: 'resource_conflict' });
    const entries = Array.from({ length: 10_000 }, () => ({ name: 'arrow.svg', data: square(3) }));
    const repeated = await imported(set, Buffer.from(writeZip(entries)), 'icons.zip');
    expect([repeated.status, repeated.error?.code]).toEqual(['failed', 'file_corrupt']);
    expect(await slugs(set)).toEqual(['a-b-c-d-e-f-g-h']);
  });

  it('fails for files that are neither, are too large or are bombs', async () => {
    const set = await createSet('Refused');
    const failed = async (content: Buffer, filename: string) => (await imported(set, content, filename)).error.code;
    expect(await failed(Buffer.from('hello'), 'icons.json')).toBe('unsupported_format');
    expect(await failed(zip({ '../up.svg': square(1) }), 'icons.zip')).toBe('file_corrupt');
    const deck = await imported(set, zip({ 'ppt/presentation.xml': '<p/>' }), 'icons.zip');
    expect([deck.status, deck.error.message]).toEqual(['failed', 'The archive contains no SVG files.']);
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`${index}.svg`, '']));
    expect(await failed(zip(many), 'icons.zip')).toBe('archive_too_large');
    const bomb = await imported(set, zip({ 'bomb.svg': ' '.repeat(50_000_000) }), 'icons.zip');
    expect(bomb.result).toMatchObject({ refused: 1, refusals: [{ code: 'file_too_large' }] });
    expect(await slugs(set)).toEqual([]);
  });
});

describe('an export of icons', () => {
  it('is the same each time, and importing it changes nothing', async () => {
    const set = await createSet('Exported');
    const gradient = `<svg ${XMLNS} viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9"/></svg>`;
    await imported(set, zip({ 'b.svg': square(3), 'a.svg': square(2), 'g.svg': gradient }), 'icons.zip');
    const archive = await exported(set, 'zip');
    expect(await exported(set, 'zip')).toEqual(archive);
    expect((await imported(set, archive, 'icons.zip')).result).toMatchObject({ imported: 0, updated: 0, skipped: 3 });
    const iconify = await exported(set, 'iconify');
    expect(JSON.parse(iconify.toString())).toMatchObject({
      prefix: 'exported',
      icons: { a: { body: expect.stringContaining('<path'), width: 24, height: 24 } },
    });
    expect((await imported(set, iconify, 'icons.json')).result).toMatchObject({ imported: 0, refused: 0 });
    const sprite = (await exported(set, 'sprite')).toString();
    expect(sprite.match(/<symbol id="[^"]*"/g)).toEqual(['<symbol id="a"', '<symbol id="b"', '<symbol id="g"']);
  });

  it('has unique ids in a sprite, also of equal drawings', async () => {
    const set = await createSet('Equal drawings');
    const gradient = `<svg ${XMLNS} viewBox="0 0 9 9"><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9"/></svg>`;
    await imported(set, zip({ 'one.svg': gradient, 'two.svg': gradient }), 'icons.zip');
    const sprite = (await exported(set, 'sprite')).toString();
    const ids = [...sprite.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids).toHaveLength(4);
    for (const [, referred] of sprite.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(referred);
  });
});
