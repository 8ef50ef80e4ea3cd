import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthenticationError, ConnectionError } from '../index.ts';
import { hangUp, json, refusal, type Reply, ScriptedServer } from '../testing/scripted-server.ts';
import { ClientTokens } from './client-tokens.ts';

const FONT = { id: 'font_1' };
const APPLICATION = { clientId: 'oa_client_1', clientSecret: 'oa_secret_1' };
const REFUSED = refusal(401, { type: 'authentication_error', code: 'credentials_expired' });

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

/** Issues the tokens oat_1, oat_2 …, and accepts only those in the list. */
function issuing(accepted: readonly string[], lifetime = 3_600): Reply {
  let issued = 0;
  return (response, request) => {
    if (request.url === '/api/v1/oauth/token') {
      issued += 1;
      json({ access_token: `oat_${issued}`, token_type: 'Bearer', expires_in: lifetime })(response, request);
      return;
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    (accepted.includes(token) ? json(FONT) : REFUSED)(response, request);
  };
}

const tokensUsed = (): string[] => server.requests.map(({ url, headers }) => headers.authorization ?? url);

describe('a key', () => {
  it('is sent once: after a refusal there is no other', async () => {
    server.script(REFUSED);
    await expect(server.client().fonts.retrieve('a')).rejects.toBeInstanceOf(AuthenticationError);
    expect(server.requests).toHaveLength(1);
  });

  it('may have white space around it, as files and environment variables do', async () => {
    server.script(json(FONT));
    await server.client({ credential: 'sk_test_1\n' }).fonts.retrieve('a');
    expect(tokensUsed()).toEqual(['Bearer sk_test_1']);
  });

  it.each(['', 'sk test', 'sk_“test”', 'a\nb'])(
    'that cannot be one is refused without being repeated: %j',
    (credential) => {
      expect(() => server.client({ credential })).toThrow(
        'The credential is empty or has characters that no credential has.',
      );
    },
  );
});

describe('a function', () => {
  it('is asked for each request, and once more after a refusal', async () => {
    server.script(issuing(['k2']));
    let asked = 0;
    const livery = server.client({ credential: async () => `k${Math.min((asked += 1), 2)}` });
    expect(await livery.fonts.retrieve('a')).toEqual(FONT);
    expect(await livery.fonts.retrieve('a')).toEqual(FONT);
    expect(tokensUsed()).toEqual(['Bearer k1', 'Bearer k2', 'Bearer k2']);
  });

  it('is not asked for ever: the same credential is refused once', async () => {
    server.script(REFUSED);
    await expect(server.client({ credential: () => 'k' }).fonts.retrieve('a')).rejects.toBeInstanceOf(
      AuthenticationError,
    );
    expect(server.requests).toHaveLength(1);
  });
});

describe('the credentials of an application', () => {
  it('are exchanged for one token that all requests share', async () => {
    server.script(issuing(['oat_1']));
    const livery = server.client({ credential: { ...APPLICATION, scopes: ['brand:read', 'cms:read'] } });
    await Promise.all([livery.fonts.retrieve('a'), livery.fonts.retrieve('b'), livery.fonts.retrieve('c')]);
    await livery.fonts.retrieve('d');
    expect(tokensUsed().sort()).toEqual(['/api/v1/oauth/token', ...Array<string>(4).fill('Bearer oat_1')].sort());
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'oa_client_1',
      client_secret: 'oa_secret_1',
      scope: 'brand:read cms:read',
    });
  });

  it('give another token when one is refused, also in the middle of a list', async () => {
    const accepted = ['oat_1'];
    const issue = issuing(accepted);
    server.script((response, request) => {
      if (!accepted.includes(request.headers.authorization?.slice('Bearer '.length) ?? '')) {
        issue(response, request);
        return;
      }
      const isFirst = !request.url.includes('starting_after');
      const page = { object: 'list', data: [{ id: isFirst ? 'font_2' : 'font_1' }], has_more: isFirst, url: '/' };
      json(page)(response, request);
      // The token ends after the first page.
      accepted.splice(0, 1, 'oat_2');
    });
    const ids: string[] = [];
    for await (const { id } of server.client({ credential: APPLICATION }).fonts.list()) ids.push(id);
    expect(ids).toEqual(['font_2', 'font_1']);
    expect(tokensUsed().map((used) => used.slice(-5))).toEqual(['token', 'oat_1', 'oat_1', 'token', 'oat_2']);
  });

  it('give one other token to all requests whose token is refused at the same time', async () => {
    const accepted = ['oat_1'];
    server.script(issuing(accepted));
    const livery = server.client({ credential: APPLICATION });
    await livery.fonts.retrieve('a');
    accepted.splice(0, 1, 'oat_2');
    await Promise.all(['a', 'b', 'c'].map((id) => livery.fonts.retrieve(id)));
    expect(server.requests.filter(({ url }) => url === '/api/v1/oauth/token')).toHaveLength(2);
  });

  it('are asked for one further token only, if that is refused, too', async () => {
    server.script(issuing([]));
    await expect(server.client({ credential: APPLICATION }).fonts.retrieve('a')).rejects.toBeInstanceOf(
      AuthenticationError,
    );
    expect(tokensUsed()).toHaveLength(4);
  });

  it('are sent again when the connection is lost', async () => {
    server.script(hangUp, json({ access_token: 'oat_1', expires_in: 3_600 }), json(FONT));
    expect(await server.client({ credential: APPLICATION }).fonts.retrieve('a')).toEqual(FONT);
  });

  it('that are wrong are an error of every call, not of the first alone', async () => {
    server.script(refusal(401, { type: 'authentication_error', code: 'invalid_client' }));
    const livery = server.client({ credential: APPLICATION });
    for (const id of ['a', 'b'])
      await expect(livery.fonts.retrieve(id)).rejects.toMatchObject({ code: 'invalid_client' });
    expect(tokensUsed()).toEqual(['/api/v1/oauth/token', '/api/v1/oauth/token']);
  });
});

