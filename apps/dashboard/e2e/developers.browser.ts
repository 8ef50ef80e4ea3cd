import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Livery } from '@livery/sdk';
import { poll } from '@livery/testing';
import type { Browser, Page } from 'playwright-core';
import { DashboardService } from './dashboard-service.ts';
import { hasFocus, press, tabTo } from './keyboard.ts';
import { openBrowser, Visitor } from './visitor.ts';
import { WebhookTarget } from './webhook-target.ts';

jest.setTimeout(120_000);

const SECRET = /sk_test_\w+/;

let service: DashboardService;
let browser: Browser;
let home: string;
let testMode: Livery;
let state: Awaited<ReturnType<Visitor['context']['storageState']>>;
let visitor: Visitor;

beforeAll(async () => {
  service = await DashboardService.open();
  browser = await openBrowser();
  home = `/dashboard/${await service.demo('organization')}/test/developers`;
  testMode = new Livery({ baseUrl: service.origin, credential: await service.demo('test_key') });
  await using first = await Visitor.with(browser, service.origin);
  await first.signIn(service.link);
  state = await first.context.storageState();
});

beforeEach(async () => {
  visitor = await Visitor.with(browser, service.origin, { storageState: state });
});

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor[Symbol.asyncDispose]();
});

afterAll(async () => {
  await browser.close();
  await service[Symbol.asyncDispose]();
});

/** Reads the secret in the dialog that shows it. */
async function shownSecret(page: Page): Promise<string> {
  const text = await page.getByRole('dialog', { name: /^(?:Your new API key|The new secret)$/ }).innerText();
  return SECRET.exec(text)?.[0] ?? '';
}

