import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ApiContract } from '@livery/testing';
import { type ListOperation, listOperations } from './contract-lists.ts';
import { OPENAPI_FILE } from './openapi-file.ts';

const CURSORS = ['limit', 'starting_after', 'ending_before'];
const BOUNDS = ['created[gte]', 'created[gt]', 'created[lte]', 'created[lt]'];

const contract = ApiContract.checkedIn();
const lists = listOperations(contract);
const guide = readFileSync(path.join(path.dirname(OPENAPI_FILE), 'docs/guides/paging.md'), 'utf8');

/** The lists of the library, as the interface document has them. */
const isByOffset = ({ parameters }: ListOperation): boolean => parameters.includes('offset');
const isPaged = ({ parameters }: ListOperation): boolean => parameters.some((name) => CURSORS.includes(name));
const isByCursor = (list: ListOperation): boolean => isPaged(list) && !isByOffset(list);
const hasCreated = ({ item }: ListOperation): boolean => contract.at([...item, 'properties', 'created']) !== undefined;
/** Lists that only pages of the service itself can read. The guides are written for programs. */
const isOfPages = ({ name }: ListOperation): boolean => name === 'GET /sessions';
const namesOf = (some: readonly ListOperation[]): string[] => some.map(({ name }) => name).sort();

/** The lists, such as `GET /events`, of the exception in the guide that says this of them. */
function exceptions(words: string): string[] {
  const line = guide.split('\n').find((text) => text.startsWith('- ') && text.includes(words)) ?? '';
  return Array.from(line.matchAll(/`(GET \/[^`]*)`/g), ([, name]) => name ?? '').sort();
}

describe('the lists of the contract', () => {
  it('are those of all contexts', () => {
    expect(lists.length).toBeGreaterThanOrEqual(13);
  });

  it.each(lists.filter(isByCursor))('has the parameters of paging: $name', ({ parameters }) => {
    expect(parameters).toEqual(expect.arrayContaining(CURSORS));
  });

  it.each(lists.filter((list) => isByCursor(list) && hasCreated(list)))(
    'has filters by the time of creation, since its records have one: $name',
    ({ parameters }) => {
      expect(parameters).toEqual(expect.arrayContaining(BOUNDS));
    },
  );
});

describe('the paging guide', () => {
  it('explains each parameter of paging', () => {
    const [, table = ''] = /(\| parameter [^]*?)\n\n/.exec(guide) ?? [];
    const explained = Array.from(table.matchAll(/`([^`]+)`(?=[^|\n]* \|)/g), ([, name]) => name);
    expect(explained).toEqual(expect.arrayContaining([...CURSORS, ...BOUNDS]));
  });

  it('names exactly the lists that are returned whole', () => {
    expect(exceptions('return all records at once')).toEqual(
      namesOf(lists.filter((list) => !isPaged(list) && !isOfPages(list))),
    );
  });

  it('names exactly the lists that are paged by an offset', () => {
    expect(exceptions('paged by `offset`')).toEqual(namesOf(lists.filter(isByOffset)));
  });

  it('names exactly the lists that begin with the oldest record', () => {
    expect(exceptions('the oldest records first')).toEqual(
      namesOf(lists.filter(({ description }) => /oldest first/i.test(description))),
    );
  });
});
