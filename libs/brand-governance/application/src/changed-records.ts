import type { AuditedChange, JsonValue } from '@livery/kernel';

/**
 * Lists for the audit log which records of a set were added, changed and removed. A changed record is another object with the same id.
 * @param publicIdOf the id that callers know
 * @param shown what the log shows of a record
 */
export function changedRecords<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  publicIdOf: (id: string) => string,
  shown: (item: Item) => JsonValue,
): readonly AuditedChange[] {
  const [former, later] = [byId(before), byId(after)];
  return [...new Set([...former.keys(), ...later.keys()])].flatMap((id) => {
    const [one, other] = [former.get(id), later.get(id)];
    if (one === other) return [];
    return [{ field: publicIdOf(id), before: shownOr(one, shown), after: shownOr(other, shown) }];
  });
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function shownOr<Item>(item: Item | undefined, shown: (item: Item) => JsonValue): JsonValue {
  return item === undefined ? null : shown(item);
}
