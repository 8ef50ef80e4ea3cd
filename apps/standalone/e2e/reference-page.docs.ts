import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type GuideService, startGuideService } from './guide-service.ts';
import { openBrowser, type PageVisit, visitPage } from './page-visit.ts';

jest.setTimeout(120_000);

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

const PHONE = { viewport: { width: 390, height: 844 } };

async function visitReference(reader = {}): Promise<PageVisit> {
  const visit = await visitPage(browser, `${service.origin}/docs/reference`, reader);
  await visit.page.locator('.opblock').first().waitFor();
  return visit;
}

describe('the reference', () => {
  it('shows every operation of the API, without a complaint, from this service alone', async () => {
    await using visit = await visitReference();
    const { page, complaints, origins } = visit;
    const description = await (await fetch(`${service.origin}/api/v1/openapi.json`)).text();
    // Links between operations name them again.
    const operations = new Set(Array.from(description.matchAll(/"operationId":\s*"(\w+)"/g), ([, name]) => name));
    expect(await page.locator('.opblock').count()).toBe(operations.size);
    expect({ complaints, origins }).toEqual({ complaints: [], origins: [service.origin] });
  });

  it.each([
    ['day', 'light'],
    ['night', 'dark'],
  ] as const)('is small, painted at once, and no wider than a phone: by %s', async (_, colorScheme) => {
    await using visit = await visitReference({ ...PHONE, colorScheme });
    expect(visit.bytes).toBeLessThanOrEqual(1_200_000);
    for (const operation of ['runBrandCheck', 'listEvents', 'updateWebhookEndpoint'])
      await visit.page.locator(`[id$="-${operation}"] .opblock-summary-control`).click();
    const { width, paint, isDark } = await visit.page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      isDark: document.documentElement.classList.contains('dark-mode'),
    }));
    expect(width).toBe(PHONE.viewport.width);
    expect(paint).toBeLessThan(1_500);
    expect(isDark).toBe(colorScheme === 'dark');
  });

  it('calls the API with a key of the reader', async () => {
    await using visit = await visitReference();
    const { page, complaints } = visit;
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('.auth-container input').first().fill(service.demo.live_key);
    await page.locator('.auth-container').first().getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).last().click();
    const ping = page.locator('[id$="-ping"]');
    await ping.locator('.opblock-summary-control').click();
    await ping.getByRole('button', { name: 'Try it out' }).click();
    await ping.getByRole('button', { name: 'Execute' }).click();
    const answer = ping.locator('.live-responses-table .response');
    await answer.waitFor();
    expect(await answer.textContent()).toContain('"object": "ping"');
    expect(complaints).toEqual([]);
  });
});
