import { assertRevision, resourceMissing } from '@livery/kernel';

interface RevisedRecord {
  readonly id: string;
  readonly revision: number;
}

/**
 * Finds the record of a set that a caller changes.
 * @param seenRevision the revision that the caller has seen; null if the caller does not say
 * @throws DomainError `resource_missing`, `precondition_failed`
 */
export function foundRecord<Item extends RevisedRecord>(
  records: readonly Item[],
  id: string,
  seenRevision: number | null,
): Item {
  const record = records.find((one) => one.id === id);
  if (record === undefined) throw resourceMissing();
  assertRevision(record, seenRevision);
  return record;
}

/** The set in which a record is replaced by another one: the same list if both are the same object. */
export function withRecord<Item extends RevisedRecord>(
  records: readonly Item[],
  before: Item,
  after: Item,
): readonly Item[] {
  return before === after ? records : records.map((one) => (one === before ? after : one));
}
