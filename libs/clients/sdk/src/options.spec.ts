import { describe, expect, it } from '@jest/globals';
import { Livery } from './index.ts';

const credential = 'sk_test_1';

/** Makes a client of what a program without types may give. */
function open(options: object): unknown {
  return Reflect.construct(Livery, [options]);
}

describe('the options of a client', () => {
  it.each([
    [{ credential }, 'baseUrl must be an address such as https://livery.example, not undefined.'],
    [{ baseUrl: '', credential }, 'baseUrl must be an address such as https://livery.example, not "".'],
    [{ baseUrl: 'livery.example:80', credential }, 'baseUrl must be an address such as'],
    [{ baseUrl: 'http://livery.example', credential }, 'baseUrl must be an https address, since the credential'],
    [{ baseUrl: 'https://livery.example' }, 'credential must be a key, a function that returns one, or {'],
    [{ baseUrl: 'https://livery.example', credential: { clientId: 'a' } }, 'credential must be a key'],
  ])('are refused by their name: %j', (options, message) => {
    expect(() => open(options)).toThrow(message);
    expect(() => open(options)).toThrow(TypeError);
  });

  it.each([
    { baseUrl: 'https://livery.example' },
    { baseUrl: 'http://localhost:3000' },
    { baseUrl: 'http://[::1]:3000/api/v1' },
    { baseUrl: 'http://livery.internal', allowInsecureHttp: true },
  ])('are accepted: %j', (options) => {
    expect(open({ ...options, credential })).toBeInstanceOf(Livery);
  });
});
