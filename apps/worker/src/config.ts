import { Cidr } from '@livery/delivery-infrastructure';
import { readEnvironment, SecretKeys } from '@livery/runtime';
import { host, makeValidator, num, port, str, url } from 'envalid';

const secretKeys = makeValidator((text) => SecretKeys.parse(text));
const cidrs = makeValidator((text) => Cidr.parseList(text));

/** The configuration of the worker process; the README's table says the same in words. */
export function readConfig() {
  return readEnvironment(process.env, {
    PORT: port({ default: 3002, desc: 'TCP port of /healthz and /readyz' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    DATABASE_URL: url({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: url({ default: undefined, desc: 'the same without a pooler in between, for LISTEN' }),
    DATABASE_POOL_SIZE: num({ default: 10, desc: 'connections of this process' }),
    QUEUE_URL: url({ default: undefined, desc: 'redis://… or postgres://…; the database when it is not set' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    DELIVERY_CONCURRENCY: num({ default: 128, desc: 'first attempts in flight' }),
    RETRY_CONCURRENCY: num({ default: 128, desc: 'retries in flight' }),
    DELIVERY_LEASE_MS: num({ default: 60_000, desc: 'how long a claim holds without a result; four attempts' }),
    WEBHOOK_ALLOWED_CIDRS: cidrs({
      default: [],
      desc: 'address blocks that webhooks may go to although they are special',
    }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
  });
}
