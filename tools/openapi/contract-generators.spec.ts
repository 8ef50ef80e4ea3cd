import { describe, expect, it } from '@jest/globals';
import { ApiContract, type Place } from '@livery/testing';

const contract = ApiContract.checkedIn();
const places = placesBelow([]);

/** A path in the document and all paths within it. */
function placesBelow(place: Place): readonly Place[] {
  return [place, ...contract.namesAt(place).flatMap((name) => placesBelow([...place, name]))];
}

/** The JSON pointers of members with a name whose value is refused. */
function refused(name: string, isRefused: (value: unknown) => boolean): string[] {
  const members = places.filter((place) => place.at(-1) === name && place.at(-2) !== 'properties');
  return members.filter((place) => isRefused(contract.at(place))).map((place) => place.join('/'));
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
