import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from './environment.ts';
import { assertPublicUrl } from './public-url.ts';

describe('the public address of a service', () => {
  it.each(['0.0.0.0', '::', '10.0.0.7', 'livery.internal'])('is asked for if it listens on %s', (host) => {
    expect(() => assertPublicUrl(host, '')).toThrow(ConfigurationError);
    expect(() => assertPublicUrl(host, 'https://livery.example')).not.toThrow();
  });

  it.each(['127.0.0.1', '::1', 'localhost'])('may be unknown if it listens on %s', (host) => {
    expect(() => assertPublicUrl(host, '')).not.toThrow();
  });
});
