import { readEnvironment, SecretKeys } from '@livery/runtime';
import { host, makeValidator, num, port, str, url } from 'envalid';

const secretKeys = makeValidator((text) => SecretKeys.parse(text));

/** The configuration of the api process; the README's table says the same in words. */
export function readConfig() {
  return readEnvironment(process.env, {
    PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    DATABASE_URL: url({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: url({ default: undefined, desc: 'the same without a pooler in between, for LISTEN' }),
    DATABASE_POOL_SIZE: num({ default: 20, desc: 'connections of this process' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    CHECK_QUEUE_LENGTH: num({ default: 32, desc: 'checks that may wait for a thread' }),
    CHECK_DEADLINE_MS: num({ default: 10_000, desc: 'longest time of one check' }),
    CHECK_HEAP_MB: num({ default: 384, desc: 'heap of one checking thread' }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
  });
}
