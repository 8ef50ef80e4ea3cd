import { canonicalJson } from '@livery/brand-governance-domain';

/**
 * The wanted records in their order; where one says the same as a present record, the present one stands in its place
 * and keeps its id and dates. Each present record is kept at most once.
 */
export function retainEqual<Item>(
  present: readonly Item[],
  wanted: readonly Item[],
  contentOf: (item: Item) => object,
): readonly Item[] {
  const unclaimed = new Map<string, Item[]>();
  for (const item of present) {
    const content = canonicalJson(contentOf(item));
    unclaimed.set(content, [...(unclaimed.get(content) ?? []), item]);
  }
  return wanted.map((item) => unclaimed.get(canonicalJson(contentOf(item)))?.shift() ?? item);
}
