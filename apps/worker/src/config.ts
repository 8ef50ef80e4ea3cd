import { CONTRIBUTIONS } from '@livery/app-composition';
import { readBlobStoreOptions } from '@livery/blobs';
import { INSPECTION_LIMITS, KEPT_DOCUMENT_LIMITS } from '@livery/brand-governance-infrastructure';
import { DOCUMENT_LIMITS, TEXT_EXTRACTION_LIMITS } from '@livery/content-infrastructure';
import { Cidr, DEFAULT_LEASE_MS, parseExtraPorts } from '@livery/delivery-infrastructure';
import { postgresUrl, queueUrl, readEnvironment, SecretKeys, wholeNumber } from '@livery/runtime';
import { TELEMETRY_VARIABLES } from '@livery/telemetry';
import { bool, host, makeValidator, port, str } from 'envalid';

const poolSize = wholeNumber({ min: 2, max: 500 });
const deletionDelay = wholeNumber({ min: 0, max: 365 });
const delay = wholeNumber({ min: 0, max: 300_000 });
const concurrency = wholeNumber({ min: 1, max: 10_000 });
const days = wholeNumber({ min: 30, max: 3_650 });
const jobs = wholeNumber({ min: 1, max: 100 });
const memory = wholeNumber({ min: 256, max: 65_536 });
const attempts = wholeNumber({ min: 5, max: 20 });
const percent = wholeNumber({ min: 0, max: 100 });
const lease = wholeNumber({ min: 1_000, max: 600_000 });
const deadline = wholeNumber({ min: 100, max: 600_000 });
const heap = wholeNumber({ min: 32, max: 65_536 });
const secretKeys = makeValidator((text) => SecretKeys.parse(text));
const cidrs = makeValidator((text) => Cidr.parseList(text));
const ports = makeValidator((text) => parseExtraPorts(text));

