import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type GuideService, startGuideService } from './guide-service.ts';
import { openBrowser, type PageVisit, visitPage } from './page-visit.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

let service: GuideService;
let browser: Browser;

beforeAll(async () => {
  service = await startGuideService();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

const visit = (path: string, reader = {}): Promise<PageVisit> => visitPage(browser, service.origin + path, reader);

describe('search', () => {
  it.each([
    ['a guide', 'verify signature', '/docs/webhooks#verify-the-signature'],
    ['an operation', 'approve a font', '/docs/reference/fonts#registerFont'],
    ['a path', 'POST /api/v1/brand_checks', '/docs/reference/brand-checks#runBrandCheck'],
    ['a method and a path without its prefix', 'PUT brand_rules', '/docs/reference/brand-rules#replaceBrandRules'],
    ['a path alone', '/brand_rules', '/docs/reference/brand-rules#listBrandRules'],
    ['the parameters of a check', 'logo.missing', '/docs/rule-parameters#logo-missing'],
    ['an entry with some of the words', 'zanzibar idempotency_key_reused', '/docs/errors#idempotency_key_reused'],
    ['an error code', 'idempotency_key_reused', '/docs/errors#idempotency_key_reused'],
    ['an event type', 'brand.check.completed', '/docs/events#brand-check-completed'],
  ])('finds %s with the keyboard and without other origins', async (_, words, url) => {
    await using visited = await visit('/docs');
    const { page, complaints, origins } = visited;
    await page.keyboard.press('/');
    await page.keyboard.type(words);
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(service.origin + url);
    const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    expect(await target.isVisible()).toBe(true);
    expect({ complaints, origins }).toEqual({ complaints: [], origins: [service.origin] });
  });

  it('reports that it has found nothing, and closes with Escape', async () => {
    await using visited = await visit('/docs');
    const { page } = visited;
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing is named like that.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('code', () => {
  it.each([390, 1280])('is not covered by a button on a screen of %d pixels', async (width) => {
    for (const path of ['/docs/quick-start', '/docs/webhooks', '/docs/reference/brand-checks']) {
      await using visited = await visit(path, { viewport: { width, height: 844 } });
      for (const block of await visited.page.locator('.code:visible').all()) {
        const [button, code] = await Promise.all([
          block.locator('.copy').boundingBox(),
          block.locator('pre').boundingBox(),
        ]);
        expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
      }
    }
  });

  it.each(['/docs/webhooks', '/docs/reference/brand-checks'])(
    'can be copied completely from every block: %s',
    async (path) => {
      await using visited = await visit(path, CLIPBOARD);
      const { page } = visited;
      for (const block of await page.locator('.code:visible').all()) {
        await block.getByRole('button').click();
        await block.getByRole('button', { name: 'Copied' }).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(await block.locator('code').textContent());
      }
    },
  );

  it('is shown in the chosen language everywhere, also on the next page', async () => {
    await using visited = await visit('/docs/reference/fonts');
    const { page } = visited;
    await page.getByRole('tab', { name: 'curl' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const chosen = page.locator('.tabs[data-kind=language] [aria-selected=true]');
    expect(new Set(await chosen.allTextContents())).toEqual(new Set(['Python']));
    await page.goto(`${service.origin}/docs/reference/brand-rules`);
    expect(new Set(await chosen.allTextContents())).toEqual(new Set(['Python']));
  });
});

describe('on a phone', () => {
  it.each([
    ['/docs/webhooks', 'Idempotency', '/docs/idempotency'],
    ['/docs/reference/fonts', 'Brand checks', '/docs/reference/brand-checks'],
  ])('the menu at the top of a page leads to other pages: %s', async (path, name, target) => {
    await using visited = await visit(path, PHONE);
    const { page } = visited;
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pages.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect((await pages.boundingBox())?.y).toBeLessThan(80);
    await pages.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(service.origin + target);
  });

  it('an open panel with its response is not wider than the screen', async () => {
    await using visited = await visit('/docs/reference/brand-checks', PHONE);
    const { page } = visited;
    const panel = page.locator('section:has(#runBrandCheck) .try');
    await panel.locator(':scope > summary').click();
    await panel.locator('[data-in=key]').fill(service.demo.live_key);
    await panel.getByRole('button', { name: 'Send request' }).click();
    await panel.locator('.status.good').waitFor();
    await page.locator('details').evaluateAll((elements) => {
      for (const details of elements) details.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });
});
