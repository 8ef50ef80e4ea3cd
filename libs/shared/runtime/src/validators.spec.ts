import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, readEnvironment } from './environment.ts';
import { addressBlocks, nonEmptyText, postgresUrl, publicUrl, wholeNumber } from './validators.ts';

describe('a whole number', () => {
  const read = (COUNT: string): number =>
    readEnvironment({ COUNT }, { COUNT: wholeNumber({ min: 1, max: 100 })({ desc: 'a count' }) }).COUNT;

  it.each(['1', '20', '100'])('is read within its bounds: %s', (text) => {
    expect(read(text)).toBe(Number(text));
  });

  it.each(['0', '101', '-1', '1.5', '1e1', '0x10', ' 5', '', 'Infinity', 'NaN', '9'.repeat(20)])(
    'is refused outside of them, or in another notation: "%s"',
    (text) => {
      expect(() => read(text)).toThrow(ConfigurationError);
    },
  );
});

describe('an address of PostgreSQL', () => {
  const read = (URL: string): string => readEnvironment({ URL }, { URL: postgresUrl({ desc: 'an address' }) }).URL;

  it.each([
    'postgres://user:p%25ss@localhost:5432/livery',
    'postgresql://db/livery?sslmode=require',
    'postgres://u@[::1]/x',
  ])('is read: %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    'localhost',
    'http://localhost/livery',
    'redis://localhost:6379/0',
    'postgres:///livery',
    'postgres://user@host',
    'postgres://user@host/',
    'postgres://user:100%@host/livery',
    'postgres://host:port/livery',
  ])('is refused if the driver cannot use it: %s', (text) => {
    expect(() => read(text)).toThrow(ConfigurationError);
  });
});

it('a blank text is refused', () => {
  expect(() => readEnvironment({ FOLDER: ' ' }, { FOLDER: nonEmptyText({ desc: 'a folder' }) })).toThrow(/FOLDER/);
});

describe('address blocks', () => {
  const read = (BLOCKS: string): readonly string[] =>
    readEnvironment({ BLOCKS }, { BLOCKS: addressBlocks({ desc: 'blocks' }) }).BLOCKS;

  it('are separated by commas and spaces', () => {
    expect(read(' 10.0.0.0/8, fd00::/8 ,203.0.113.7,')).toEqual(['10.0.0.0/8', 'fd00::/8', '203.0.113.7']);
  });

  it.each(['1', 'loopback', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.256', 'fe80::1%eth0', '10.0.0.0/-1'])(
    'are refused if one of them is invalid: %s',
    (text) => {
      expect(() => read(`10.0.0.0/8,${text}`)).toThrow(ConfigurationError);
    },
  );

  it.each(['0.0.0.0/0', '::/0'])('must not contain all addresses: %s', (text) => {
    expect(() => read(text)).toThrow(ConfigurationError);
  });
});

describe('the public address of the service', () => {
  const read = (URL: string): string => readEnvironment({ URL }, { URL: publicUrl({ desc: 'an address' }) }).URL;

  it.each([
    ['https://livery.example', 'https://livery.example'],
    ['https://Livery.Example:443/', 'https://livery.example'],
    ['http://10.0.0.7:3000', 'http://10.0.0.7:3000'],
    ['https://m\u00fcller.example', 'https://xn--mller-kva.example'],
  ])('is read as browsers write it in Origin: %s', (text, origin) => {
    expect(read(text)).toBe(origin);
  });

  it('is not known if the text is empty, as compose files pass on a variable that is not set', () => {
    expect(read('')).toBe('');
  });

  it.each([
    'livery.example',
    'ftp://livery.example',
    'https://livery.example/brand',
    'https://livery.example/?a=1',
    'https://livery.example/#a',
    'https://user:secret@livery.example',
    'https://',
  ])('is refused otherwise: %s', (text) => {
    expect(() => read(text)).toThrow(ConfigurationError);
  });
});
