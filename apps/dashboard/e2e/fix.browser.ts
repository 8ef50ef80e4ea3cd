import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DashboardService } from './dashboard-service.ts';
import { check, DECK, REPORT } from './documents.ts';
import { press } from './keyboard.ts';
import { openBrowser, Visitor } from './visitor.ts';

jest.setTimeout(180_000);

let service: DashboardService;
let browser: Browser;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  await using first = await Visitor.with(browser, service.origin);
  await first.signIn(service.link);
  state = await first.context.storageState();
});

beforeEach(async () => {
  visitor = await Visitor.with(browser, service.origin, { storageState: state });
  page = await visitor.open('/dashboard/');
});

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor[Symbol.asyncDispose]();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

describe('a fix', () => {
  it('gives a fixed file, whose report has fewer findings', async () => {
    await check(page);
    await page.getByRole('button', { name: 'Fix what Livery can fix (5)…' }).click();
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await page.getByRole('button', { name: 'Make the fixed file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download own-deck-fixed.pptx' }).click();
    expect(await (await download).failure()).toBeNull();
    await page.getByRole('link', { name: 'Open the report on the fixed file' }).click();
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
    await page.getByText('Not on brand yet: 9 deviations').waitFor();
  });

  it('is made by keyboard alone, from the choice of the file on', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Choose files' }));
    await (await chooser).setFiles([{ name: 'own-deck.pptx', buffer: DECK, mimeType: '' }]);
    await page.waitForURL(REPORT);
    const fix = page.getByRole('button', { name: 'Fix what Livery can fix (5)…' });
    await fix.waitFor();
    await press(page, fix);
    const make = page.getByRole('button', { name: 'Make the fixed file' });
    await page.getByText('5 findings would be gone, 9 would remain.').waitFor();
    await press(page, make);
    const report = page.getByRole('link', { name: 'Open the report on the fixed file' });
    await report.waitFor();
    await press(page, report);
    await page.getByRole('heading', { name: 'own-deck-fixed.pptx' }).waitFor();
  });
});
