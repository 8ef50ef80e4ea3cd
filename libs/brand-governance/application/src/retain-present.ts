import { canonicalJson, ParameterInvalid } from '@livery/brand-governance-domain';

/** A record as it is to be, and the present record that it is said to be. */
export interface WantedRecord<Item> {
  readonly record: Item;
  /** Public id of the present record; nothing for a record that names none. */
  readonly id: string | null | undefined;
  /** Where the id stands in the request: `data[2].id`. */
  readonly param: string;
}

export interface RecordFacts<Item> {
  /** What makes two records equal: all but ids and dates. */
  readonly contentOf: (item: Item) => object;
  readonly publicIdOf: (item: Item) => string;
}

interface StoredRecord {
  readonly id: string;
  readonly created: Date;
}

/**
 * The wanted records in their order. One that names a present record is that record: it keeps id and `created`, and its
 * other dates too when nothing changes. One that names none stands for a present record that says the same, if there is
 * one left. Each present record is kept at most once.
 * @throws ParameterInvalid for an id that is none of the present ones, or is given twice
 */
export function retainPresent<Item extends StoredRecord>(
  present: readonly Item[],
  wanted: readonly WantedRecord<Item>[],
  { contentOf, publicIdOf }: RecordFacts<Item>,
): readonly Item[] {
  const unclaimed = new Map(present.map((item) => [publicIdOf(item), item]));
  const content = (item: Item): string => canonicalJson(contentOf(item));
  const named = wanted.map(({ record, id, param }) => {
    if (id === null || id === undefined) return null;
    const own = unclaimed.get(id);
    if (own === undefined) throw unknownId(param);
    unclaimed.delete(id);
    return content(own) === content(record) ? own : { ...record, id: own.id, created: own.created };
  });
  const equals = Map.groupBy(unclaimed.values(), content);
  return wanted.map(({ record }, index) => named[index] ?? equals.get(content(record))?.shift() ?? record);
}

function unknownId(param: string): ParameterInvalid {
  return new ParameterInvalid(
    param,
    'Must be the id of a present record, given once. Leave the id out to make a new record.',
  );
}
