import type { Page } from 'playwright-core';
import type { GuideService } from './guide-service.ts';

/** Returns the paths of the reference pages that have operations. */
export async function referencePaths({ origin }: GuideService): Promise<readonly string[]> {
  const list = await (await fetch(`${origin}/llms.txt`)).text();
  return Array.from(list.matchAll(/\((\/docs\/reference\/[a-z-]+)\.md\)/g), ([, path = '']) => path);
}

/** Returns the ids of the operations on a page, in their order. */
export function operationIds(page: Page): Promise<readonly string[]> {
  return page.locator('section:has(.try) h2').evaluateAll((headings) => headings.map(({ id }) => id));
}

/** Returns the ids of the operations that clients call. Those of webhooks, which the service sends, begin with `on`. */
export async function operationsOfContract({ origin }: GuideService): Promise<string[]> {
  const contract = await (await fetch(`${origin}/api/v1/openapi.json`)).text();
  const names = new Set(Array.from(contract.matchAll(/"operationId":\s*"(\w+)"/g), ([, name = '']) => name));
  return [...names].filter((name) => !/^on[A-Z]/.test(name));
}
