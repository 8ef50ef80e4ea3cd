import { describe, expect, it } from '@jest/globals';
import { operationUrl, versionedPath } from './operation-url.ts';

const SERVICE = 'https://livery.example/brand';

describe('the address of an operation', () => {
  it.each(['/fonts?limit=2', 'fonts?limit=2', '/v1/fonts?limit=2', 'v1/fonts?limit=2', '/api/v1/fonts?limit=2#there'])(
    'is that of the contract for %s',
    (written) => {
      const expected = 'https://livery.example/brand/api/v1/fonts?limit=2';
      expect(operationUrl(written, SERVICE).href).toBe(expected);
      expect(operationUrl(written, `${SERVICE}/api/v1`).href).toBe(expected);
      expect(operationUrl(expected, SERVICE).href).toBe(expected);
    },
  );

  it.each([
    'https://other.example/brand/api/v1/fonts',
    'http://livery.example/brand/api/v1/fonts',
    'https://livery.example:8443/brand/api/v1/fonts',
    'https://livery.example/elsewhere',
    'https://livery.example@other.example/brand/api/v1/fonts',
    'https://user:password@livery.example/brand/api/v1/fonts',
    '//other.example/fonts',
    '\\\\other.example\\fonts',
    '/\\other.example',
    '../../elsewhere',
    '/v1/%2e%2e/%2e%2e/%2e%2e/elsewhere',
    'javascript:alert(1)',
  ])('is none for %s, to which the key must not be sent', (written) => {
    expect(() => operationUrl(written, SERVICE)).toThrow(
      'The key is sent to https://livery.example/brand/api/v1/ only.',
    );
  });

  it('stays on the host whatever characters the path has', () => {
    for (const written of ['/\t/other.example/fonts', '@other.example', ' //other.example', '///other.example']) {
      try {
        expect(operationUrl(written, SERVICE).href).toMatch(/^https:\/\/livery\.example\/brand\/api\/v1\//);
      } catch (error) {
        expect(error).toMatchObject({ exitCode: 2 });
      }
    }
  });
});

describe('the path of an operation in the request log', () => {
  it.each(['/fonts', 'fonts', '/v1/fonts', '/api/v1/fonts'])('has the version segment for %s', (written) => {
    expect(versionedPath(written)).toBe('/api/v1/fonts');
  });
});