/** The configuration of the worker process, which docs/configuration.md describes. */
export function readConfig() {
  const fixed = readEnvironment(process.env, {
    PORT: port({ default: 3002, desc: 'TCP port of /healthz and /readyz' }),
    HOST: host({ default: '0.0.0.0', desc: 'address to listen on' }),
    DATABASE_URL: postgresUrl({ desc: 'postgres://user:password@host:port/database' }),
    DATABASE_DIRECT_URL: postgresUrl({ default: undefined, desc: 'the same without a pooler in between, for LISTEN' }),
    DATABASE_POOL_SIZE: poolSize({ default: 10, desc: 'connections of this process, 2 to 500' }),
    DATABASE_PREPARED_STATEMENTS: bool({ default: true, desc: '0 behind a pooler in transaction mode' }),
    QUEUE_URL: queueUrl({ default: undefined, desc: 'redis://… or postgres://…; the database when it is not set' }),
    LIVERY_SECRET_KEYS: secretKeys({ desc: '<version>:<base64 of 32 bytes or more>, newest first, comma-separated' }),
    DELIVERY_CONCURRENCY: concurrency({ default: 512, desc: 'first attempts sent and not yet written, 1 to 10000' }),
    RETRY_CONCURRENCY: concurrency({ default: 128, desc: 'retries sent and not yet written, 1 to 10000' }),
    DELIVERY_LEASE_MS: lease({
      default: DEFAULT_LEASE_MS,
      desc: 'how long a claim holds that is not renewed, in ms',
    }),
    FILE_DELETION_DELAY_DAYS: deletionDelay({
      default: 0,
      desc: 'days for which bytes of deleted files stay, 0 to 365',
    }),
    JOB_SLOTS: jobs({ default: 4, desc: 'jobs that run at the same time, 1 to 100' }),
    JOBS_PER_ORGANIZATION: jobs({
      default: 2,
      desc: 'running jobs of an organization, in all processes, that come before further ones of others, 1 to 100',
    }),
    JOB_LEASE_MS: lease({ default: 30_000, desc: 'how long the lease of a job holds that is not extended, in ms' }),
    TEXT_PROCESSES: jobs({
      default: TEXT_EXTRACTION_LIMITS.children,
      desc: 'child processes that read the text of files, 1 to 100',
    }),
    TEXT_DEADLINE_MS: lease({
      default: TEXT_EXTRACTION_LIMITS.deadlineMs,
      desc: 'longest processor time of reading the text of one file in ms, 1000 to 600000',
    }),
    TEXT_MEMORY_MB: memory({
      default: TEXT_EXTRACTION_LIMITS.memoryMb,
      desc: 'resident memory of one such process in MB, 256 to 65536',
    }),
    PREVIEW_SOFFICE: str({
      default: undefined,
      desc: 'path of LibreOffice for previews of Office documents, or off; found on PATH when it is not set',
    }),
    PREVIEW_PROCESSES: jobs({
      default: DOCUMENT_LIMITS.processes,
      desc: 'programs that render previews at the same time, 1 to 100',
    }),
    PREVIEW_DEADLINE_MS: lease({
      default: DOCUMENT_LIMITS.deadlineMs,
      desc: 'longest processor time of a program that renders a document in ms, 1000 to 600000',
    }),
    PREVIEW_MEMORY_MB: memory({
      default: DOCUMENT_LIMITS.memoryMb,
      desc: 'resident memory of such a program in MB, 256 to 65536',
    }),
    CHECK_THREADS: jobs({ default: 1, desc: 'threads that judge the documents of pending checks, 1 to 100' }),
    CHECK_DEADLINE_MS: deadline({
      default: INSPECTION_LIMITS.deadlineMs,
      desc: 'longest processor time of one check in milliseconds, 100 to 600000',
    }),
    CHECK_PRIORITY: str({ default: '', desc: 'has no effect any more' }),
    CHECK_HEAP_MB: heap({
      default: INSPECTION_LIMITS.maxHeapMb,
      desc: 'heap of one checking thread in MB, 32 to 65536',
    }),
    KEPT_DOCUMENT_GIB: concurrency({
      default: KEPT_DOCUMENT_LIMITS.gibOfOrganization,
      desc: 'GiB of documents that are kept for one organization after their checks, 1 to 10000',
    }),
    WEBHOOK_ALLOWED_CIDRS: cidrs({
      default: [],
      desc: 'address blocks that webhooks may go to although they are special',
    }),
    WEBHOOK_ALLOW_HTTP: bool({ default: false, desc: '1 lets webhooks of live mode go to http:// too' }),
    WEBHOOK_EXTRA_PORTS: ports({ default: [], desc: 'ports beyond 443, 80, 8443 and 8080, comma-separated; or any' }),
    WEBHOOK_ATTEMPTS: attempts({ default: 5, desc: 'attempts of a delivery, 5 to 20' }),
    WEBHOOK_JITTER: percent({
      default: 0,
      desc: 'percent by which a delay before a retry is lengthened at most, 0 to 100',
    }),
    WEBHOOK_HEED_RETRY_AFTER: bool({ default: false, desc: '1 lets receivers lengthen a delay with Retry-After' }),
    SHUTDOWN_DELAY_MS: delay({
      default: 0,
      desc: 'time in ms for which a stopping process still listens, 0 to 300000',
    }),
    LOG_LEVEL: str({ default: 'info', choices: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] }),
    ...TELEMETRY_VARIABLES,
  });
  return {
    ...fixed,
    blobStore: readBlobStoreOptions(process.env),
    retention: readRetention(),
    searchPath: process.env['PATH'] ?? '',
  };
}

/** The retention of partitioned tables in days, by the name of its variable. The owner of a table declares the variable. */
function readRetention(): Readonly<Record<string, number>> {
  const kept = CONTRIBUTIONS.flatMap(({ weeklyTables = [] }) => weeklyTables.map((weekly) => weekly.kept));
  const specs = kept.flatMap(({ days: byDefault, setting }) =>
    setting
      ? [[setting.variable, days({ default: byDefault, desc: `days of ${setting.what}, 30 to 3650` })] as const]
      : [],
  );
  return { ...readEnvironment(process.env, Object.fromEntries(specs)) };
}
