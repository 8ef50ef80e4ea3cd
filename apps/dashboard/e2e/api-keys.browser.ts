import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Livery } from '@livery/sdk';
import { poll } from '@livery/testing';
import type { Page } from 'playwright-core';
import { developerOfSuite } from './developer.ts';
import { getsFocus, press, tabTo } from './keyboard.ts';

jest.setTimeout(120_000);

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
