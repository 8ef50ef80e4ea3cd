import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type GuideService, startGuideService } from './guide-service.ts';
import { openBrowser, visitPage } from './page-visit.ts';

const MOST_BYTES = 1_200_000;
const MOST_MS_TO_PAINT = 1_500;
const READERS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['on a phone with light colours', { viewport: { width: 390, height: 844 }, colorScheme: 'light' }],
  ['on a wide screen with dark colours', { viewport: { width: 1360, height: 900 }, colorScheme: 'dark' }],
];
const AXE_VIOLATIONS = `axe
  .run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, first: nodes[0].html })))`;

const PARTS = 12;
/** Each test visits one of so many parts of the pages, so that none takes long. */
const PARTS_OF_PAGES = Array.from({ length: PARTS }, (_, part) => part + 1);

let service: GuideService;
let browser: Browser;
let pages: readonly string[];
let axe: string;

beforeAll(async () => {
  service = await startGuideService();
  browser = await openBrowser();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const list = await (await fetch(`${service.origin}/llms.txt`)).text();
  pages = [
    '/docs',
    '/docs/reference',
    ...Array.from(list.matchAll(/\((\/docs\/[a-z/-]+)\.md\)/g), ([, path = '']) => path),
  ];
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

const pagesOf = (part: number): readonly string[] => pages.filter((_, index) => index % PARTS === part - 1);

describe.each(READERS)('the documentation %s', (_, reader) => {
  it.each(PARTS_OF_PAGES)(
    'renders every page quickly, without errors, without other origins and within the width of the screen: part %s',
    timed(async (part) => {
      for (const path of pagesOf(part)) {
        await using visit = await visitPage(browser, service.origin + path, reader);
        const { page, complaints, origins, bytes } = visit;
        expect({ path, complaints, origins }).toEqual({ path, complaints: [], origins: [service.origin] });
        expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
        const { width, room, paint } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          room: document.documentElement.clientWidth,
          paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        }));
        expect({ path, width }).toEqual({ path, width: room });
        assertBelow(paint, MOST_MS_TO_PAINT);
      }
    }),
  );

  it.each(PARTS_OF_PAGES)(
    'has only pages that pass the automatic checks of WCAG 2.2, levels A and AA: part %s',
    async (part) => {
      for (const path of pagesOf(part)) {
        await using visit = await visitPage(browser, service.origin + path, reader);
        await visit.page.evaluate(axe);
        const violations: unknown = await visit.page.evaluate(AXE_VIOLATIONS);
        expect({ path, violations }).toEqual({ path, violations: [] });
      }
    },
  );
});

describe('a reader with a keyboard', () => {
  it('can skip to the content, and sees the focused element', async () => {
    await using visit = await visitPage(browser, `${service.origin}/docs/webhooks`, {});
    const { page } = visit;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).toBe('solid');
  });
});
