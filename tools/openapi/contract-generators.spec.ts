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

  it('has no two values in an enumeration that become one name', () => {
    const nameOf = (value: unknown): string =>
      String(value)
        .replaceAll(/[^0-9A-Za-z]+/g, '_')
        .toUpperCase();
    const isAmbiguous = (values: unknown): boolean =>
      Array.isArray(values) && new Set(values.map(nameOf)).size < values.length;
    expect(refused('enum', isAmbiguous)).toEqual([]);
  });

  it('has headers without a format, which some send as objects of their language', () => {
    const headers = [
      ...contract.namesAt(['components', 'headers']).map((name) => ['components', 'headers', name]),
      ...contract.namesAt(['components', 'parameters']).map((name) => ['components', 'parameters', name]),
    ];
    expect(headers.length).toBeGreaterThan(15);
    expect(headers.filter((header) => contract.at([...header, 'schema', 'format']) !== undefined)).toEqual([]);
  });

  it('says of all bytes that they are binary, since generators for OpenAPI 3.0 ignore the media type of a schema', () => {
    const files = locations
      .filter((location) => location.at(-1) === 'contentMediaType')
      .map((path) => path.slice(0, -1));
    expect(files.length).toBeGreaterThan(40);
    const others = files.filter(
      (file) => contract.at([...file, 'type']) !== 'string' || contract.at([...file, 'format']) !== 'binary',
    );
    expect(others).toEqual([]);
  });

  it('has no default that is an object, since code for it does not compile', () => {
    const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
    expect(refused('default', isObject)).toEqual([]);
  });

  it('has no default beside null in an enumeration, to which some give a type that they never declare', () => {
    const choices = locations.filter((location) => contract.at([...location, 'enum']) !== undefined);
    expect(choices.length).toBeGreaterThan(100);
    const isRefused = (choice: DocumentLocation): boolean => {
      const values = contract.at([...choice, 'enum']);
      return Array.isArray(values) && values.includes(null) && (contract.at([...choice, 'default']) ?? null) !== null;
    };
    expect(choices.filter(isRefused)).toEqual([]);
  });

  it('lists forms with a file before other bodies, since some generators know only the first', () => {
    const bodies = locations.filter((location) => location.at(-1) === 'requestBody');
    const late = bodies.filter((body) => contract.namesAt([...body, 'content']).indexOf('multipart/form-data') > 0);
    expect(late).toEqual([]);
  });

  it('describes whole numbers in the query as integers, but for the limit that the interface document calls a text', () => {
    const numbers = ['limit', 'size', 'after_sequence', 'offset', 'wait'];
    const texts = locations.filter(
      (location) =>
        numbers.includes(String(contract.at([...location, 'name']))) &&
        contract.at([...location, 'in']) === 'query' &&
        contract.at([...location, 'schema', 'type']) !== 'integer',
    );
    expect(texts.map((location) => location.slice(0, 3))).toEqual([['paths', '/events', 'get']]);
    expect(texts.map((location) => contract.at([...location, 'schema', 'x-integer']))).toEqual([true]);
  });

  it('has no default and no enumeration for parameters that repeat the fields of a form, since clients send the one and declare the other twice', () => {
    const uploads = contract
      .namesAt(['paths'])
      .map((path) => ['paths', path, 'post'])
      .filter(
        (operation) => contract.at([...operation, 'requestBody', 'content', 'multipart/form-data']) !== undefined,
      );
    expect(uploads.length).toBeGreaterThan(8);
    const parameters = uploads.flatMap((operation) =>
      contract.namesAt([...operation, 'parameters']).map((index) => [...operation, 'parameters', index]),
    );
    const withDefault = parameters.filter(
      (parameter) => contract.at([...parameter, 'schema', 'default']) !== undefined,
    );
    const withEnum = parameters.filter((parameter) => contract.at([...parameter, 'schema', 'enum']) !== undefined);
    expect([...withDefault, ...withEnum]).toEqual([]);
  });

  it('marks webhooks as internal, so that they are not treated as operations', () => {
    const webhooks = contract.namesAt(['webhooks']);
    expect(webhooks.length).toBeGreaterThan(20);
    const shown = webhooks.filter((type) => contract.at(['webhooks', type, 'post', 'x-internal']) !== true);
    expect(shown).toEqual([]);
  });
});
