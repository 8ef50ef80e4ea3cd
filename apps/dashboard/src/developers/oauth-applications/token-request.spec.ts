import { describe, expect, it } from '@jest/globals';
import { tokenRequest } from './token-request.ts';

describe('The command that gets a token', () => {
  it('names the client, and takes the secret from the environment', () => {
    expect(tokenRequest('https://livery.example', 'oa_client_1', 'brand:read')).toBe(
      `curl 'https://livery.example/api/v1/oauth/token' \\
  -u "oa_client_1:$LIVERY_CLIENT_SECRET" \\
  -d grant_type=client_credentials -d scope=brand:read`,
    );
  });

  it('leaves out the scope if there is none', () => {
    expect(tokenRequest('https://livery.example', 'oa_client_1', undefined)).not.toContain('scope');
  });
});
