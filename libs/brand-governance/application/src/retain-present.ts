import { canonicalJson, ParameterInvalid } from '@livery/brand-governance-domain';

/** A record that is wanted, and the id of the stored record that it is said to be. */
export interface WantedRecord<Item> {
  readonly record: Item;
  /** The public id of the stored record; null or undefined for a record that names none. */
  readonly id: string | null | undefined;
  /** The path of the id in the request: `data[2].id`. */
  readonly param: string;
}

export interface RecordFacts<Item> {
  /** Returns what has to be equal in equal records: everything but ids and dates. */
  readonly contentOf: (item: Item) => object;
  readonly publicIdOf: (item: Item) => string;
}

interface StoredRecord {
  readonly id: string;
  readonly revision: number;
  readonly created: Date;
}

/**
 * Returns the wanted records in their order, as far as possible as stored records. A record that names a stored one keeps its
 * id and `created`, and all of it when nothing changes. A record that names none takes the place of a stored record
 * with equal content, if one is left. Each stored record is used at most once.
 * @throws ParameterInvalid for an id that is not one of the stored records, or is given twice
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
    const { id: present, revision, created } = own;
    return content(own) === content(record) ? own : { ...record, id: present, revision: revision + 1, created };
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
