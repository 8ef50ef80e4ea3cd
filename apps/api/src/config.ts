import { readBlobStoreOptions } from '@livery/blobs';
import { INSPECTION_LIMITS, KEPT_DOCUMENT_LIMITS } from '@livery/brand-governance-infrastructure';
import { Cidr, parseExtraPorts } from '@livery/delivery-infrastructure';
import { DEFAULT_RATE_LIMITS } from '@livery/http';
import {
  addressBlocks,
  assertPublicUrl,
  postgresUrl,
  publicUrl,
  queueUrl,
  readEnvironment,
  SecretKeys,
  wholeNumber,
  rate,
  redisUrl,
} from '@livery/runtime';
import { TELEMETRY_VARIABLES } from '@livery/telemetry';
import { bool, host, makeValidator, port, str } from 'envalid';

const poolSize = wholeNumber({ min: 2, max: 500 });
const delay = wholeNumber({ min: 0, max: 300_000 });
const queueLength = wholeNumber({ min: 0, max: 10_000 });
const deadline = wholeNumber({ min: 100, max: 600_000 });
const places = wholeNumber({ min: 1, max: 1_000 });
const heap = wholeNumber({ min: 32, max: 65_536 });
const days = wholeNumber({ min: 1, max: 3_650 });
const secretKeys = makeValidator((text) => SecretKeys.parse(text));
const cidrs = makeValidator((text) => Cidr.parseList(text));
const ports = makeValidator((text) => parseExtraPorts(text));

/** The configuration of the api process. docs/configuration.md describes it. */
export function readConfig() {
  const fixed = readEnvironment(process.env, {
    PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    LIVERY_PUBLIC_URL: publicUrl({ default: '', desc: 'https://… at which browsers reach the service' }),
    DATABASE_URL: postgresUrl({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: postgresUrl({ default: undefined, desc: 'the same without a pooler in between, for LISTEN' }),
    DATABASE_POOL_SIZE: poolSize({ default: 20, desc: 'connections of this process, 2 to 500' }),
    DATABASE_PREPARED_STATEMENTS: bool({ default: true, desc: '0 behind a pooler in transaction mode' }),
    QUEUE_URL: queueUrl({ default: undefined, desc: 'redis://… or postgres://…; the database when it is not set' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    CHECK_QUEUE_LENGTH: queueLength({
      default: INSPECTION_LIMITS.queueLength,
      desc: 'checks that may wait for a thread, 0 to 10000',
    }),
    CHECK_DEADLINE_MS: deadline({
      default: INSPECTION_LIMITS.deadlineMs,
      desc: 'longest processor time of one check in milliseconds, 100 to 600000',
    }),
    CHECK_PRIORITY: str({ default: '', desc: 'has no effect any more' }),
    CHECK_HEAP_MB: heap({
      default: INSPECTION_LIMITS.maxHeapMb,
      desc: 'heap of one checking thread in MB, 32 to 65536',
    }),
    KEPT_DOCUMENT_DAYS: days({
      default: KEPT_DOCUMENT_LIMITS.days,
      desc: 'days for which the documents of checks are kept, 1 to 3650',
    }),
    WEBHOOK_ALLOWED_CIDRS: cidrs({
      default: [],
      desc: 'address blocks that webhooks may go to although they are special',
    }),
    WEBHOOK_ALLOW_HTTP: bool({ default: false, desc: '1 lets webhooks of live mode go to http:// too' }),
    WEBHOOK_EXTRA_PORTS: ports({ default: [], desc: 'ports beyond 443, 80, 8443 and 8080, comma-separated; or any' }),
    RATE_LIMIT_LIVE: rate({ default: DEFAULT_RATE_LIMITS.live, desc: '<per second>/<burst> of a caller in live mode' }),
    RATE_LIMIT_TEST: rate({ default: DEFAULT_RATE_LIMITS.test, desc: '<per second>/<burst> of a caller in test mode' }),
    RATE_LIMIT_CHECKS: rate({
      default: DEFAULT_RATE_LIMITS.checks,
      desc: '<per second>/<burst> of checks of a caller',
    }),
    CHECK_CONCURRENCY: places({
      default: DEFAULT_RATE_LIMITS.concurrentChecks,
      desc: 'checks of a caller at a time, 1 to 1000',
    }),
    RATE_LIMIT_REDIS_URL: redisUrl({ default: undefined, desc: 'redis://…, where all processes count together' }),
    TRUSTED_PROXIES: addressBlocks({ default: [], desc: 'address blocks whose X-Forwarded-For is believed' }),
    REQUEST_LOG_READS: bool({ default: false, desc: '1 keeps reads in the log of requests too' }),
    SHUTDOWN_DELAY_MS: delay({
      default: 0,
      desc: 'time in ms for which a stopping process still listens, 0 to 300000',
    }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
    LOG_REQUESTS: bool({ default: true, desc: '0 leaves out the line that each request gets in the log' }),
    ...TELEMETRY_VARIABLES,
  });
  assertPublicUrl(fixed.HOST, fixed.LIVERY_PUBLIC_URL);
  return { ...fixed, blobStore: readBlobStoreOptions(process.env) };
}
