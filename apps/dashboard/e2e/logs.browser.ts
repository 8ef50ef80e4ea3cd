import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { Livery } from '@livery/sdk';
import { poll } from '@livery/testing';
import type { Page } from 'playwright-core';
import { demoRecords } from './demo-records.ts';
import { developerOfSuite } from './developer.ts';
import { getsFocus, press } from './keyboard.ts';

const DAY_MS = 86_400_000;

const developer = developerOfSuite();

/** Waits until the list has exactly these links, in any order. */
async function listed(page: Page, expected: readonly string[]): Promise<void> {
  const links = page.locator('tbody td:first-child').getByRole('link');
  const areListed = async (): Promise<boolean> =>
    (await links.allInnerTexts()).toSorted().join() === expected.toSorted().join();
  await poll(`the list to be ${expected.join()}`, areListed, 10_000, 100);
}

/** Fills a filter as people do who type. */
async function filter(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await page.keyboard.press('Enter');
}

function field(page: Page, label: string) {
  return page.getByRole('search').getByLabel(label, { exact: true });
}

function filtersIn(page: Page): object {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** A day as its field shows it, in the time zone of the browser. */
function day(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

describe('the list of events', () => {
  it('is filtered; the filters are in the address, survive a reload, and are taken back by the Back button', async () => {
    const { id } = await developer.api.apiKeys.create({ name: 'Filtered', scopes: ['brand:read'] });
    await developer.api.apiKeys.update(id, { name: 'Filtered again' });
    await developer.api.apiKeys.create({ name: 'Another', scopes: ['brand:read'] });
    const { data } = await developer.api.events.list({ object: id, type: 'platform.api_key.updated' });
    const request = data[0]?.request_id ?? '';
    const page = await developer.visitor.open(`${developer.home}/events`);
    await filter(page, 'About', id);
    await listed(page, ['platform.api_key.created', 'platform.api_key.updated']);
    await filter(page, 'Type', 'platform.api_key.created');
    await listed(page, ['platform.api_key.created']);
    expect(filtersIn(page)).toEqual({ object: id, type: 'platform.api_key.created' });
    await page.reload();
    await listed(page, ['platform.api_key.created']);
    expect(await field(page, 'Type').inputValue()).toBe('platform.api_key.created');
    await page.goBack();
    await listed(page, ['platform.api_key.created', 'platform.api_key.updated']);
    expect(await field(page, 'Type').inputValue()).toBe('');
    expect(filtersIn(page)).toEqual({ object: id });

    await filter(page, 'Caused by', request);
    await listed(page, ['platform.api_key.updated']);
    await field(page, 'To').fill(day(Date.now() - 2 * DAY_MS));
    await page.getByText('No event fits the filters').waitFor();
    await field(page, 'To').fill('');
    await field(page, 'From').fill(day(Date.now() - DAY_MS));
    await listed(page, ['platform.api_key.updated']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('cell', { name: 'platform.api_key.created' }).nth(1).waitFor();
    expect(filtersIn(page)).toEqual({});
    expect(await field(page, 'Caused by').inputValue()).toBe('');
  });

  it('completes a type, and shows all events of an area', async () => {
    await developer.api.apiKeys.create({ name: 'Of an area', scopes: ['brand:read'] });
    const page = await developer.visitor.open(`${developer.home}/events`);
    await field(page, 'Type').fill('platform');
    await page.getByRole('option', { name: 'platform.*' }).click();
    await page.getByRole('link', { name: 'platform.api_key.created' }).first().waitFor();
    expect(filtersIn(page)).toEqual({ type: 'platform.*' });
  });
});

describe('the list of requests', () => {
  it('is filtered; the filters are in the address, survive a reload, and are taken back by the Back button', async () => {
    const { id, secret } = await developer.api.apiKeys.create({ name: 'Refused', scopes: ['brand:read'] });
    const refused = new Livery({ baseUrl: developer.service.origin, credential: secret });
    await expect(refused.apiKeys.create({ name: 'No', scopes: [] })).rejects.toMatchObject({ status: 403 });
    await expect(refused.brandChecks.retrieve('brand_check_unknown')).rejects.toMatchObject({ status: 404 });
    const isLogged = async (): Promise<boolean> =>
      (await developer.api.requestLogs.list({ principal: id })).data.length === 2;
    await poll('both requests to be logged', isLogged, 20_000, 200);
    const post = 'POST /api/v1/api_keys';
    const get = 'GET /api/v1/brand_checks/brand_check_unknown';
    const page = await developer.visitor.open(`${developer.home}/requests`);
    await filter(page, 'Sent by', id);
    await listed(page, [get, post]);
    await filter(page, 'Status', '4xx');
    await listed(page, [get, post]);
    await field(page, 'Method').selectOption('POST');
    await listed(page, [post]);
    expect(filtersIn(page)).toEqual({ principal: id, status: '4xx', method: 'POST' });
    await page.reload();
    await listed(page, [post]);
    expect(await field(page, 'Method').inputValue()).toBe('POST');
    expect(await field(page, 'Status').inputValue()).toBe('4xx');
    await page.goBack();
    await listed(page, [get, post]);
    expect(await field(page, 'Method').inputValue()).toBe('');
    await filter(page, 'Error code', 'insufficient_scope');
    await listed(page, [post]);
    await filter(page, 'Error code', '');
    await filter(page, 'Path', '/api/v1/brand_checks/brand_check_unknown');
    await listed(page, [get]);
    await filter(page, 'Status', '403');
    await page.getByText('No request fits the filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: get }).first().waitFor();
    expect(filtersIn(page)).toEqual({});
  });
});

describe.each(['events', 'requests'])('the period of %s', (list) => {
  it('is not used while it ends before it begins, and is cleared with the other filters', async () => {
    const page = await developer.visitor.open(`${developer.home}/${list}`);
    const [earlier, later] = [day(Date.now() - DAY_MS), day(Date.now())];
    await field(page, 'To').fill(earlier);
    await poll('the last day to be in the address', () => 'to' in filtersIn(page), 10_000, 100);
    await field(page, 'From').fill(later);
    await page.getByRole('search').getByText('From is after To.').waitFor();
    expect(filtersIn(page)).toEqual({ to: earlier });
    await field(page, 'To').fill(later);
    await page.getByText('From is after To.').waitFor({ state: 'detached' });
    await poll('both days to be in the address', () => 'from' in filtersIn(page), 10_000, 100);
    expect(filtersIn(page)).toEqual({ from: later, to: later });
    await field(page, 'To').fill(earlier);
    await page.getByText('From is after To.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('From is after To.').waitFor({ state: 'detached' });
    expect([await field(page, 'From').inputValue(), await field(page, 'To').inputValue()]).toEqual(['', '']);
  });
});

describe('the period of the audit log', () => {
  it('is not used while it ends before it begins', async () => {
    const page = await developer.visitor.open(`${developer.home.replace('/developers', '')}/settings/audit-log`);
    await page.getByLabel('From', { exact: true }).fill(day(Date.now()));
    await page.getByLabel('To', { exact: true }).fill(day(Date.now() - DAY_MS));
    await page.getByText('From is after To.').waitFor();
    await page.getByRole('button', { name: 'Filter' }).click();
    expect(filtersIn(page)).toEqual({});
    await page.getByLabel('To', { exact: true }).fill(day(Date.now()));
    await page.getByRole('button', { name: 'Filter' }).click();
    await poll('the period to be in the address', () => 'from' in filtersIn(page), 10_000, 100);
  });
});

describe('a status of requests', () => {
  it('that cannot be one is named at its field, and leaves the list as it was', async () => {
    const page = await developer.visitor.open(`${developer.home}/requests?method=POST`);
    const links = page.locator('tbody td:first-child').getByRole('link');
    await links.first().waitFor();
    const before = await links.allInnerTexts();
    await filter(page, 'Status', 'abc');
    await page.getByText('A status is a number from 100 to 599, or a class such as 4xx.').waitFor();
    expect(await field(page, 'Status').getAttribute('aria-invalid')).toBe('true');
    expect(filtersIn(page)).toEqual({ method: 'POST' });
    expect(await links.allInnerTexts()).toEqual(before);
    await filter(page, 'Status', '5xx');
    await page.getByText('A status is a number').waitFor({ state: 'detached' });
    await poll('the status to be in the address', () => 'status' in filtersIn(page), 10_000, 100);
  });
});

describe('"As curl"', () => {
  /** Runs the command of an open panel in a shell. @returns the answer */
  async function run(page: Page, key: string): Promise<unknown> {
    const panel = page.getByRole('dialog').filter({ hasText: 'With a secret key in LIVERY_KEY.' });
    const command = await panel.locator('pre').innerText();
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, LIVERY_KEY: key } });
    return JSON.parse(stdout);
  }

  it('on each page gives a command that answers what the page shows', async () => {
    const live = await developer.service.client();
    const key = await developer.service.demo('live_key');
    const lists = [
      'api-keys',
      'oauth-applications',
      'webhooks',
      'events?type=platform.*&from=2026-01-01',
      'requests?method=POST',
    ];
    const records = (await demoRecords(live)).filter((path) => path.startsWith('developers/'));
    const answers: Record<string, unknown> = {};
    for (const path of [...lists.map((list) => `developers/${list}`), ...records]) {
      const page = await developer.visitor.open(`${developer.home.replace('/test/developers', '/live')}/${path}`);
      await page.getByRole('button', { name: 'As curl' }).first().click();
      answers[path] = await run(page, key);
      await page.close();
    }
    expect(answers).toEqual({
      ...Object.fromEntries(lists.map((list) => [`developers/${list}`, expect.objectContaining({ object: 'list' })])),
      ...Object.fromEntries(records.map((path) => [path, expect.objectContaining({ id: path.split('/').at(-1) })])),
    });
  });

  it('in a form gives a command that does what the form would do; Escape closes the command, and keeps the form', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    await page.getByRole('button', { name: 'Create API key' }).click();
    const form = page.getByRole('dialog', { name: 'Create an API key' });
    await form.getByLabel('Name').fill("Anna's key");
    await form.getByRole('checkbox', { name: /brand:read\)/ }).check();
    const open = form.getByRole('button', { name: 'As curl' });
    await press(page, open);
    const answer = await run(page, await developer.service.demo('test_key'));
    expect(answer).toMatchObject({ name: "Anna's key", scopes: ['brand:read'] });
    await page.keyboard.press('Escape');
    await getsFocus(open);
    expect(await form.getByLabel('Name').inputValue()).toBe("Anna's key");
  });
});
