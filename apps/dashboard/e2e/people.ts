import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** The person of the demo, who has no password at first. */
export const DEMO_EMAIL = 'demo@northwind.example';
export const PASSWORD = 'correct horse battery staple';
/** The field for the password that a person has. */
export const CURRENT_PASSWORD = 'input[autocomplete="current-password"]';

/** Calls the session endpoints like a page of the service. */
export async function callSessions(page: Page, method: string, path: string, body?: object): Promise<void> {
  const status = await page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/v1/sessions${path}`, { method, headers, ...(body !== '' && { body }) })).status;
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** Signs in by email and password. @returns the page that opens */
export async function signInByPassword(visitor: Visitor, email: string): Promise<Page> {
  const page = await visitor.open('/dashboard/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.locator(CURRENT_PASSWORD).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check a document' }).waitFor();
  return page;
}
