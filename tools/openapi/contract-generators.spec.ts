import { describe, expect, it } from '@jest/globals';
import { ApiContract, type Place } from '@livery/testing';

const contract = ApiContract.checkedIn();
const places = placesBelow([]);

/** A place and all places within it. */
function placesBelow(place: Place): readonly Place[] {
  return [place, ...contract.namesAt(place).flatMap((name) => placesBelow([...place, name]))];
}

/** Where a member of this name has a value that is refused, written as a pointer. */
function refused(name: string, isRefused: (value: unknown) => boolean): string[] {
  const members = places.filter((place) => place.at(-1) === name && place.at(-2) !== 'properties');
  return members.filter((place) => isRefused(contract.at(place))).map((place) => place.join('/'));
}

/** What `npm run test:clients` found out, for runs that have neither Java nor Python. */
describe('what generators of clients do not understand', () => {
  it('is a boolean with one value, of which they make an enumeration of texts', () => {
    expect(refused('const', (value) => typeof value === 'boolean')).toEqual([]);
  });

  it('is a class of Unicode in a pattern, which Python does not know', () => {
    expect(refused('pattern', (value) => /\\[pPuU]\{/.test(String(value)))).toEqual([]);
  });

  it('is a webhook, unless it is said to be none of the operations', () => {
    const webhooks = contract.namesAt(['webhooks']);
    expect(webhooks.length).toBeGreaterThan(20);
    const shown = webhooks.filter((type) => contract.at(['webhooks', type, 'post', 'x-internal']) !== true);
    expect(shown).toEqual([]);
  });
});
