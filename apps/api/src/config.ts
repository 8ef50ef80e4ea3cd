import { Cidr, parseExtraPorts } from '@livery/delivery-infrastructure';
import { readEnvironment, SecretKeys } from '@livery/runtime';
import { bool, host, makeValidator, num, port, str, url } from 'envalid';

const secretKeys = makeValidator((text) => SecretKeys.parse(text));
const cidrs = makeValidator((text) => Cidr.parseList(text));
const ports = makeValidator((text) => parseExtraPorts(text));

/** The configuration of the api process; the README's table says the same in words. */
export function readConfig() {
  return readEnvironment(process.env, {
    PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    DATABASE_URL: url({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: url({ default: undefined, desc: 'the same without a pooler in between, for LISTEN' }),
    DATABASE_POOL_SIZE: num({ default: 20, desc: 'connections of this process' }),
    QUEUE_URL: url({ default: undefined, desc: 'redis://… or postgres://…; the database when it is not set' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    CHECK_QUEUE_LENGTH: num({ default: 32, desc: 'checks that may wait for a thread' }),
    CHECK_DEADLINE_MS: num({ default: 10_000, desc: 'longest time of one check' }),
    CHECK_HEAP_MB: num({ default: 384, desc: 'heap of one checking thread' }),
    WEBHOOK_ALLOWED_CIDRS: cidrs({
      default: [],
      desc: 'address blocks that webhooks may go to although they are special',
    }),
    WEBHOOK_ALLOW_HTTP: bool({ default: false, desc: '1 lets webhooks of live mode go to http:// too' }),
    WEBHOOK_EXTRA_PORTS: ports({ default: [], desc: 'ports beyond 443, 80, 8443 and 8080, comma-separated; or any' }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
  });
}
