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
  return [...resourcesOfOperations().keys()];
}

/** Returns the resources of these operations, such as `library_assets`, by their ids: the first segments of their paths. */
export function resourcesOfOperations(): ReadonlyMap<string, string> {
  const contract = ApiContract.checkedIn();
  const operations = contract.namesAt(['paths']).flatMap((path) =>
    contract.namesAt(['paths', path]).map((verb) => {
      const member = (...names: readonly string[]): string => String(contract.at(['paths', path, verb, ...names]));
      const [, resource = ''] = path.split('/');
      return { operation: member('operationId'), resource, area: member('tags', '0') };
    }),
  );
  const forPrograms = operations.filter(({ area }) => area !== 'Sign-in');
  return new Map(forPrograms.map(({ operation, resource }) => [operation, resource]));
}
