import { describe, expect, it } from '@jest/globals';
import { ApiContract, type Place } from '@livery/testing';
import { listOperations } from './contract-lists.ts';

const contract = ApiContract.checkedIn();

/** The paths of all record schemas: those with a constant `object` that is not `list`. */
const records = placesBelow(['components', 'schemas']).filter((place) => {
  const kind = contract.at([...place, 'properties', 'object', 'const']);
  return typeof kind === 'string' && kind !== 'list';
});

/** The paths of the schemas of list items, in operations and in records. */
const elements = [
  ...listOperations(contract).map(({ item }) => item),
  ...placesBelow(['components', 'schemas'])
    .filter((place) => contract.at([...place, 'properties', 'object', 'const']) === 'list')
    .filter((place) => contract.at([...place, 'properties', 'data']) !== undefined)
    .map((place) => contract.follow([...place, 'properties', 'data', 'items'])),
];

/** A path in the document and all paths within it. References are not followed, since every component is visited anyway. */
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

  it('have an id if they have an object', () => {
    expect(namesWithoutId(records)).toEqual([]);
  });

  it('have an id if they are items of a list', () => {
    expect(elements.length).toBeGreaterThan(13);
    expect(namesWithoutId(elements)).toEqual([]);
  });
});
