import { describe, expect, it } from '@jest/globals';
import { ApiContract, type Place } from '@livery/testing';
import { listOperations } from './contract-lists.ts';

const contract = ApiContract.checkedIn();

/** The schemas of records, by where they stand: those whose `object` is one word, and not that of a list. */
const records = placesBelow(['components', 'schemas']).filter((place) => {
  const kind = contract.at([...place, 'properties', 'object', 'const']);
  return typeof kind === 'string' && kind !== 'list';
});

/** The schemas of what lists hold, as an operation or a record that holds a list names it. */
const elements = [
  ...listOperations(contract).map(({ item }) => item),
  ...placesBelow(['components', 'schemas'])
    .filter((place) => contract.at([...place, 'properties', 'object', 'const']) === 'list')
    .filter((place) => contract.at([...place, 'properties', 'data']) !== undefined)
    .map((place) => contract.follow([...place, 'properties', 'data', 'items'])),
];

/** A place and all places within it; references are not followed, since every component is visited by itself. */
function placesBelow(place: Place): readonly Place[] {
  return [place, ...contract.namesAt(place).flatMap((name) => placesBelow([...place, name]))];
}

const nameOf = (place: Place): string => place.slice(2).join('.');
const namesWithoutId = (places: readonly Place[]): string[] => [
  ...new Set(places.filter((place) => !requiresId(place)).map(nameOf)),
];

function requiresId(place: Place): boolean {
  const required = contract.at([...place, 'required']);
  return (
    Array.isArray(required) && required.includes('id') && contract.at([...place, 'properties', 'id']) !== undefined
  );
}

describe('the records of the contract', () => {
  it('are found', () => {
    expect(records.map(nameOf)).toEqual(expect.arrayContaining(['Event', 'EventType', 'BrandCheck', 'ApiKey', 'Ping']));
  });

  it('always have an id where they have an object', () => {
    expect(namesWithoutId(records)).toEqual([]);
  });

  it('always have an id where a list holds them', () => {
    expect(elements.length).toBeGreaterThan(13);
    expect(namesWithoutId(elements)).toEqual([]);
  });
});
