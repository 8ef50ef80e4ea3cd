import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { callSessions, CURRENT_PASSWORD, DEMO_EMAIL, PASSWORD, signInByPassword } from './people.ts';
import { openBrowser, Visitor } from './visitor.ts';

let service: DashboardService;
let browser: Browser;
let home: string;
let visitor: Visitor;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  home = `/dashboard/${await service.demo('organization')}`;
  await using first = await Visitor.with(browser, service.origin);
  const page = await first.signIn(service.link);
  await callSessions(page, 'PUT', '/current/password', { password: PASSWORD });
}, OPEN_TIMEOUT_MS);

beforeEach(async () => {
  visitor = await Visitor.with(browser, service.origin);
  await (await signInByPassword(visitor, DEMO_EMAIL)).close();
});

afterEach(() => visitor[Symbol.asyncDispose]());

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** Ends the session, as another browser of the person or an operator does. */
async function endSession(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const current: unknown = await (await fetch('/api/v1/sessions/current')).json();
    return String(Reflect.get(Object(current), 'id'));
  });
  await callSessions(page, 'DELETE', `/${id}`);
}

/** Fills the form of a key in a tab of one mode. */
async function fillKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('checkbox', { name: /brand:read/ }).check();
}

async function giveKeyName(page: Page, mode: string, name: string): Promise<void> {
  await fillKey(page, name);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page
    .getByText(mode === 'live' ? /sk_live_/ : /sk_test_/)
    .first()
    .waitFor();
}

async function confirmPassword(page: Page, dialog: string, button: string): Promise<void> {
  const question = page.getByRole('dialog', { name: dialog });
  await question.locator(CURRENT_PASSWORD).fill(PASSWORD);
  await question.getByRole('button', { name: button }).click();
}

describe('a session that ends while a form is filled', () => {
  it('is followed by a sign-in in a dialog, and the form goes on with what was typed', async () => {
    const page = await visitor.open(`${home}/test/developers/api-keys`);
    await fillKey(page, 'Typed before the end');
    await endSession(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    await confirmPassword(page, 'Sign in again', 'Sign in');
    await page
      .getByText(/sk_test_/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'Typed before the end' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('keeps what was typed if the dialog is closed', async () => {
    const page = await visitor.open(`${home}/test/developers/api-keys`);
    await fillKey(page, 'Typed and kept');
    await endSession(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog', { name: 'Sign in again' }).locator(CURRENT_PASSWORD).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('You are not signed in').first().waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Typed and kept');
  });

  it('keeps a form that Escape would close otherwise', async () => {
    const page = await visitor.open(`${home}/live/settings/members`);
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await page.getByLabel('Email').fill('kept@northwind.example');
    await endSession(page);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Sign in again' });
    await question.locator(CURRENT_PASSWORD).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    const form = page.getByRole('dialog', { name: 'Invite a person' });
    await form.getByText('You are not signed in').waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe('kept@northwind.example');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });
});

describe('a change that lets others in', () => {
  it('waits for the password if it was confirmed more than ten minutes ago, and is then made', async () => {
    await service.passMinutes(11);
    const page = await visitor.open(`${home}/live/developers/api-keys`);
    await fillKey(page, 'Confirmed');
    await page.getByRole('button', { name: 'Create key' }).click();
    await confirmPassword(page, 'Confirm your password', 'Confirm');
    await page
      .getByText(/sk_live_/)
      .first()
      .waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('is not made if the password is wrong, and says so', async () => {
    await service.passMinutes(11);
    const page = await visitor.open(`${home}/live/developers/api-keys`);
    await fillKey(page, 'Never made');
    await page.getByRole('button', { name: 'Create key' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm your password' });
    await question.locator(CURRENT_PASSWORD).fill('not my password at all');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await question.getByText('This is not your password.').waitFor();
    const { data } = await (await service.client()).apiKeys.list();
    expect(data.map(({ name }) => name)).not.toContain('Never made');
  });
});

describe('two tabs', () => {
  it('in two modes show the records of their own mode', async () => {
    const [live, test] = [
      await visitor.open(`${home}/live/developers/api-keys`),
      await visitor.open(`${home}/test/developers/api-keys`),
    ];
    await giveKeyName(test, 'test', 'Only in test mode');
    await giveKeyName(live, 'live', 'Only in live mode');
    await Promise.all([live.reload(), test.reload()]);
    await live.getByRole('link', { name: 'Only in live mode' }).waitFor();
    await test.getByRole('link', { name: 'Only in test mode' }).waitFor();
    expect(await live.getByText('Only in test mode').count()).toBe(0);
    expect(await test.getByText('Only in live mode').count()).toBe(0);
    expect(await live.getByText('Test mode').count()).toBe(0);
    expect(await test.getByText('Test mode').first().isVisible()).toBe(true);
  });

  it('learn that the person has signed out in one of them, and keep what is typed in the other', async () => {
    const [one, other] = [
      await visitor.open(`${home}/live/check`),
      await visitor.open(`${home}/test/developers/api-keys`),
    ];
    await fillKey(other, 'Typed before the sign-out');
    await one.getByRole('button', { name: `Account of ${DEMO_EMAIL}` }).click();
    await one.getByRole('menuitem', { name: 'Sign out' }).click();
    await one.getByLabel('Email').waitFor();
    await confirmPassword(other, 'Sign in again', 'Sign in');
    await other.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Create key' }).click();
    await other.getByRole('button', { name: 'I have stored it' }).click();
    await other.getByRole('link', { name: 'Typed before the sign-out' }).waitFor();
  });
});

describe('a service that is away', () => {
  it('is said to be, and the page goes on when it is back', async () => {
    const page = await visitor.open(`${home}/live/check`);
    await service.stop();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('alert').waitFor({ timeout: 60_000 });
    await service.resume();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('link', { name: 'Demo live key' }).waitFor();
  });
});
