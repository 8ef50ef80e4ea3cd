import { Pool } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = 7;
const BAR = 1.5;
const CONNECTIONS = 16;
const MILLISECONDS = 1_500;

/** POSTs of a form a second, each by HTTP Basic, that are answered with 200. */
async function postsPerSecond({ origin, facts }: ServerProcess, path: string, form: string): Promise<number> {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const credentials = Buffer.from(`${facts['client_id'] ?? ''}:${facts['client_secret'] ?? ''}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' };
  const started = performance.now();
  let answered = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() < started + MILLISECONDS) {
      const { statusCode, body } = await pool.request({ method: 'POST', path, headers, body: form });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return answered / seconds;
}

const issue = (server: ServerProcess): Promise<number> =>
  postsPerSecond(server, server.facts['token'] ?? '', 'grant_type=client_credentials&scope=brand%3Aread');

async function newToken({ origin, facts }: ServerProcess): Promise<string> {
  const credentials = Buffer.from(`${facts['client_id'] ?? ''}:${facts['client_secret'] ?? ''}`).toString('base64');
  const answer = await fetch(origin + (facts['token'] ?? ''), {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'brand:read' }),
  });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('access_token' in body)) throw new Error('There is no token.');
  return String(body.access_token);
}

/** Issuing and introspecting tokens against oidc-provider: the same PostgreSQL with fsync, pools of one size, no client cached. */
await withBenchmarkPostgres(async (url) => {
  const servers = [
    await startServer('oauth-server', { DATABASE_URL: url }),
    await startServer('oidc-provider', { DATABASE_URL: url }),
  ] as const;
  const [own, other] = servers;
  const issued = await measurePaired(
    ROUNDS,
    () => issue(own),
    () => issue(other),
  );
  for (const { a, b } of issued.pairs) console.log(`  livery ${a.toFixed(0)}/s   oidc-provider ${b.toFixed(0)}/s`);
  console.log(`POST token against oidc-provider: ${describeRatios(issued)}; bar ${BAR}x`);
  const [ownToken, otherToken] = [await newToken(own), await newToken(other)];
  const introspected = await measurePaired(
    ROUNDS,
    () => postsPerSecond(own, own.facts['introspect'] ?? '', `token=${ownToken}`),
    () => postsPerSecond(other, other.facts['introspect'] ?? '', `token=${otherToken}`),
  );
  for (const { a, b } of introspected.pairs)
    console.log(`  livery ${a.toFixed(0)}/s   oidc-provider ${b.toFixed(0)}/s`);
  console.log(`POST introspect against oidc-provider: ${describeRatios(introspected)}; bar ${BAR}x`);
  await Promise.all(servers.map((server) => server.stop()));
});
