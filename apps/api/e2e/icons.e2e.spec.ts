import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IconResource, iconSchema, type IconSetResource, iconSetSchema } from '@livery/content-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { sendForm, uploadFile } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const ARROW = `<svg ${XMLNS} viewBox="0 0 24 24"><path fill="#123456" d="M4 12h16"/><path fill="none" stroke="red" d="M4 12l6-6"/></svg>`;

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

async function createSet(name: string): Promise<IconSetResource> {
  return readAnswer(iconSetSchema, await client.post('/icon_sets', { name }));
}

function send(set: string, svg: string, fields: Readonly<Record<string, string>> = {}, filename = 'Arrow Left.svg') {
  return sendForm(client, Buffer.from(svg), { path: '/icons', filename, fields: { set, ...fields } });
}

async function createIcon(
  set: string,
  svg = ARROW,
  fields: Readonly<Record<string, string>> = {},
): Promise<IconResource> {
  return readAnswer(iconSchema, await send(set, svg, fields));
}

async function svgOf(icon: IconResource, query = ''): Promise<string> {
  const response = await client.get(`/icons/${icon.id}/svg${query}`);
  expect(response.status).toBe(200);
  const body: unknown = response.body;
  return Buffer.isBuffer(body) ? body.toString() : '';
}

/** Counts the stored files that contain a text. */
async function storedFilesWith(text: string): Promise<number> {
  const entries = await readdir(api.uploads.storeDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))));
  return contents.filter((content) => content.includes(text)).length;
}