/** The status of a request with a key, sent by a program. */
async function statusWith(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${service.origin}/api/v1/ping`, { headers })).status;
}

describe('a key', () => {
  it('is made, its secret is shown once and works, and its page leads to what was refused', async () => {
    const page = await visitor.open(`${home}/api-keys`);
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByLabel('Name').fill('By pointer');
    await page.getByRole('checkbox', { name: /platform:read\)/ }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText(SECRET).waitFor();
    const secret = await shownSecret(page);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await statusWith(secret)).toBe(200);
    await page.getByRole('link', { name: 'By pointer' }).click();
    await page.getByRole('heading', { name: 'By pointer' }).waitFor();
    expect(await page.content()).not.toContain(secret);
    // The log keeps no reads that succeed.
    const refused = new Livery({ baseUrl: service.origin, credential: secret }).apiKeys.create({
      name: 'Not allowed',
      scopes: ['platform:read'],
    });
    await expect(refused).rejects.toMatchObject({ status: 403 });
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const isLogged = async (): Promise<boolean> => (await testMode.requestLogs.list({ principal: id })).data.length > 0;
    await poll('the request to be logged', isLogged, 20_000, 200);
    await page.getByRole('link', { name: 'Its requests' }).click();
    await page.getByRole('link', { name: /^POST \S*\/api_keys$/ }).click();
    await page.getByRole('link', { name: /^What \w+ means$/ }).waitFor();
  });

  it('is rotated, and both keys work while a clock runs down', async () => {
    const { id, secret } = await testMode.apiKeys.create({ name: 'To be rotated', scopes: ['brand:read'] });
    const page = await visitor.open(`${home}/api-keys/${id}`);
    await page.getByRole('button', { name: 'Rotate key' }).click();
    const question = page.getByRole('dialog', { name: 'Rotate key' });
    await question.getByLabel('The old secret stays valid for').selectOption('One hour');
    await question.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByText(SECRET).waitFor();
    const next = await shownSecret(page);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByText('The old key still works').waitFor();
    const timer = page.getByRole('timer');
    const first = await timer.innerText();
    expect(first).toMatch(/^(?:00:59:\d\d|01:00:00)$/);
    await poll('the clock to run down', async () => (await timer.innerText()) !== first, 5000, 200);
    expect([await statusWith(secret), await statusWith(next)]).toEqual([200, 200]);
    expect(next).not.toBe(secret);
  });

  it('is revoked after a question, and refused', async () => {
    const { id, secret } = await testMode.apiKeys.create({ name: 'To be revoked', scopes: ['brand:read'] });
    const page = await visitor.open(`${home}/api-keys/${id}`);
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await statusWith(secret)).toBe(200);
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('This key was revoked').waitFor();
    await poll('the key to be refused', async () => (await statusWith(secret)) === 401, 5000, 200);
  });

  it('is made, used and revoked by keyboard alone', async () => {
    const page = await visitor.open(`${home}/api-keys`);
    const create = page.getByRole('button', { name: 'Create API key' });
    await create.waitFor();
    await press(page, create);
    await page.getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await poll('the focus to come back', () => hasFocus(create), 2000, 50);
    await page.keyboard.press('Space');
    await poll('the focus on the name', () => hasFocus(page.getByLabel('Name')), 2000, 50);
    await page.keyboard.type('By keyboard');
    await tabTo(page, page.getByRole('checkbox', { name: /platform:read\)/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Expires'));
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('button', { name: 'Create key' }));
    await page.getByText(SECRET).waitFor();
    const secret = await shownSecret(page);
    await press(page, page.getByRole('button', { name: 'I have stored it' }));
    expect(await statusWith(secret)).toBe(200);
    await press(page, page.getByRole('link', { name: 'By keyboard' }));
    const revoke = page.getByRole('button', { name: 'Revoke key' });
    await revoke.waitFor();
    await press(page, revoke);
    const question = page.getByRole('dialog');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await poll('the focus to come back', () => hasFocus(revoke), 2000, 50);
    await page.keyboard.press('Enter');
    await question.waitFor();
    await press(page, question.getByRole('button', { name: 'Revoke key' }));
    await page.getByText('This key was revoked').waitFor();
  });
});

describe('a webhook endpoint', () => {
  it('is added and tested; a delivery that failed is tried again, and its event leads to the request', async () => {
    await using target = await WebhookTarget.open();
    const page = await visitor.open(`${home}/webhooks`);
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    await page.getByRole('dialog').getByLabel('URL').fill(target.url);
    await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText(/whsec_/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: target.url }).click();

    await page.getByRole('button', { name: 'Send a test' }).click();
    const response = page.getByRole('dialog', { name: 'What the endpoint responded' });
    await response.getByRole('article', { name: 'Test' }).getByText('204').waitFor();
    // It also gets the event of its own creation.
    await poll('both events to be sent', async () => target.received.length === 2, 20_000, 100);
    await response.getByRole('link', { name: 'Open this delivery' }).click();
    await page.getByRole('heading', { name: 'Test delivery' }).waitFor();
    await page.getByRole('article', { name: 'Attempt 1' }).waitFor();

    target.status = 500;
    await testMode.apiKeys.create({ name: 'Causes an event', scopes: ['brand:read'] });
    await poll('the event to be sent', async () => target.received.length === 3, 20_000, 100);
    await page.getByRole('link', { name: '← Endpoint' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: 'Pending' })
      .getByRole('link', { name: /^No\. / })
      .click();
    await page.getByText('The test refuses.').waitFor();
    target.status = 204;
    await page.getByRole('button', { name: 'Retry now' }).click();
    await page.getByRole('article', { name: 'Attempt 2' }).getByText('204', { exact: true }).waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();
    expect(target.received[3]).toBe(target.received[2]);

    await page.getByRole('link', { name: /^evt_/ }).click();
    await page.getByRole('heading', { name: 'platform.api_key.created' }).waitFor();
    await page.getByRole('link', { name: /^req_/ }).click();
    await page.getByRole('heading', { name: /^POST \S*\/api_keys$/ }).waitFor();
    await page.getByRole('link', { name: 'platform.api_key.created' }).waitFor();
  });

  it('is added and tested by keyboard alone', async () => {
    await using target = await WebhookTarget.open();
    const page = await visitor.open(`${home}/webhooks`);
    const add = page.getByRole('button', { name: 'Add endpoint' }).first();
    await add.waitFor();
    await press(page, add);
    const url = page.getByRole('dialog').getByLabel('URL');
    await poll('the focus on the address', () => hasFocus(url), 2000, 50);
    await page.keyboard.type(target.url);
    await page.keyboard.press('Enter');
    await page.getByText(/whsec_/).waitFor();
    await press(page, page.getByRole('button', { name: 'I have stored it' }));
    const link = page.getByRole('link', { name: target.url });
    await link.waitFor();
    await press(page, link);
    const test = page.getByRole('button', { name: 'Send a test' });
    await test.waitFor();
    await press(page, test);
    await page.getByRole('article', { name: 'Test' }).getByText('204').waitFor();
    await page.keyboard.press('Escape');
    await poll('the focus to come back', () => hasFocus(test), 2000, 50);
  });

  it('says how many deliveries a replay would send, and sends none before the second click', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await testMode.webhookEndpoints.create({
      url: target.url,
      enabled_events: ['platform.api_key.created'],
    });
    await testMode.apiKeys.create({ name: 'Causes another event', scopes: ['brand:read'] });
    await poll('the event to be sent', async () => target.received.length === 1, 20_000, 100);
    const page = await visitor.open(`${home}/webhooks/${id}`);
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('dialog', { name: 'Replay deliveries' });
    await replay.getByRole('button', { name: 'Count first' }).click();
    await replay.getByText('Nothing would be sent: no delivery of this period fits.').waitFor();
    await replay.getByLabel('What is sent').selectOption('All of these, and delivered ones again');
    await replay.getByRole('button', { name: 'Count first' }).click();
    await replay.getByText(/^\d+ deliver(?:y|ies) would be sent: .*1 delivered before/).waitFor();
    expect(target.received).toHaveLength(1);
    await replay.getByRole('button', { name: 'Send them' }).click();
    await replay.getByText('The deliveries are on their way').waitFor();
    await poll('the deliveries to be sent', async () => target.received.length > 1, 20_000, 100);
  });

  it('gets a new signing secret, while the old one signs for a time that is shown', async () => {
    await using target = await WebhookTarget.open();
    const { id } = await testMode.webhookEndpoints.create({ url: target.url, enabled_events: ['*'] });
    const page = await visitor.open(`${home}/webhooks/${id}`);
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByText(/whsec_/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.getByRole('timer').innerText()).toMatch(/^(?:23:59:\d\d|1 day 00:00:00)$/);
  });
});

describe('an organization without keys', () => {
  beforeEach(async () => {
    for (const livery of [testMode, await service.client()]) {
      // The newest come first, so that the key that is used goes last.
      const { data } = await livery.apiKeys.list({ active: true, limit: 100 });
      for (const { id } of data) await livery.apiKeys.revoke(id);
    }
  });

  it('gets a first test key by one click, with commands that work, and sees the secret of its first live key', async () => {
    const page = await visitor.open(`${home}/api-keys`);
    await page.getByRole('button', { name: 'Make a test key' }).click();
    await page.getByText('Your first test key is ready').waitFor();
    const secret = SECRET.exec(await page.getByRole('status').innerText())?.[0] ?? '';
    expect(await statusWith(secret)).toBe(200);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'First key' }).waitFor();

    const live = await visitor.open(`${home.replace('/test/', '/live/')}/api-keys`);
    await live.getByRole('button', { name: 'Create API key' }).click();
    await live.getByLabel('Name').fill('First live key');
    await live.getByRole('checkbox', { name: /platform:read\)/ }).check();
    await live.getByRole('button', { name: 'Create key' }).click();
    await live.getByRole('link', { name: 'First live key', includeHidden: true }).waitFor();
    const shown = await live.getByRole('dialog', { name: 'Your new API key' }).innerText();
    expect(await statusWith(/sk_live_\w+/.exec(shown)?.[0] ?? '')).toBe(200);
  });
});
