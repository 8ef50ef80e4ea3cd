import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type SvgAttack, svgAttacks } from '@livery/testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { type CanaryServer, startCanaryServer } from './canary-server.ts';
import { type GuideService, startGuideService } from './guide-service.ts';
import { openBrowser } from './page-visit.ts';

jest.setTimeout(300_000);

const SVG = 'image/svg+xml';
const HTML = 'text/html; charset=utf-8';

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

  it('opens no dialog and sends no request for any attack that becomes an icon, however it is shown', async () => {
    const before = canary.hits.length;
    let accepted = 0;
    for (const [index, attack] of svgAttacks(canary.origin).entries()) {
      const address = await upload(attack, index);
      expect([attack.name, address === null]).toEqual([attack.name, attack.refusal !== null]);
      if (address === null) continue;
      accepted += 1;
      const svg = await (await fetch(address, { headers: authorization() })).text();
      const ways = [
        address,
        canary.page(svg, SVG),
        canary.page(`<!doctype html><title>Inline</title>${svg}`, HTML),
        canary.page(`<!doctype html><title>Picture</title><img src="${canary.page(svg, SVG)}">`, HTML),
      ];
      for (const way of ways) expect([attack.name, await dialogsOf(way)]).toEqual([attack.name, []]);
    }
    expect(accepted).toBeGreaterThan(5);
    expect(canary.hits.slice(before)).toEqual([]);
  });
});