describe('a token', () => {
  it('is renewed shortly before it ends, and at once by the clock after a sleep', async () => {
    let [now, issued] = [0, 0];
    const request = async () => ({ ...TOKEN, access_token: `oat_${(issued += 1)}` });
    const tokens = new ClientTokens(request, () => now);
    const seen: string[] = [];
    for (const seconds of [0, 3_539, 3_540, 100_000]) {
      now = seconds * 1_000;
      seen.push(await tokens.token());
    }
    expect(seen).toEqual(['oat_1', 'oat_1', 'oat_2', 'oat_3']);
  });

  it('that the clock holds for valid, since it was set back, is replaced when it is refused', async () => {
    let [now, issued] = [7_200_000, 0];
    const tokens = new ClientTokens(
      async () => ({ ...TOKEN, access_token: `oat_${(issued += 1)}` }),
      () => now,
    );
    const first = await tokens.token();
    now = 0;
    expect(await tokens.token()).toBe(first);
    expect([await tokens.tokenAfter(first), await tokens.tokenAfter(first), await tokens.token()]).toEqual([
      'oat_2',
      'oat_2',
      'oat_2',
    ]);
  });

  it('is requested again after a failure', async () => {
    let fails = true;
    const tokens = new ClientTokens(async () => {
      if (fails) throw new ConnectionError('lost');
      return TOKEN;
    });
    await expect(tokens.token()).rejects.toBeInstanceOf(ConnectionError);
    fails = false;
    expect(await tokens.token()).toBe('oat_0');
  });
});

const TOKEN = {
  access_token: 'oat_0',
  token_type: 'Bearer' as const,
  expires_in: 3_600,
  scope: '',
  livemode: true,
  organization: 'org_1',
};
