import { describe, expect, it } from '@jest/globals';
import { parseExtraPorts } from './webhook-address-policy.ts';

describe('the extra ports', () => {
  it.each([
    ['', []],
    ['8081, 9000', [8081, 9000]],
    ['any', 'any'],
  ])('are parsed from %j', (text, ports) => {
    expect(parseExtraPorts(text)).toEqual(ports);
  });

  it.each(['0', '65536', '80a', '-1', '8080;9000'])('cannot be parsed from %j', (text) => {
    expect(() => parseExtraPorts(text)).toThrow('is not a port');
  });
});
