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
  return [...areasOfOperations().keys()];
}

/** Returns the areas of these operations, such as `Platform`, by their ids. */
export function areasOfOperations(): ReadonlyMap<string, string> {
  const contract = ApiContract.checkedIn();
  const operations = contract.namesAt(['paths']).flatMap((path) =>
    contract.namesAt(['paths', path]).map((verb) => {
      const member = (...names: readonly string[]): string => String(contract.at(['paths', path, verb, ...names]));
      return [member('operationId'), member('tags', '0')] as const;
    }),
  );
  return new Map(operations.filter(([, area]) => area !== 'Sign-in'));
}
