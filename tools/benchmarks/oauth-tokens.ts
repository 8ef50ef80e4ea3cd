import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { formsPerSecond, postForm } from './support/form-load.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = 5;
const BAR = 1.5;
const MILLISECONDS = 1_000;
const WARM_UP_MILLISECONDS = 4_000;
const CALLERS = [16, 32] as const;
const GRANT = 'grant_type=client_credentials&scope=brand%3Aread';

/** A server and the request that is sent to it. */
interface Target {
  readonly server: ServerProcess;
  readonly path: string;
  readonly form: string;
}

const tokens = (server: ServerProcess): Target => ({ server, path: server.facts['token'] ?? '', form: GRANT });

async function introspections(server: ServerProcess): Promise<Target> {
  const { access_token: token } = await postForm(server, server.facts['token'] ?? '', GRANT);
  return { server, path: server.facts['introspect'] ?? '', form: `token=${String(token)}` };
}

/** Measures both servers in turn, warm, with the same number of callers for the same time. */
async function compare(what: string, own: Target, other: Target): Promise<void> {
  for (const target of [own, other])
    await formsPerSecond({ ...target, callers: 32, milliseconds: WARM_UP_MILLISECONDS });
  for (const callers of CALLERS) {
    const rate = (target: Target) => () => formsPerSecond({ ...target, callers, milliseconds: MILLISECONDS });
    const result = await measurePaired(ROUNDS, rate(own), rate(other));
    for (const { a, b } of result.pairs) console.log(`  livery ${a.toFixed(0)}/s   oidc-provider ${b.toFixed(0)}/s`);
    console.log(`${what} against oidc-provider, ${callers} callers: ${describeRatios(result)}; bar ${BAR}x`);
  }
}

/** Issuing and introspecting tokens, compared with oidc-provider on the same PostgreSQL with fsync, with equal pools and without a cache of clients. */
await withBenchmarkPostgres(async (url) => {
  const own = await startServer('oauth-server', { DATABASE_URL: url });
  const other = await startServer('oidc-provider', { DATABASE_URL: url });
  await compare('POST token', tokens(own), tokens(other));
  await compare('POST introspect', await introspections(own), await introspections(other));
  await Promise.all([own.stop(), other.stop()]);
});
