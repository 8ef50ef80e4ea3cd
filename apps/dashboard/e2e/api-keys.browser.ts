import { beforeEach, describe, expect, it } from '@jest/globals';
import { Livery } from '@livery/sdk';
import { poll } from '@livery/testing';
import type { Page } from 'playwright-core';
import { developerOfSuite } from './developer.ts';
import { getsFocus, press, tabTo } from './keyboard.ts';

const SECRET = /sk_test_\w+/;

const developer = developerOfSuite();

/** Reads the secret in the dialog that shows it. */
async function shownSecret(page: Page): Promise<string> {
  const text = await page.getByRole('dialog', { name: /^(?:Your new API key|The new secret)$/ }).innerText();
  return SECRET.exec(text)?.[0] ?? '';
}

/** The status of a request with a key, sent by a program. */
async function statusWith(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${developer.service.origin}/api/v1/ping`, { headers })).status;
}

describe('a key', () => {
  it('is made, its secret is shown once and works, and its page leads to what was refused', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
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
    const refused = new Livery({ baseUrl: developer.service.origin, credential: secret }).apiKeys.create({
      name: 'Not allowed',
      scopes: ['platform:read'],
    });
    await expect(refused).rejects.toMatchObject({ status: 403 });
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const isLogged = async (): Promise<boolean> =>
      (await developer.api.requestLogs.list({ principal: id })).data.length > 0;
    await poll('the request to be logged', isLogged, 20_000, 200);
    await page.getByRole('link', { name: 'Its requests' }).click();
    await page.getByRole('link', { name: /^POST \S*\/api_keys$/ }).click();
    await page.getByRole('link', { name: /^What \w+ means$/ }).waitFor();
  });

  it('is rotated, and both keys work while a clock runs down', async () => {
    const { id, secret } = await developer.api.apiKeys.create({ name: 'To be rotated', scopes: ['brand:read'] });
    const page = await developer.visitor.open(`${developer.home}/api-keys/${id}`);
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
    const { id, secret } = await developer.api.apiKeys.create({ name: 'To be revoked', scopes: ['brand:read'] });
    const page = await developer.visitor.open(`${developer.home}/api-keys/${id}`);
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
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    const create = page.getByRole('button', { name: 'Create API key' });
    await create.waitFor();
    await press(page, create);
    await page.getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await getsFocus(create);
    await page.keyboard.press('Space');
    await getsFocus(page.getByLabel('Name'));
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
    await getsFocus(revoke);
    await page.keyboard.press('Enter');
    await question.waitFor();
    await press(page, question.getByRole('button', { name: 'Revoke key' }));
    await page.getByText('This key was revoked').waitFor();
  });
});

describe('the form of a key', () => {
  async function filledForm(page: Page) {
    await page.getByRole('button', { name: 'Create API key' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create an API key' });
    await form.getByLabel('Name').fill('With limits');
    await form.getByRole('checkbox', { name: /brand:read\)/ }).check();
    return form;
  }

  it('names the line that is no address at its field, and is not sent before it is corrected', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    const form = await filledForm(page);
    const addresses = form.getByLabel('Allowed IP addresses');
    await addresses.fill('127.0.0.1\n10.0.0.300');
    expect(await form.getByText('is no address or block').count()).toBe(0);
    await form.getByRole('button', { name: 'Create key' }).click();
    await form.getByText('Line 2: “10.0.0.300” is no address or block, such as 203.0.113.0/24.').waitFor();
    // The message moves the button away while it is pressed.
    await form.getByRole('button', { name: 'Create key' }).click();
    await getsFocus(addresses);
    expect(await addresses.getAttribute('aria-invalid')).toBe('true');
    await addresses.fill('127.0.0.1\n10.0.0.30');
    await form.getByText('is no address or block').waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByText(SECRET).waitFor();
    const { data } = await developer.api.apiKeys.list({ limit: 1 });
    expect(data[0]).toMatchObject({ name: 'With limits', allowed_ips: ['127.0.0.1', '10.0.0.30'] });
  });

  it('shows what the service refuses at the field that it is about', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    const form = await filledForm(page);
    const addresses = form.getByLabel('Allowed IP addresses');
    await addresses.fill(Array.from({ length: 101 }, (_, place) => `10.0.0.${place}`).join('\n'));
    await form.getByRole('button', { name: 'Create key' }).click();
    await form.getByRole('alert').waitFor();
    expect(await addresses.getAttribute('aria-invalid')).toBe('true');
    const described = (await addresses.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = described.filter((id) => id !== '').map((id) => page.locator(`[id="${id}"]`).innerText());
    expect((await Promise.all(texts)).join(' ')).toMatch(/allowed_ips .*100/);
  });

  it('keeps a name that is too long, says how much, and is not sent with it', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    const form = await filledForm(page);
    const name = form.getByLabel('Name');
    await name.fill('n'.repeat(201));
    await form.getByText('At most 200 characters. These are 201.').waitFor();
    expect(await name.inputValue()).toHaveLength(201);
    await form.getByRole('button', { name: 'Create key' }).click();
    await getsFocus(name);
    expect(await page.getByText(SECRET).count()).toBe(0);
    await name.fill('n'.repeat(200));
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByText(SECRET).waitFor();
  });
});

describe('an organization without keys', () => {
  beforeEach(async () => {
    for (const livery of [developer.api, await developer.service.client()]) {
      // The newest come first, so that the key that is used goes last.
      const { data } = await livery.apiKeys.list({ active: true, limit: 100 });
      for (const { id } of data) await livery.apiKeys.revoke(id);
    }
  });

  it('gets a first test key by one click, with commands that work, and sees the secret of its first live key', async () => {
    const page = await developer.visitor.open(`${developer.home}/api-keys`);
    await page.getByRole('button', { name: 'Make a test key' }).click();
    await page.getByText('Your first test key is ready').waitFor();
    const secret = SECRET.exec(await page.getByRole('status').innerText())?.[0] ?? '';
    expect(await statusWith(secret)).toBe(200);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'First key' }).waitFor();

    const live = await developer.visitor.open(`${developer.home.replace('/test/', '/live/')}/api-keys`);
    await live.getByRole('button', { name: 'Create API key' }).click();
    await live.getByLabel('Name').fill('First live key');
    await live.getByRole('checkbox', { name: /platform:read\)/ }).check();
    await live.getByRole('button', { name: 'Create key' }).click();
    await live.getByRole('link', { name: 'First live key', includeHidden: true }).waitFor();
    const shown = await live.getByRole('dialog', { name: 'Your new API key' }).innerText();
    expect(await statusWith(/sk_live_\w+/.exec(shown)?.[0] ?? '')).toBe(200);
  });
});
