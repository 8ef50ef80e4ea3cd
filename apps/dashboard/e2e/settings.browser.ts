import { beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import type { Page } from 'playwright-core';
import { violationsOn } from './accessibility.ts';
import { demoOfSuite } from './demo-of-suite.ts';
import { hasFocus, press, tabTo } from './keyboard.ts';
import { DEMO_EMAIL, PASSWORD, signInByPassword } from './people.ts';
import { Visitor } from './visitor.ts';

/** Names and addresses from other systems may be as long as these. */
const LONG_NAME = `${'Wilhelmina Featherstonehaugh-Cholmondeley '.repeat(4)}<b>III</b>`;
const LONG_EMAIL = `${'reviewer.of.the.brand.'.repeat(2)}and.more@${'department.'.repeat(8)}northwind.example`;

const demo = demoOfSuite();
let home: string;

beforeAll(async () => {
  home = `/dashboard/${await demo.service.demo('organization')}/live`;
});

/** Invites a person as a reviewer. @returns the link */
async function invite(members: Page, email: string, name: string): Promise<string> {
  await members.getByRole('button', { name: 'Invite a person' }).click();
  await members.getByLabel('Email').fill(email);
  await members.getByLabel('Name').fill(name);
  await members.getByLabel('Role').selectOption('reviewer');
  await members.getByRole('button', { name: 'Invite', exact: true }).click();
  await members.getByRole('button', { name: 'Make a link' }).click();
  const link = await members.getByRole('dialog', { name: 'Invitation link' }).locator('pre').innerText();
  await members.getByText('Close', { exact: true }).click();
  return link;
}

/** Comes in by a link, and chooses a password. */
async function comeIn(newcomer: Visitor, link: string): Promise<Page> {
  const page = await newcomer.open(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByRole('heading', { name: 'Check a document' }).waitFor();
  return page;
}

/** Goes to a page or a record by Ctrl-K. */
async function goTo(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'A page, or the id of a record' });
  await page.keyboard.press('Control+k');
  await poll('the focus on the field', () => hasFocus(field), 5000, 50);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}

describe('an invited person', () => {
  it('comes in by the link, sees the pages of the role only, and can do nothing after the removal', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const link = await invite(members, LONG_EMAIL, LONG_NAME);
    await using newcomer = await Visitor.with(demo.browser, demo.service.origin);
    const page = await comeIn(newcomer, link);
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Check a document', 'All checks', 'Your sign-in']);

    const row = members.getByRole('row').filter({ hasText: LONG_EMAIL });
    await row.getByText(LONG_NAME).waitFor();
    await row.getByRole('button', { name: 'Remove' }).click();
    await members.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    const isRefused = async (): Promise<boolean> => {
      await page.goto(`${demo.service.origin}${home}/checks`, { waitUntil: 'networkidle' });
      return (await page.getByRole('heading', { name: 'All checks' }).count()) === 0;
    };
    await poll('the removed person to be refused', isRefused, 10_000, 500);
    expect(await page.getByRole('row').count()).toBe(0);
    expect(newcomer.complaints).toEqual([]);

    const log = await demo.owner.open(`${home}/settings/audit-log?action=membership.deleted`);
    await log.getByText(`user: ${LONG_NAME} (removed) → –`).waitFor();
  });

  it('sees into which organization the link has led, and who has made it', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const link = await invite(members, 'asks@northwind.example', '');
    const client = await demo.service.client();
    const { data } = await client.users.list();
    const maker = data.find(({ email }) => email === DEMO_EMAIL);
    await client.users.update(maker?.id ?? '', { name: 'Dana of the Demo' });
    await using newcomer = await Visitor.with(demo.browser, demo.service.origin);
    const page = await newcomer.open(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page
      .getByText('You are in Northwind Coffee now, with the role Reviewer. The invitation is from Dana of the Demo.')
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  it('cannot use the link twice, but the password', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const link = await invite(members, 'second@northwind.example', '');
    await using newcomer = await Visitor.with(demo.browser, demo.service.origin);
    await comeIn(newcomer, link);
    await using stranger = await Visitor.with(demo.browser, demo.service.origin);
    const page = await stranger.open(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This link has been used or replaced, has expired').waitFor();
    await signInByPassword(stranger, 'second@northwind.example');
  });
});

describe('a page that the role does not open', () => {
  const CLOSED = [
    'developers/api-keys',
    'developers/webhooks/we_00000000000000000000AA',
    'settings/organization',
    'settings/members',
    'settings/audit-log',
  ];

  it('says so, leads back to the documents, and asks the service for nothing', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const link = await invite(members, 'curious@northwind.example', '');
    await using newcomer = await Visitor.with(demo.browser, demo.service.origin);
    await (await comeIn(newcomer, link)).close();
    const asked: string[] = [];
    newcomer.context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/v1/sessions')) asked.push(pathname);
    });
    for (const path of CLOSED) {
      const page = await newcomer.open(`${home}/${path}`);
      await page.getByRole('heading', { name: 'Your role (Reviewer) does not open this page' }).waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
      expect(await violationsOn(page)).toEqual([]);
      await page.close();
    }
    expect(asked).toEqual([]);
    const page = await newcomer.open(`${home}/settings/members`);
    await page.getByRole('main').getByRole('link', { name: 'Check a document' }).click();
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();
    expect(newcomer.complaints).toEqual([]);
  });
});

