import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { developerOfSuite } from './developer.ts';
import { getsFocus, press, tabTo } from './keyboard.ts';

const SECRET = /oa_secret_\w+/;

const developer = developerOfSuite();

/** Reads the secret in a dialog that shows it. */
async function secretIn(dialog: Locator): Promise<string> {
  await dialog.getByText(SECRET).waitFor();
  return SECRET.exec(await dialog.innerText())?.[0] ?? '';
}

/** Copies the client id that a dialog shows beside the secret, by keyboard. */
async function copied(page: Page, dialog: Locator): Promise<string> {
  await developer.visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, dialog.getByRole('button', { name: /^Copy oa_/ }));
  await dialog.getByText('✓').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The status of a program's request for a token. */
async function tokenStatus(clientId: string, secret: string): Promise<number> {
  const response = await fetch(`${developer.service.origin}/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return response.status;
}

describe('an OAuth application', () => {
  it('is registered with scopes, gets a new secret and is disabled by keyboard alone', async () => {
    const page = await developer.visitor.open(`${developer.home}/oauth-applications`);
    const register = page.getByRole('button', { name: 'Register application' });
    await register.waitFor();
    await press(page, register);
    const form = page.getByRole('dialog', { name: 'Register an application' });
    await getsFocus(form.getByLabel('Name'));
    await page.keyboard.press('Escape');
    await getsFocus(register);
    await page.keyboard.press('Enter');
    await getsFocus(form.getByLabel('Name'));
    await page.keyboard.type('By keyboard');
    await tabTo(page, form.getByRole('checkbox', { name: /platform:read\)/ }));
    await page.keyboard.press('Space');
    await press(page, form.getByRole('button', { name: 'Register' }));
    const shown = page.getByRole('dialog', { name: 'The client secret' });
    const first = await secretIn(shown);
    const clientId = await copied(page, shown);
    await press(page, shown.getByRole('button', { name: 'I have stored it' }));
    await page.getByRole('heading', { name: 'By keyboard' }).waitFor();
    expect(await page.content()).not.toContain(first);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { requested_scopes: scopes } = await developer.api.oauthApplications.retrieve(id);
    expect(scopes).toEqual(['platform:read']);
    expect(await tokenStatus(clientId, first)).toBe(200);

    const rotate = page.getByRole('button', { name: 'Rotate secret' });
    await rotate.waitFor();
    await press(page, rotate);
    const question = page.getByRole('dialog', { name: 'Rotate secret' });
    await tabTo(page, question.getByLabel('The old secret stays valid for'));
    await page.keyboard.press('ArrowUp');
    await press(page, question.getByRole('button', { name: 'Rotate secret' }));
    const replaced = page.getByRole('dialog', { name: 'The new client secret' });
    const second = await secretIn(replaced);
    expect(await copied(page, replaced)).toBe(clientId);
    await press(page, replaced.getByRole('button', { name: 'I have stored it' }));
    await getsFocus(rotate);
    expect(await page.getByRole('timer').innerText()).toMatch(/^(?:00:59:\d\d|01:00:00)$/);
    expect(second).not.toBe(first);
    expect([await tokenStatus(clientId, first), await tokenStatus(clientId, second)]).toEqual([200, 200]);

    const disable = page.getByRole('button', { name: 'Disable' });
    await press(page, disable);
    await page.getByRole('dialog', { name: 'Disable?' }).waitFor();
    await page.keyboard.press('Escape');
    await getsFocus(disable);
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('dialog', { name: 'Disable?' }).getByRole('button', { name: 'Disable' }));
    await page.getByText('Disabled', { exact: true }).waitFor();
    expect([await tokenStatus(clientId, first), await tokenStatus(clientId, second)]).toEqual([401, 401]);
  });

  it('has a form that keeps a name and a description that are too long, and is not sent with them', async () => {
    const page = await developer.visitor.open(`${developer.home}/oauth-applications`);
    await page.getByRole('button', { name: 'Register application' }).click();
    const form = page.getByRole('dialog', { name: 'Register an application' });
    await form.getByRole('checkbox', { name: /brand:read\)/ }).check();
    await form.getByLabel('Name').fill('n'.repeat(201));
    await form.getByLabel('Description').fill('d'.repeat(1001));
    await form.getByText('At most 200 characters. These are 201.').waitFor();
    await form.getByText('At most 1,000 characters. These are 1,001.').waitFor();
    await form.getByRole('button', { name: 'Register' }).click();
    await getsFocus(form.getByLabel('Name'));
    await form.getByLabel('Name').fill('n'.repeat(200));
    await form.getByRole('button', { name: 'Register' }).click();
    await getsFocus(form.getByLabel('Description'));
    await form.getByLabel('Description').fill('d'.repeat(1000));
    await form.getByRole('button', { name: 'Register' }).click();
    await secretIn(page.getByRole('dialog', { name: 'The client secret' }));
  });
});
