import { ApiContract } from '@livery/testing';
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

/** Returns the ids of the operations for programs. Those that only pages of the service can call are left out of the reference. */
export function operationsOfContract(): string[] {
  const contract = ApiContract.checkedIn();
  return contract.namesAt(['paths']).flatMap((path) =>
    contract
      .namesAt(['paths', path])
      .filter((verb) => contract.at(['paths', path, verb, 'tags', '0']) !== 'Sign-in')
      .map((verb) => String(contract.at(['paths', path, verb, 'operationId']))),
  );
}