describe('a change of the role', () => {
  it('ends the sign-in by a link, and the dialog says so before', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const link = await invite(members, 'linked@northwind.example', '');
    await using newcomer = await Visitor.with(demo.browser, demo.service.origin);
    const page = await newcomer.open(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('heading', { name: 'Check a document' }).waitFor();

    const row = members.getByRole('row').filter({ hasText: 'linked@northwind.example' });
    await row.getByRole('button', { name: 'Change role' }).click();
    const dialog = members.getByRole('dialog', { name: 'Change the role' });
    await dialog.getByText('and so does a sign-in by such a link: without a password they need a new one.').waitFor();
    await dialog.getByLabel('Role').selectOption('editor');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Editor', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});

describe('a filter in the address that looks like a number', () => {
  it('stays as it was typed', async () => {
    const page = await demo.owner.open(`${home}/developers/requests?status=415`);
    await page.getByRole('heading', { name: 'Requests' }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=415');
    expect(await page.getByLabel('Status').inputValue()).toBe('415');
  });
});

describe('the only owner', () => {
  it('cannot be suspended or removed, until another person is an owner', async () => {
    const members = await demo.owner.open(`${home}/settings/members`);
    const row = members.getByRole('row').filter({ hasText: DEMO_EMAIL });
    await row.getByText('The only owner.').waitFor();
    expect(await row.getByRole('button').allInnerTexts()).toEqual(['Link']);
    const client = await demo.service.client();
    const { id } = await client.memberships.create({ email: 'second.owner@northwind.example', role: 'owner' });
    await members.reload();
    await row.getByText('The only owner.').waitFor();
    await client.memberships.update(id, { status: 'active' });
    await members.reload();
    await row.getByRole('button', { name: 'Remove' }).waitFor();
    expect(await row.getByRole('button').allInnerTexts()).toEqual(['Change role', 'Link', 'Suspend', 'Remove']);
    await client.memberships.delete(id);
  });
});

describe('by keyboard alone', () => {
  let page: Page;

  it('the menu of a narrow window is reached from its button, and closed by Escape', async () => {
    page = await demo.owner.open(`${home}/check`);
    await page.setViewportSize({ width: 320, height: 640 });
    const menu = page.getByRole('button', { name: 'Navigation' });
    const first = page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first();
    await tabTo(page, menu);
    await page.keyboard.press('Tab');
    expect(await first.isVisible()).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await first.waitFor();
    await page.getByText('Northwind Coffee', { exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await hasFocus(first)).toBe(true);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    expect(await hasFocus(menu)).toBe(true);
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('link', { name: 'Members' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Members' }).waitFor();
    await first.waitFor({ state: 'hidden' });
  });

  it('Ctrl-K leads to a page by its name, and to a record by its id', async () => {
    page = await demo.owner.open(`${home}/check`);
    await goTo(page, 'web');
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    const { data } = await (await demo.service.client()).apiKeys.list();
    const [key] = data;
    await goTo(page, key?.id ?? '');
    await page.getByRole('heading', { name: key?.name ?? '', exact: true }).waitFor();
  });

  it('an id of a record of the other mode leads to its page there', async () => {
    page = await demo.owner.open(`${home.replace('/live', '/test')}/check`);
    const { data } = await (await demo.service.client()).apiKeys.list();
    const [key] = data;
    await goTo(page, key?.id ?? '');
    const look = page.getByRole('link', { name: 'Look in live mode' });
    await look.waitFor();
    await press(page, look);
    await page.getByRole('heading', { name: key?.name ?? '', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${home}/developers/api-keys/${key?.id}`);
  });

  it('the ? key lists the shortcuts, except in a field and above a dialog', async () => {
    page = await demo.owner.open(`${home}/settings/members`);
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const button = page.getByRole('button', { name: 'Invite a person' });
    await tabTo(page, button);
    await page.keyboard.press('?');
    await list.getByText('Go to a page by its name').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await poll('the focus to come back', () => hasFocus(button), 2000, 50);
    await page.keyboard.press('Enter');
    const email = page.getByRole('dialog').getByLabel('Email');
    await poll('the focus on the field', () => hasFocus(email), 2000, 50);
    await page.keyboard.type('who?');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await poll('the focus to come back', () => hasFocus(button), 2000, 50);
    expect(await list.count()).toBe(0);
  });

  it('the ? key can be turned off, and the account menu shows the list, too', async () => {
    page = await demo.owner.open(`${home}/check`);
    const account = page.getByRole('button', { name: /^Account of / });
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const showByMenu = async (): Promise<void> => {
      const item = page.getByRole('menuitem', { name: 'Keyboard shortcuts' });
      await press(page, account);
      await item.waitFor();
      await poll('the focus on the item', async () => {
        await page.keyboard.press('ArrowDown');
        return hasFocus(item);
      });
      await page.keyboard.press('Enter');
      await list.waitFor();
    };
    await showByMenu();
    await tabTo(page, list.getByRole('switch'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await poll('the focus to come back', () => hasFocus(account));
    await page.keyboard.press('?');
    await showByMenu();
    expect(await list.getByRole('switch').isChecked()).toBe(false);
  });

  it('Escape closes the dialog of Ctrl-K, and the focus goes back', async () => {
    page = await demo.owner.open(`${home}/check`);
    const button = page.getByRole('button', { name: /^Go to/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Go to' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await poll('the focus to come back', () => hasFocus(button), 2000, 50);
  });

  it('the first Tab leads to the link that skips the navigation', async () => {
    page = await demo.owner.open(`${home}/check`);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('main').getByRole('button').first());
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('the reviews of the organization', () => {
  it('are changed by an owner in live mode, which no key can do', async () => {
    const page = await demo.owner.open(`${home}/settings/organization`);
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Reviews' }) });
    await panel.getByText('Nothing').waitFor();
    await panel.getByRole('button', { name: 'Edit the reviews' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit the reviews' });
    await dialog.getByRole('checkbox', { name: 'Pictures' }).check();
    await dialog.getByRole('checkbox', { name: 'Slides' }).check();
    await dialog.getByRole('switch', { name: 'Four eyes' }).check();
    expect(await violationsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('Pictures, Slides').waitFor();
    await panel.getByText('Another person than the requester decides', { exact: true }).waitFor();
    const client = await demo.service.client();
    const { modes, four_eyes } = await client.reviewPolicy.retrieve();
    expect([modes.image, modes.slide, modes.icon, four_eyes]).toEqual(['manual', 'manual', 'none', true]);
  });
});
