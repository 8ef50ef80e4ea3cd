import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import type { Browser } from 'playwright-core';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { hasFocus } from './keyboard.ts';
import { DEMO_EMAIL, PASSWORD } from './people.ts';
import { openBrowser, Visitor } from './visitor.ts';

let service: DashboardService;
let browser: Browser;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
}, OPEN_TIMEOUT_MS);

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

describe('a person without a password', () => {
  const NOTICE = 'You have no password yet. You can set one until';

  it('can put the notice away for this visit', async () => {
    await service.restart();
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.signIn(service.link);
    const notice = page.getByRole('note').filter({ hasText: NOTICE });
    await notice.getByRole('button', { name: 'Not now' }).click();
    await notice.waitFor({ state: 'detached' });
    await poll('the focus on the content', () => hasFocus(page.locator('main')), 5000, 50);
    await page.reload();
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('learns after ten minutes how to get a new link, also where a change is refused', async () => {
    await service.restart();
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.signIn(service.link);
    await service.passMinutes(11);
    await page.reload();
    const organization = await service.demo('organization');
    const command = `npm run admin -- people sign-in-link ${organization} ${DEMO_EMAIL}`;
    const notice = page.getByRole('note').filter({ hasText: 'You have no password' });
    await notice.getByText('stop it and start it again: it prints a new link').waitFor();
    await notice.getByText(command).waitFor();
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await page.getByLabel('Email').fill('late@northwind.example');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
    await dialog.getByText('This needs a password, and you have none.').waitFor();
    await dialog.getByText('“Your sign-in”').waitFor();
    await dialog.getByText(command).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Your sign-in' }).click();
    await page.getByText(/You could set one until \d{1,2}:\d\d/).waitFor();
    await page.getByText(command).waitFor();
    expect(await page.getByRole('button', { name: 'Set a password' }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('is asked on each page to set one while they can, and is not asked again after that', async () => {
    await service.restart();
    await using visitor = await Visitor.with(browser, service.origin);
    const page = await visitor.signIn(service.link);
    const notice = page.getByRole('note').filter({ hasText: NOTICE });
    await page.getByRole('link', { name: 'All checks' }).click();
    await page.getByRole('heading', { name: 'All checks' }).waitFor();
    expect(await notice.innerText()).toMatch(/until \d{1,2}:\d\d/);
    await notice.getByRole('link', { name: 'Set a password' }).click();
    await page.getByRole('heading', { name: 'Your sign-in' }).waitFor();
    await page.getByText(/You can set one until \d{1,2}:\d\d/).waitFor();
    await page.getByRole('button', { name: 'Set a password' }).click();
    await page.getByLabel('New password').fill('a'.repeat(19));
    await page.getByRole('button', { name: 'Set a password' }).click();
    await page.getByText('password must have at least 5 different characters.').waitFor();
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set a password' }).click();
    await page.getByText('The password is saved').waitFor();
    await page.getByRole('link', { name: 'All checks' }).click();
    await page.getByRole('heading', { name: 'All checks' }).waitFor();
    expect(await notice.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
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
