import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DashboardService } from './dashboard-service.ts';
import { openBrowser, Visitor } from './visitor.ts';

jest.setTimeout(180_000);

let service: DashboardService;
let browser: Browser;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

describe('the link of the first start', () => {
  it('opens the demo signed in, and nothing of it stays in the address or in the history', async () => {
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.signIn(service.link);
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/org_\w+\/live\/check$/);
    await page.goBack();
    expect(page.url()).not.toContain('sil_');
    expect(visitor.complaints).toEqual([]);
    expect([...visitor.origins]).toEqual([service.origin]);
  });

  it('works once', async () => {
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.open(service.link);
    await page.getByText('This link has been used or replaced, has expired').waitFor();
    await page.getByRole('link', { name: 'Sign in with a password instead' }).click();
    await page.getByLabel('Email').waitFor();
  });
});

describe('a page of the dashboard', () => {
  it('leads somebody who is not signed in to the sign-in page, and from there back', async () => {
    await service.restart();
    const organization = await service.demo('organization');
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.open(`/dashboard/${organization}/test/settings/sign-in`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/dashboard/${organization}/test/settings/sign-in`);
    const { hash } = new URL(service.link);
    await page.evaluate((fragment) => location.assign(location.pathname + location.search + fragment), hash);
    await page.reload();
    await page.getByRole('heading', { name: 'Your sign-in' }).waitFor();
  });
});
