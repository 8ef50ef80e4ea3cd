import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMember, Browser, ORIGIN, signInLink } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const EMAIL = 'ada@acme.example';
const PUBLIC_URL = 'https://brand.acme.example';

describe('a service with a public address on https', () => {
  let api: TestApi;
  let organization: TestOrganization;

  beforeAll(async () => {
    api = await startTestApi({ publicUrl: PUBLIC_URL });
    organization = await api.createOrganization();
    await addMember(organization, EMAIL, 'owner');
  });

  afterAll(() => api.close());

  it('signs in from its own pages, with a cookie for https and this host only', async () => {
    const browser = new Browser(api, PUBLIC_URL);
    const response = await browser.send('POST', '/sessions', {
      sign_in_link: await signInLink(api, organization, EMAIL),
    });
    expect(response.status).toBe(201);
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^__Host-livery=ses_\w{49}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await browser.send('GET', '/sessions/current')).status).toBe(200);
  });

  it.each([ORIGIN, 'http://brand.acme.example', `${PUBLIC_URL}:8443`, 'null'])(
    'refuses pages of %s, also of the host to which the request was sent',
    async (origin) => {
      const link = await signInLink(api, organization, EMAIL);
      const { status, body } = await new Browser(api, origin).send('POST', '/sessions', { sign_in_link: link });
      expect([status, body]).toMatchObject([403, { error: { code: 'origin_forbidden' } }]);
    },
  );
});

describe('a service with a public address on http', () => {
  it('names the cookie after the port', async () => {
    const api = await startTestApi({ publicUrl: 'http://brand.acme.example:8080' });
    const organization = await api.createOrganization();
    await addMember(organization, EMAIL, 'owner');
    const browser = new Browser(api, 'http://brand.acme.example:8080');
    const response = await browser.send('POST', '/sessions', {
      sign_in_link: await signInLink(api, organization, EMAIL),
    });
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^livery_8080=ses_.*; Path=\/api\/v1\/sessions; .*SameSite=Strict$/,
    );
    await api.close();
  });
});
