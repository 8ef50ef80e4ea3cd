import { describe, expect, it } from '@jest/globals';
import { baseUrlOf } from './base-url.ts';

describe('the base address', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://[::1]:3000'],
  ])('of a service that listens on %s can be pasted: %s', (host, url) => {
    expect(baseUrlOf(host, 3000)).toBe(url);
    expect(URL.canParse(url)).toBe(true);
  });
});
