import { describe, expect, it } from '@jest/globals';
import { ApiContract, type DocumentLocation } from '@livery/testing';
import { listOperations } from './contract-lists.ts';

const contract = ApiContract.checkedIn();

/** The paths of all record schemas: those with a constant `object` that is not `list`. */
const records = locationsBelow(['components', 'schemas']).filter((location) => {
  const kind = contract.at([...location, 'properties', 'object', 'const']);
  return typeof kind === 'string' && kind !== 'list';
});

/** The paths of the schemas of list items, in operations and in records. */
const elements = [
  ...listOperations(contract).map(({ item }) => item),
  ...locationsBelow(['components', 'schemas'])
    .filter((location) => contract.at([...location, 'properties', 'object', 'const']) === 'list')
    .filter((location) => contract.at([...location, 'properties', 'data']) !== undefined)
    .map((location) => contract.follow([...location, 'properties', 'data', 'items'])),
];

/** A path in the document and all paths within it. References are not followed, since every component is visited anyway. */
function locationsBelow(location: DocumentLocation): readonly DocumentLocation[] {
  return [location, ...contract.namesAt(location).flatMap((name) => locationsBelow([...location, name]))];
}

const nameOf = (location: DocumentLocation): string => location.slice(2).join('.');
const namesWithoutId = (locations: readonly DocumentLocation[]): string[] => [
  ...new Set(locations.filter((location) => !requiresId(location)).map(nameOf)),
];

function requiresId(location: DocumentLocation): boolean {
  const required = contract.at([...location, 'required']);
  return (
    Array.isArray(required) && required.includes('id') && contract.at([...location, 'properties', 'id']) !== undefined
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
