import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { basicCredentials, usesBasic } from './basic-credentials.ts';

const header = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const escaped = (text: string): string => new URLSearchParams({ v: text }).toString().slice(2);

describe('credentials of HTTP Basic', () => {
  it('are decoded to the original text, whatever characters it has', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed() && !value.includes('\0'));
    fc.assert(
      fc.property(text, text, (clientId, clientSecret) => {
        const read = basicCredentials(header(`${escaped(clientId)}:${escaped(clientSecret)}`));
        expect(read).toEqual({ clientId, clientSecret });
      }),
    );
  });

  it('never cause an error, whatever the header is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string().map(header)), (text) => {
        const read = basicCredentials(text);
        expect(read === null || typeof read.clientId === 'string').toBe(true);
        expect(typeof usesBasic(text)).toBe('boolean');
      }),
    );
  });
});
