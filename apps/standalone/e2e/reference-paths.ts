import type { Page } from 'playwright-core';
import type { GuideService } from './guide-service.ts';

/** The pages of the reference with operations. */
export async function referencePaths({ origin }: GuideService): Promise<readonly string[]> {
  const list = await (await fetch(`${origin}/llms.txt`)).text();
  return Array.from(list.matchAll(/\((\/docs\/reference\/[a-z-]+)\.md\)/g), ([, path = '']) => path);
}

/** The operations of a page, in their order. */
export function operationIds(page: Page): Promise<readonly string[]> {
  return page.locator('section:has(.try) h2').evaluateAll((headings) => headings.map(({ id }) => id));
}

/** Those of the contract: what the service sends itself, and names `on…`, is none to be tried. */
export async function operationsOfContract({ origin }: GuideService): Promise<string[]> {
  const contract = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  const names = new Set(Array.from(contract.matchAll(/"operationId":\s*"(\w+)"/g), ([, name = '']) => name));
  return [...names].filter((name) => !/^on[A-Z]/.test(name));
}
