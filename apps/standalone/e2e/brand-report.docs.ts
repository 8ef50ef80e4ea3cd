import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type CanaryServer, startCanaryServer } from './canary-server.ts';
import { type GuideService, REPOSITORY, startGuideService } from './guide-service.ts';
import { openBrowser } from './page-visit.ts';

const DECK_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const AXE_VIOLATIONS = `axe
  .run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, first: nodes[0].html })))`;
const READERS: readonly (readonly [string, BrowserContextOptions, 'screen' | 'print'])[] = [
  ['on a wide screen with light colours', { viewport: { width: 1360, height: 900 }, colorScheme: 'light' }, 'screen'],
  ['on a phone with dark colours', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, 'screen'],
  ['on paper', { viewport: { width: 794, height: 1123 }, colorScheme: 'light' }, 'print'],
];

let service: GuideService;
let canary: CanaryServer;
let browser: Browser;
let axe: string;
let documents: readonly (readonly [name: string, check: string])[];

beforeAll(async () => {
  service = await startGuideService();
  canary = await startCanaryServer();
  browser = await openBrowser();
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const sample = (name: string): Promise<Buffer> => readFile(path.join(REPOSITORY, 'samples', name));
  documents = [
    ['brand-faults.pptx', await check('brand-faults.pptx', await sample('brand-faults.pptx'), DECK_TYPE)],
    ['brand-faults.docx', await check('brand-faults.docx', await sample('brand-faults.docx'), WORD_TYPE)],
  ];
});

