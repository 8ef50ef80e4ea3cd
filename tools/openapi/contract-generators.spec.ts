import { describe, expect, it } from '@jest/globals';
import { ApiContract, type DocumentLocation } from '@livery/testing';

const contract = ApiContract.checkedIn();
const locations = locationsBelow([]);

/** A path in the document and all paths within it. */
function locationsBelow(location: DocumentLocation): readonly DocumentLocation[] {
  return [location, ...contract.namesAt(location).flatMap((name) => locationsBelow([...location, name]))];
}

/** The JSON pointers of members with a name whose value is refused. */
function refused(name: string, isRefused: (value: unknown) => boolean): string[] {
  const members = locations.filter((location) => location.at(-1) === name && location.at(-2) !== 'properties');
  return members.filter((location) => isRefused(contract.at(location))).map((location) => location.join('/'));
}

/** The problems that `npm run test:clients` found, checked without Java and Python. */
describe('the contract, for client generators,', () => {
  it('has no boolean constant, which they turn into an enumeration of strings', () => {
    expect(refused('const', (value) => typeof value === 'boolean')).toEqual([]);
  });

  it('has no Unicode class in a pattern, which Python does not know', () => {
    expect(refused('pattern', (value) => /\\[pPuU]\{/.test(String(value)))).toEqual([]);
  });

  it('marks webhooks as internal, so that they are not treated as operations', () => {
    const webhooks = contract.namesAt(['webhooks']);
    expect(webhooks.length).toBeGreaterThan(20);
    const shown = webhooks.filter((type) => contract.at(['webhooks', type, 'post', 'x-internal']) !== true);
    expect(shown).toEqual([]);
  });
});
