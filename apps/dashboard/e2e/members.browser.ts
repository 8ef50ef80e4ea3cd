import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { DashboardService, OPEN_TIMEOUT_MS } from './dashboard-service.ts';
import { hasFocus, press, tabTo } from './keyboard.ts';
import { callSessions, CURRENT_PASSWORD, DEMO_EMAIL, PASSWORD, signInByPassword } from './people.ts';
import { openBrowser, Visitor } from './visitor.ts';

const NEW_PASSWORD = 'another horse battery staple';

let service: DashboardService;
let browser: Browser;
let settings: string;
let owner: Visitor;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  settings = `/dashboard/${await service.demo('organization')}/live/settings`;
  await using first = await Visitor.with(browser, service.origin);
  const page = await first.signIn(service.link);
  await callSessions(page, 'PUT', '/current/password', { password: PASSWORD });
}, OPEN_TIMEOUT_MS);

beforeEach(async () => {
  owner = await Visitor.with(browser, service.origin);
  await (await signInByPassword(owner, DEMO_EMAIL)).close();
});

afterEach(async () => {
  expect(owner.complaints).toEqual([]);
  await owner[Symbol.asyncDispose]();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** Waits until an element has the focus, which dialogs give a moment after they open or close. */
function focusOn(target: Locator): Promise<void> {
  return poll(`the focus on ${String(target)}`, () => hasFocus(target), 5000, 50);
}

function rowOf(members: Page, email: string): Locator {
  return members.getByRole('row').filter({ hasText: email });
}

/** Invites a reviewer, and makes the link. @returns the link, as it is copied by hand */
async function invite(members: Page, email: string): Promise<string> {
  const button = members.getByRole('button', { name: 'Invite a person' });
  await press(members, button);
  await focusOn(members.getByLabel('Email'));
  await members.keyboard.type(email);
  await tabTo(members, members.getByLabel('Role'));
  await members.keyboard.type('Reviewer');
  await press(members, members.getByRole('button', { name: 'Invite', exact: true }));
  await focusOn(members.getByRole('button', { name: 'Make a link' }));
  await members.keyboard.press('Enter');
  const link = members.getByRole('dialog', { name: 'Invitation link' }).locator('pre');
  await link.waitFor();
  await tabTo(members, link);
  const text = await link.innerText();
  await press(members, members.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  await focusOn(button);
  return text;
}

describe('by keyboard alone', () => {
  it('a person is invited and comes in, gets another role, and is removed', async () => {
    const members = await owner.open(`${settings}/members`);
    const link = await invite(members, 'keyboard@northwind.example');
    await using newcomer = await Visitor.with(browser, service.origin);
    const page = await newcomer.open(link);
    await press(page, page.getByRole('button', { name: 'Sign in' }));
    await focusOn(page.getByLabel('New password'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
    expect(newcomer.complaints).toEqual([]);

    await members.reload();
    const row = rowOf(members, 'keyboard@northwind.example');
    const change = row.getByRole('button', { name: 'Change role' });
    await change.waitFor();
    await press(members, change);
    await focusOn(members.getByRole('dialog').getByLabel('Role'));
    await members.keyboard.type('Editor');
    await press(members, members.getByRole('button', { name: 'Save' }));
    await row.getByText('Editor', { exact: true }).waitFor();
    await focusOn(change);

    const remove = row.getByRole('button', { name: 'Remove' });
    await press(members, remove);
    await focusOn(members.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
    await members.keyboard.press('Enter');
    await focusOn(remove);
    await members.keyboard.press('Enter');
    await press(members, members.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await row.waitFor({ state: 'detached' });
    await focusOn(members.locator('main'));
  });

  it('another session is ended', async () => {
    await using other = await Visitor.with(browser, service.origin);
    await signInByPassword(other, DEMO_EMAIL);
    const page = await owner.open(`${settings}/sign-in`);
    const end = page.getByRole('button', { name: 'End', exact: true });
    await end.first().waitFor();
    const before = await end.count();
    await press(page, end.first());
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'End' }));
    await poll('the session to be gone', async () => (await end.count()) === before - 1, 5000, 50);
    await focusOn(page.locator('main'));
    await other.open(`${settings}/sign-in`).then((tab) => tab.getByLabel('Email').waitFor());
  });

  it('the password is changed, after the old one has been confirmed', async () => {
    await service.passMinutes(11);
    const page = await owner.open(`${settings}/sign-in`);
    const change = page.getByRole('button', { name: 'Change the password' });
    await press(page, change);
    await focusOn(page.getByLabel('New password'));
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await focusOn(page.getByRole('dialog', { name: 'Confirm your password' }).locator(CURRENT_PASSWORD));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('The password is saved').waitFor();
    await focusOn(change);
    await callSessions(page, 'PUT', '/current/password', { password: PASSWORD });
  });

  it('a person signs out, and signs in again', async () => {
    const page = await owner.open(`${settings}/sign-in`);
    await press(page, page.getByRole('button', { name: `Account of ${DEMO_EMAIL}` }));
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await focusOn(page.getByRole('menuitem').first());
    await page.keyboard.press('End');
    await focusOn(page.getByRole('menuitem', { name: 'Sign out' }));
    await page.keyboard.press('Enter');
    await focusOn(page.getByLabel('Email'));
    await page.keyboard.type(DEMO_EMAIL);
    await page.keyboard.press('Tab');
    await focusOn(page.locator(CURRENT_PASSWORD));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
  });

  it('a change waits for the password, and the focus goes back to where it was', async () => {
    const email = 'confirmed@northwind.example';
    await (await service.client()).memberships.create({ email, role: 'viewer' });
    await service.passMinutes(11);
    const members = await owner.open(`${settings}/members`);
    const change = rowOf(members, email).getByRole('button', { name: 'Change role' });
    const save = members.getByRole('button', { name: 'Save' });
    const question = members.getByRole('dialog', { name: 'Confirm your password' });
    await press(members, change);
    await focusOn(members.getByRole('dialog').getByLabel('Role'));
    await members.keyboard.type('Editor');
    await press(members, save);
    await focusOn(question.locator(CURRENT_PASSWORD));
    await members.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await focusOn(save);
    await members.keyboard.press('Enter');
    await focusOn(question.locator(CURRENT_PASSWORD));
    await members.keyboard.type(PASSWORD);
    await members.keyboard.press('Enter');
    await rowOf(members, email).getByText('Editor', { exact: true }).waitFor();
    await members.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(change);
  });
});
