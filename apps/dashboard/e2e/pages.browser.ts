import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { FLOORS } from '../src/shell/rooms.ts';
import { violationsOn } from './accessibility.ts';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { demoRecords } from './demo-records.ts';
import { openBrowser, Visitor } from './visitor.ts';

const WIDE = { width: 1280, height: 900 };
const READERS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['with light colours', { viewport: WIDE, colorScheme: 'light' }],
  ['with dark colours', { viewport: WIDE, colorScheme: 'dark' }],
  ['320 pixels wide', { viewport: { width: 320, height: 640 }, colorScheme: 'light' }],
  // Zoomed to 200 %, a window has half as many pixels of CSS in each direction.
  ['at 200 %, with dark colours', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, colorScheme: 'dark' }],
];

let service: DashboardService;
let browser: Browser;
/** The paths of the pages below the organization and mode that show one record each. */
let ofRecords: readonly string[];
let home: string;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  home = `/dashboard/${await service.demo('organization')}/live`;
  ofRecords = await demoRecords(await service.client());
  await using visitor = await Visitor.with(browser, service.origin);
  await visitor.signIn(service.link);
  state = await visitor.context.storageState();
}, OPEN_TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

type Look = (page: Page) => Promise<readonly string[]>;

/** Opens each page in turn, and looks at it. @returns what was found wrong, by page */
async function lookAtAll(pages: readonly string[], reader: BrowserContextOptions, look: Look) {
  await using visitor = await Visitor.with(browser, service.origin, { ...reader, storageState: state });
  const wrong: Record<string, readonly string[]> = {};
  for (const path of pages) {
    const page = await visitor.open(`${home}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = [...(await look(page)), ...visitor.complaints.splice(0)];
    if (found.length > 0) wrong[path] = found;
    await page.close();
  }
  return { wrong, origins: [...visitor.origins] };
}

/** Each test looks at some of the pages, so that none takes long. */
const GROUPS = [
  ...FLOORS.map(({ label, rooms }) => ({ group: `below "${label}"`, pages: () => rooms.map(({ page }) => page) })),
  { group: 'of one record', pages: () => ofRecords },
];

describe.each(READERS)('every page, %s', (_, reader) => {
  it.each(GROUPS)(
    'passes the automatic checks of WCAG 2.2, fits into the width, asks no other origin and complains about nothing: pages $group',
    async ({ pages }) => {
      const { wrong, origins } = await lookAtAll(pages(), reader, async (page) => {
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        return [...(await violationsOn(page)), ...(excess === 0 ? [] : [`is ${excess} pixels too wide`])];
      });
      expect(wrong).toEqual({});
      expect(origins).toEqual([service.origin]);
    },
  );
});

describe('the sign-in page', () => {
  it.each(READERS)('%s, passes the automatic checks of WCAG 2.2', async (_, reader) => {
    await using visitor = await Visitor.with(browser, service.origin, reader);
    const page = await visitor.open('/dashboard/sign-in');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
