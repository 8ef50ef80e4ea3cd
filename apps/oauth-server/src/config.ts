import { addressBlocks, postgresUrl, readEnvironment, SecretKeys, wholeNumber, redisUrl } from '@livery/runtime';
import { TELEMETRY_VARIABLES } from '@livery/telemetry';
import { bool, host, makeValidator, port, str } from 'envalid';

const poolSize = wholeNumber({ min: 2, max: 500 });
const delay = wholeNumber({ min: 0, max: 300_000 });
const secretKeys = makeValidator((text) => SecretKeys.parse(text));

/** The configuration of the oauth-server process. docs/configuration.md describes it. */
export function readConfig() {
  return readEnvironment(process.env, {
    PORT: port({ default: 3001, desc: 'TCP port to listen on' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    DATABASE_URL: postgresUrl({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_POOL_SIZE: poolSize({ default: 10, desc: 'connections of this process, 2 to 500' }),
    DATABASE_PREPARED_STATEMENTS: bool({ default: true, desc: '0 behind a pooler in transaction mode' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    RATE_LIMIT_REDIS_URL: redisUrl({ default: undefined, desc: 'redis://…, where all processes count together' }),
    TRUSTED_PROXIES: addressBlocks({ default: [], desc: 'address blocks whose X-Forwarded-For is believed' }),
    SHUTDOWN_DELAY_MS: delay({
      default: 0,
      desc: 'time in ms for which a stopping process still listens, 0 to 300000',
    }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
    LOG_REQUESTS: bool({ default: true, desc: '0 leaves out the line that each request gets in the log' }),
    ...TELEMETRY_VARIABLES,
  });
}
