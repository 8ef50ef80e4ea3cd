import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SvgAttack, svgAttacks } from '@livery/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { type CanaryServer, startCanaryServer } from './canary-server.ts';
import { type GuideService, startGuideService } from './guide-service.ts';
import { openBrowser } from './page-visit.ts';

const SVG = 'image/svg+xml';
const HTML = 'text/html; charset=utf-8';

/** The attacks without the address of the server that they would reach, which is known only when it runs. */
const ATTACKS = svgAttacks('').map(({ name, refusal }, index) => ({ name, index, isRefused: refusal !== null }));

let service: GuideService;
let canary: CanaryServer;
let browser: Browser;
let context: BrowserContext;
let set: string;

beforeAll(async () => {
  service = await startGuideService();
  canary = await startCanaryServer();
  browser = await openBrowser();
  context = await browser.newContext();
  await context.route(`${service.origin}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...authorization() } }),
  );
  set = await memberOf(await post('/icon_sets', JSON.stringify({ name: 'Attacks' }), 'application/json'), 'id');
});

afterAll(async () => {
  await browser.close();
  await canary[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

function authorization(): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${service.demo.live_key}` };
}

function post(path: string, body: string | FormData, contentType?: string): Promise<Response> {
  const headers = { ...authorization(), ...(contentType !== undefined && { 'content-type': contentType }) };
  return fetch(`${service.origin}/api/v1${path}`, { method: 'POST', headers, body });
}

async function memberOf(response: Response, name: string): Promise<string> {
  const body: unknown = await response.json();
  return String(Reflect.get(Object(body), name));
}

function attackAt(index: number): SvgAttack {
  const attack = svgAttacks(canary.origin)[index];
  if (attack === undefined) throw new Error(`There is no attack ${index}.`);
  return attack;
}

/** Uploads an attack. @returns the address of the icon; null if it is refused */
async function upload({ svg }: SvgAttack, index: number): Promise<string | null> {
  const form = new FormData();
  form.set('set', set);
  form.set('slug', `attack-${index}`);
  form.set('file', new File([typeof svg === 'string' ? svg : new Uint8Array(svg)], 'attack.svg', { type: SVG }));
  const response = await post('/icons', form);
  if (response.status === 422) return null;
  expect(response.status).toBe(201);
  return memberOf(response, 'svg_url');
}

/** Opens an address, and waits until nothing is requested any more. @returns the dialogs that it has opened */
async function dialogsOf(address: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.click(4, 4);
  await page.close();
  return dialogs;
}

describe('Chromium', () => {
  it('would be attacked by what is uploaded', async () => {
    const [script] = svgAttacks(canary.origin);
    const raw = canary.page(`<!doctype html>${String(script?.svg)}`, HTML);
    expect(await dialogsOf(raw)).toEqual(['1']);
    expect(canary.hits).toEqual(['/script']);
  });

  it.each(ATTACKS)(
    'opens no dialog and sends no request for an attack that becomes an icon, however it is shown, or it is refused: $name',
    async ({ index, isRefused }) => {
      const before = canary.hits.length;
      const address = await upload(attackAt(index), index);
      expect(address === null).toBe(isRefused);
      if (address === null) return;
      const svg = await (await fetch(address, { headers: authorization() })).text();
      const ways = [
        address,
        canary.page(svg, SVG),
        canary.page(`<!doctype html><title>Inline</title>${svg}`, HTML),
        canary.page(`<!doctype html><title>Picture</title><img src="${canary.page(svg, SVG)}">`, HTML),
      ];
      for (const way of ways) expect([way, await dialogsOf(way)]).toEqual([way, []]);
      expect(canary.hits.slice(before)).toEqual([]);
    },
  );

  it('is shown some of the attacks, since not all are refused', () => {
    expect(ATTACKS.filter(({ isRefused }) => !isRefused).length).toBeGreaterThan(5);
  });
});