describe('icons', () => {
  it('are sanitised when they are uploaded, and are assets of the library', async () => {
    const set = await createSet('Outline');
    const noisy = ARROW.replace('<path', '<metadata>x</metadata><!-- note --><path data-name="x" class="y"');
    const icon = await createIcon(set.id, noisy, { tags: '["arrow","left"]', color: '#ff0000' });
    expect(icon).toMatchObject({
      set: set.id,
      name: 'Arrow Left',
      slug: 'arrow-left',
      filename: 'Arrow Left.svg',
      tags: ['arrow', 'left'],
      view_box: '0 0 24 24',
      color: '#FF0000',
      status: 'ready',
    });
    const asset = await client.get(`/library_assets/${icon.asset}`);
    expect(asset.body).toMatchObject({ type: 'icon', content_type: 'image/svg+xml', content_hash: icon.svg_sha256 });
    const original = await svgOf(icon, '?color=original');
    expect(original).not.toMatch(/metadata|note|data-name|class/);
    expect(original).toContain('fill="#123456"');
    expect((await client.get(`/icon_sets/${set.id}`)).body).toMatchObject({ icon_count: 1 });
  });

  it('are served in a colour, in the gradient of the icon and in a size', async () => {
    const icon = await createIcon((await createSet('Colours')).id);
    const blue = await svgOf(icon, '?color=%230000FF&size=48');
    expect(blue).toContain('width="48" height="48"');
    expect(blue.match(/(?:fill|stroke)="[^"]*"/g)).toEqual([
      'fill="#0000FF"',
      'fill="#0000FF"',
      'fill="none"',
      'stroke="#0000FF"',
    ]);
    const gradient = { gradient_start: '#000', gradient_end: '#fff', gradient_angle: 90 };
    expect((await client.patch(`/icons/${icon.id}`, gradient)).body).toMatchObject({
      gradient_start: '#000000',
      gradient_angle: 90,
    });
    const painted = await svgOf(icon);
    const id = `i${icon.svg_sha256.slice(0, 8)}-000000-FFFFFF-90`;
    expect(painted).toContain(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="12" y1="0" x2="12" y2="24">`,
    );
    expect(painted).toContain(`stroke="url(#${id})"`);
    expect(await svgOf(icon, '?color=currentColor')).toContain('stroke="currentColor"');
    const angleAlone = { gradient_start: null, gradient_end: null, gradient_angle: 45 };
    expect((await client.patch(`/icons/${icon.id}`, angleAlone)).body.error).toMatchObject({ param: 'gradient_angle' });
    for (const query of ['color=blue', 'color=url(x)', 'size=0', 'size=4097', 'size=1.5']) {
      expect((await client.get(`/icons/${icon.id}/svg?${query}`)).status).toBe(400);
    }
    // A client takes what follows # for a fragment, and does not send it.
    const unescaped = await client.get(`/icons/${icon.id}/svg?color=`);
    expect(unescaped.body.error.message).toBe(
      'color is currentColor, original or a colour such as #1A2B3C, whose # is written %23 in a URL.',
    );
  });

  it('are answered with headers that keep a document from doing anything', async () => {
    const icon = await createIcon((await createSet('Headers')).id);
    const { headers } = await client.get(`/icons/${icon.id}/svg`);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const etag = String(headers['etag']);
    expect((await client.get(`/icons/${icon.id}/svg`, { 'if-none-match': etag })).status).toBe(304);
    expect((await client.get(`/icons/${icon.id}/svg?size=9`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('get another drawing as the next version of their asset, which is sanitised too', async () => {
    const icon = await createIcon((await createSet('Redrawn')).id);
    const path = `/icons/${icon.id}/versions`;
    const redraw = async (svg: string) => sendForm(client, Buffer.from(svg), { path, filename: 'new.svg' });
    const redrawn = await redraw(`<svg ${XMLNS} viewBox="0 0 8 8"><path d="M1 1h6"/></svg>`);
    expect(redrawn.status).toBe(201);
    expect(redrawn.body).toMatchObject({ id: icon.id, slug: icon.slug, view_box: '0 0 8 8' });
    expect(await svgOf(icon, '?color=original')).toContain('viewBox="0 0 8 8"');
    const versions = await client.get(`/library_assets/${icon.asset}/versions`);
    expect(versions.body.data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect((await redraw(`<svg ${XMLNS} onload="alert(1)"/>`)).status).toBe(422);
    expect((await client.get(`/icons/${icon.id}`)).body).toMatchObject({ svg_sha256: redrawn.body.svg_sha256 });
  });

  it('are found by words, the exact name first, in sets of a style, page by page', async () => {
    const own = await (await api.createOrganization()).client();
    const setOf = async (name: string, style: string) =>
      readAnswer(iconSetSchema, await own.post('/icon_sets', { name, style })).id;
    const [outline, solid] = [await setOf('Line', 'Outline'), await setOf('Full', 'solid')];
    const add = (set: string, name: string, tags = '[]') =>
      sendForm(own, Buffer.from(ARROW), { path: '/icons', filename: 'x.svg', fields: { set, name, tags } });
    for (const name of ['mail', 'mail-open', 'inbox-mail']) await add(outline, name);
    await add(solid, 'mail', '["Post"]');
    const found = async (query: string) => {
      const { status, body } = await own.get(`/icons?${query}`);
      expect(status).toBe(200);
      return {
        hits: body.data.map(({ set, slug }: IconResource) => `${set === solid ? 'solid' : 'outline'} ${slug}`),
        hasMore: body.has_more,
        last: body.data.at(-1)?.id,
      };
    };
    const all = ['solid mail', 'outline mail', 'outline mail-open', 'outline inbox-mail'];
    expect(await found('q=Mail')).toMatchObject({ hits: all, hasMore: false });
    expect((await found('q=mails ')).hits).toHaveLength(4);
    expect((await found('q=mail&style=OUTLINE')).hits).toEqual(all.slice(1));
    expect((await found(`q=mail&set=${solid}`)).hits).toEqual(all.slice(0, 1));
    expect((await found('q=mail&tag=post')).hits).toEqual(all.slice(0, 1));
    expect((await found('style=Solid')).hits).toEqual(all.slice(0, 1));
    expect((await found('q=%20')).hits).toEqual([all[0], all[3], all[2], all[1]]);
    const first = await found('q=mail&limit=2');
    expect(first).toMatchObject({ hits: all.slice(0, 2), hasMore: true });
    expect(await found(`q=mail&limit=2&starting_after=${first.last}`)).toMatchObject({
      hits: all.slice(2),
      hasMore: false,
    });
    expect((await found('q=nothing')).hits).toEqual([]);
    const refused = [`starting_after=${all.length}`, `ending_before=${first.last}`, 'created[gte]=x'];
    for (const query of refused) expect((await own.get(`/icons?q=mail&${query}`)).status).toBe(400);
    const other = idOf(await add(outline, 'Anchor'));
    expect(errorOf(await own.get(`/icons?q=mail&starting_after=${other}`)).code).toBe('cursor_invalid');
    expect((await found('q=mail&created[gte]=2090-01-01T00:00:00Z')).hits).toEqual([]);
  });

  it('need a slug if their name has no letters for one', async () => {
    const set = await createSet('Kanji');
    const refused = await send(set.id, `<svg ${XMLNS} viewBox="0 0 1 1"><path d="M0 0h1"/></svg>`, {}, '日本.svg');
    expect(refused.body.error).toMatchObject({ code: 'parameter_invalid', param: 'slug' });
    expect(refused.body.error.message).toContain('Send a slug.');
  });

  it('are refused with the name of the dangerous part and its line', async () => {
    const set = await createSet('Refused');
    const refused = await send(set.id, `<svg ${XMLNS} viewBox="0 0 1 1">\n<script>alert(1)</script></svg>`);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ error: { code: 'svg_unsafe', param: 'file' } });
    expect(refused.body.error.message).toContain('script: an icon cannot have this element (line 2)');
    const styled = await send(set.id, `<svg ${XMLNS} viewBox="0 0 1 1"><style>.a{fill:red}</style></svg>`);
    expect(styled.body.error.message).toContain('Export it with presentation attributes instead of style sheets.');
    expect((await send(set.id, '<svg')).body).toMatchObject({ error: { code: 'file_corrupt' } });
    const picture = await send(set.id, '\u0089PNG', {}, 'arrow.png');
    expect(picture.body.error).toMatchObject({ code: 'file_corrupt', message: expect.stringContaining('is no SVG') });
    expect((await send(set.id, ARROW.padEnd(262_145))).status).toBe(413);
    expect((await client.get(`/icon_sets/${set.id}`)).body).toMatchObject({ icon_count: 0 });
  });

  it('have slugs that are unique in their set while they are not deleted', async () => {
    const [set, other] = [await createSet('One'), await createSet('Two')];
    const first = await createIcon(set.id);
    expect((await send(set.id, ARROW)).body).toMatchObject({ error: { code: 'resource_conflict', param: 'slug' } });
    const moved = await createIcon(other.id);
    expect((await client.patch(`/icons/${moved.id}`, { set: set.id })).status).toBe(409);
    expect((await client.delete(`/icons/${first.id}`)).status).toBe(200);
    expect((await client.patch(`/icons/${moved.id}`, { set: set.id })).body).toMatchObject({ set: set.id });
    const conflict = await client.post(`/library_assets/${first.asset}/restore`, {});
    expect(conflict.status).toBe(409);
    expect(conflict.body.error.message).toContain('slug arrow-left');
    expect((await client.patch(`/icons/${moved.id}`, { slug: 'other' })).status).toBe(200);
    expect((await client.post(`/library_assets/${first.asset}/restore`, {})).status).toBe(200);
    expect((await client.get(`/icons/${first.id}`)).body).toMatchObject({ slug: 'arrow-left', set: set.id });
  });

  it('disappear and come back with their assets', async () => {
    const icon = await createIcon((await createSet('Gone')).id);
    await client.post('/library_assets/bulk', { operation: 'delete', ids: [icon.asset] });
    expect((await client.get(`/icons/${icon.id}`)).status).toBe(404);
    expect((await client.get(`/icons/${icon.id}/svg`)).status).toBe(404);
    expect((await client.get(`/icons?set=${icon.set ?? ''}`)).body).toMatchObject({ data: [] });
    await client.post(`/library_assets/${icon.asset}/restore`, {});
    expect(await svgOf(icon)).toContain('<path');
  });

  it('are listed by set and tag, newest first', async () => {
    const set = await createSet('Listed');
    const first = await createIcon(set.id, ARROW, { slug: 'a', tags: '["Red"]' });
    const second = await createIcon(set.id, ARROW, { slug: 'b' });
    const ids = async (query: string): Promise<unknown> => {
      const { body } = await client.get(`/icons?${query}`);
      return body.data.map(({ id }: IconResource) => id);
    };
    expect(await ids(`set=${set.id}`)).toEqual([second.id, first.id]);
    expect(await ids(`set=${set.id}&tag=red`)).toEqual([first.id]);
    expect(await ids(`set=${set.id}&limit=1&starting_after=${second.id}`)).toEqual([first.id]);
    expect((await client.get('/library_assets?type=icon&q=arrow')).body.data.length).toBeGreaterThan(1);
  });

  it('are made of files that were uploaded before, which are deleted then', async () => {
    const set = await createSet('Files');
    const file = await uploadFile(client, Buffer.from(ARROW), 'arrow.svg');
    const created = await client.post('/icons', { file: file.id, set: set.id, name: 'Arrow' });
    expect(created.body).toMatchObject({ slug: 'arrow', name: 'Arrow' });
    expect((await client.get(`/files/${file.id}`)).status).toBe(404);
    expect((await client.post('/icons', { file: file.id, set: set.id, slug: 'again' })).status).toBe(404);
  });

  it('leave nothing of the bytes that were uploaded', async () => {
    const mark = 'Uploaded as it was';
    const noisy = Buffer.from(ARROW.replace('<path', `<metadata>${mark}</metadata><path`));
    const set = await createSet('Uploaded');
    const file = await uploadFile(client, noisy, 'arrow.svg');
    const link = new URL(file.url).pathname.replace('/api/v1', '');
    expect((await api.as(null).get(link)).status).toBe(200);
    expect(await storedFilesWith(mark)).toBe(1);
    await client.post('/icons', { file: file.id, set: set.id, slug: 'from-file' });
    const icon = await createIcon(set.id, noisy.toString());
    const options = { path: `/icons/${icon.id}/versions`, filename: 'arrow.svg' };
    expect((await sendForm(client, noisy, options)).status).toBe(201);
    await api.uploads.collect();
    expect((await api.as(null).get(link)).status).toBe(404);
    expect(await storedFilesWith(mark)).toBe(0);
  });

  it('get no content that was not sanitised', async () => {
    const icon = await createIcon((await createSet('Versions')).id);
    const path = `/library_assets/${icon.asset}/versions`;
    const answer = await sendForm(client, Buffer.from('<svg onload="x"/>'), { path, filename: 'x.svg' });
    expect(answer.status).toBe(409);
  });

  it('are changed only by those who have seen their last revision', async () => {
    const icon = await createIcon((await createSet('Revisions')).id);
    const { headers } = await client.get(`/icons/${icon.id}`);
    const seen = { 'if-match': String(headers['etag']) };
    expect((await client.patch(`/icons/${icon.id}`, { color: 'currentColor' }, seen)).status).toBe(200);
    expect((await client.patch(`/icons/${icon.id}`, { color: null }, seen)).status).toBe(412);
    const [event] = await eventsOf(client, 'cms.icon.updated');
    expect(event?.data).toMatchObject({ object: { id: icon.id }, previous_attributes: { color: null } });
  });
});

describe('icon sets', () => {
  it('are deleted when they are empty, or with their icons', async () => {
    const set = await createSet('Deleted');
    const icon = await createIcon(set.id);
    expect((await client.delete(`/icon_sets/${set.id}`)).status).toBe(409);
    expect((await client.delete(`/icon_sets/${set.id}?recursive=true`)).status).toBe(200);
    expect((await client.get(`/icon_sets/${set.id}`)).status).toBe(404);
    expect((await client.get(`/icons/${icon.id}`)).status).toBe(404);
    await client.post(`/library_assets/${icon.asset}/restore`, {});
    expect((await client.get(`/icons/${icon.id}`)).body).toMatchObject({ set: null });
  });

  it('have unique slugs, and are changed', async () => {
    const set = await createSet('Écran large');
    expect(set.slug).toBe('ecran-large');
    for (const name of ['Two\r\nlines', 'Bell\u0007']) {
      const refused = errorOf(await client.post('/icon_sets', { name, slug: 'lines' }));
      expect(refused).toMatchObject({ code: 'parameter_invalid', param: 'name' });
    }
    const taken = await client.post('/icon_sets', { name: 'ecran LARGE' });
    expect([taken.status, taken.body.error.param]).toEqual([409, 'slug']);
    const changed = await client.patch(`/icon_sets/${set.id}`, { name: 'Wide', licence: 'MIT', style: 'solid' });
    expect(changed.body).toMatchObject({ name: 'Wide', slug: 'ecran-large', licence: 'MIT', style: 'solid' });
    expect((await client.post('/icon_sets', { name: '***' })).status).toBe(400);
    expect((await createSet('Haus Groß')).slug).toBe('haus-gross');
    expect((await createSet('Ærø größer Łódź')).slug).toBe('aero-grosser-lodz');
  });
});
