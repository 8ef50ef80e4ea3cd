import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstIdAt, type Scope } from '@livery/kernel';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'platform:write', 'brand:read'];

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

const OF_APPLICATION = 'where organization_id = $1 and livemode = $2 and application_id = $3';
const WEEK_MS = 7 * 24 * 3_600_000;

describe('the look-up of an access token', () => {
  it('uses one statement, whether the token is valid, revoked or unknown', async () => {
    const [known, revoked, gone] = [
      await oauth.application(organization, SCOPES),
      await oauth.application(organization, SCOPES),
      await oauth.application(organization, SCOPES),
    ];
    const tokens = [await known.token(), await revoked.token(), await gone.token()];
    await revoked.changeElsewhere(`update platform.access_token set revoked_at = now() ${OF_APPLICATION}`);
    await gone.changeElsewhere(`delete from platform.access_token ${OF_APPLICATION}`);
    const query = jest.spyOn(api.database, 'query');
    try {
      const statements = new Set<string>();
      for (const token of tokens) {
        query.mockClear();
        await api.as(token).get('/ping');
        expect(query).toHaveBeenCalledTimes(1);
        statements.add(query.mock.calls[0]?.[0] ?? '');
      }
      expect(statements.size).toBe(1);
    } finally {
      query.mockRestore();
    }
  });

  it('reads at most two partitions, however many exist', async () => {
    const token = await (await oauth.application(organization, SCOPES)).token();
    const query = jest.spyOn(api.database, 'query');
    await api.as(token).get('/ping');
    const [statement = '', values = []] = query.mock.calls[0] ?? [];
    query.mockRestore();
    const plan = JSON.stringify(await api.administrate(`explain (costs off) ${statement}`, values));
    const partitions = new Set(plan.match(/access_token_\d{8}/g));
    expect(partitions.size).toBeGreaterThan(0);
    expect(partitions.size).toBeLessThanOrEqual(2);
  });

  it('does not find a token a week after it was issued', async () => {
    const application = await oauth.application(organization, SCOPES);
    const bearer = api.as(await application.token());
    const weekAgo = firstIdAt(new Date(Date.now() - WEEK_MS));
    await application.changeElsewhere(`update platform.access_token set id = '${weekAgo}' ${OF_APPLICATION}`);
    const answer = await bearer.get('/ping');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { code: 'credentials_invalid' } });
  });
});