afterAll(async () => {
  await browser.close();
  await canary[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Checks a document. @returns the id of the check */
async function check(filename: string, document: Uint8Array, type: string): Promise<string> {
  const query = new URLSearchParams({ filename });
  const response = await fetch(`${service.origin}/api/v1/brand_checks?${query.toString()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.demo.live_key}`, 'content-type': type },
    body: new Uint8Array(document),
  });
  expect(response.status).toBe(200);
  return String(Reflect.get(Object(await response.json()), 'id'));
}

interface Visit extends AsyncDisposable {
  readonly page: Page;
  /** The addresses of all requests but the one for the report. */
  readonly requests: readonly string[];
  /** The page has done these things, which a report never does: messages, dialogs, errors. */
  readonly incidents: readonly string[];
}

/** Opens a report as a person with a credential does. */
async function visit(checkId: string, reader: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(reader);
  const address = `${service.origin}/api/v1/brand_checks/${checkId}/report`;
  await context.route(address, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${service.demo.live_key}` } }),
  );
  const page = await context.newPage();
  const requests: string[] = [];
  const incidents: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== address && !request.url().startsWith('data:')) requests.push(request.url());
  });
  page.on('console', (message) => incidents.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => incidents.push(error.message));
  page.on('dialog', (dialog) => {
    incidents.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, requests, incidents, [Symbol.asyncDispose]: () => context.close() };
}

describe.each(READERS)('the report %s', (_, reader, media) => {
  it('passes the automatic checks of WCAG 2.2, fits its width, and requests nothing', async () => {
    for (const [name, id] of documents) {
      await using visited = await visit(id, reader);
      const { page, requests, incidents } = visited;
      await page.emulateMedia({ media });
      const { width, room } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect({ name, width, requests, incidents }).toEqual({ name, width: room, requests: [], incidents: [] });
      await page.evaluate(axe);
      const violations: unknown = await page.evaluate(AXE_VIOLATIONS);
      expect({ name, violations }).toEqual({ name, violations: [] });
    }
  });
});

describe('a reader of a report', () => {
  it('learns the verdict first, and what to fix first, with slides counted from 1', async () => {
    await using visited = await visit(documents[0]?.[1] ?? '');
    const { page } = visited;
    expect(await page.locator('h1').textContent()).toBe('brand-faults.pptx');
    expect(await page.locator('.verdict').textContent()).toMatch(/^\s*Not on brand yet: \d+ deviations on \d slides/);
    expect((await page.locator('h2').allTextContents()).slice(0, 2)).toEqual(['Fix these first', 'Slide by slide']);
    expect(await page.locator('h3').allTextContents()).toContain('The layout "Title Only"');
    expect(await page.getByText('Slide 0').count()).toBe(0);
  });

  it('reaches everything with the keyboard, beginning with a link to the content', async () => {
    await using visited = await visit(documents[0]?.[1] ?? '');
    const { page } = visited;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).toBe('solid');
  });

  it('sees the slides, with a number at each place that leads to its card', async () => {
    await using visited = await visit(documents[0]?.[1] ?? '');
    const { page } = visited;
    const drawn = await page
      .locator('.picture img')
      .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).toEqual(drawn.map(() => true));
    await page.locator('.picture .numbers a').first().click();
    const target = await page.evaluate(() => document.querySelector(':target')?.className ?? '');
    expect(target).toMatch(/^card /);
  });

  it('finds each link of the page at its target', async () => {
    await using visited = await visit(documents[0]?.[1] ?? '');
    const lost = await visited.page.evaluate(() =>
      Array.from(document.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '').filter(
        (href) => !href.startsWith('#') || document.getElementById(href.slice(1)) === null,
      ),
    );
    expect(lost).toEqual([]);
  });
});

/** Texts that leave the place where they stand, if they are not escaped there: in elements, attributes, styles and drawings. */
const attacks = (origin: string): readonly string[] => [
  `</style></title></textarea><script>alert(1)</script>`,
  `"><img src="${origin}/image" onerror="alert(2)">`,
  `' onmouseover='alert(3)' x='`,
  `red;}*{background:url(${origin}/style)!important}`,
  `</svg><svg onload="alert(4)"><image href="${origin}/drawing"/>`,
  `]]><iframe src="${origin}/frame"></iframe><base href="${origin}/">`,
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A deck whose texts, typefaces and names are the attack. Each of them comes to be in a finding. */
function deckOf(attack: string): Uint8Array {
  const text = escaped(attack);
  const font = `<a:latin typeface="${text}"/>`;
  const shape = textBox(paragraph(`${text}  twice  ${text}`, font), {
    shapeProperties: '<a:xfrm><a:off x="-9000000" y="0"/><a:ext cx="1000000" cy="1000000"/></a:xfrm>',
  }).replace(/name="[^"]*"/, `name="${text}"`);
  return samplePresentation({
    slides: [shape, textBox(paragraph(text, font))],
    layoutName: text,
    themeName: text,
    minorFont: text,
    themeColors: { accent1: 'FF0000' },
  });
}

describe('Chromium', () => {
  it('would be attacked by texts that nobody escapes', async () => {
    const dialogs: string[] = [];
    const page = await browser.newPage();
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(canary.page(`<!doctype html>${attacks(canary.origin).join('')}`, 'text/html'), {
      waitUntil: 'networkidle',
    });
    await page.close();
    expect(dialogs.sort()).toEqual(['1', '2', '4']);
    expect(canary.hits).toEqual(expect.arrayContaining(['/image', '/drawing']));
  });

  it('runs nothing, requests nothing and builds nothing that a document brings, wherever the report shows it', async () => {
    const before = canary.hits.length;
    for (const attack of attacks(canary.origin)) {
      const id = await check(`${attack.slice(0, 120)}.pptx`, deckOf(attack), DECK_TYPE);
      await using visited = await visit(id);
      const { page, requests, incidents } = visited;
      await page.mouse.move(300, 300);
      await page.mouse.click(300, 300);
      const foreign = await page.evaluate(
        () => document.querySelectorAll('script, iframe, base, form, object, embed, img:not([alt^="Slide"])').length,
      );
      const styles = await page.evaluate(() => document.styleSheets.length);
      const shown = (await page.locator('body').textContent())?.includes(attack.slice(0, 20));
      expect({ attack, requests, incidents, foreign, styles, shown }).toEqual({
        attack,
        requests: [],
        incidents: [],
        foreign: 0,
        styles: 1,
        shown: true,
      });
    }
    expect(canary.hits.slice(before)).toEqual([]);
  });
});
