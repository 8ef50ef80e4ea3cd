import { describe, expect, it } from '@jest/globals';
import type { OAuthApplication } from '@livery/sdk';
import { changeOf, creationOf, draftOf, NEW_APPLICATION } from './application-draft.ts';

const APPLICATION: OAuthApplication = {
  id: 'oa_app_0350tEyI3ThR2kZQtU0Oni',
  object: 'oauth_application',
  organization: 'org_0350tEyI3ThR2kZQtU0Oni',
  livemode: false,
  name: 'Deck linter',
  description: 'Checks decks.',
  client_id: 'oa_client_0350tEyI3Ti6pfvn7IpUTQ',
  client_secret_last_four: 'abcd',
  secrets: [],
  requested_scopes: ['cms:read', 'brand:read'],
  token_lifetime: 3600,
  status: 'active',
  api_version: '2026-01-01',
  metadata: {},
  created_by: null,
  created: '2026-11-20T00:00:00.000Z',
  updated: '2026-11-20T00:00:00.000Z',
};

describe('The form of an application', () => {
  it('sends what was filled in only', () => {
    const draft = { ...NEW_APPLICATION, name: 'Linter', scopes: ['brand:read'] };
    expect(creationOf(draft)).toEqual({ name: 'Linter', requested_scopes: ['brand:read'] });
    expect(creationOf({ ...draft, lifetime: 300, description: 'x' })).toMatchObject({
      token_lifetime: 300,
      description: 'x',
    });
  });

  it('changes the changed fields only', () => {
    const draft = draftOf(APPLICATION);
    expect(changeOf(APPLICATION, { ...draft, scopes: draft.scopes.toReversed() })).toEqual({});
    expect(changeOf(APPLICATION, { ...draft, description: '' })).toEqual({ description: null });
    expect(changeOf(APPLICATION, { ...draft, scopes: ['cms:read'] })).toEqual({ requested_scopes: ['cms:read'] });
    expect(changeOf(APPLICATION, { ...draft, name: 'New', lifetime: 300 })).toEqual({
      name: 'New',
      token_lifetime: 300,
    });
  });
});
