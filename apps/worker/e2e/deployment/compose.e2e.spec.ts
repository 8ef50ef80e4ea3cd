import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BLOB_VARIABLES } from '@livery/blobs';
import type { FromSchema } from '@livery/kernel';
import { assertFits } from '@livery/testing';
import { parse } from 'yaml';
import { composeSchema } from './compose.schema.ts';
import { CONTEXT, lastOf, readStages, type Stage, wholeStage } from './dockerfile.ts';

type Service = Partial<FromSchema<typeof composeSchema>['services'][string]>;

const APPS = ['api', 'worker', 'oauth-server'];
/** The services that run one command and end. */
const ONCE = ['migrate', 'admin'];
const read = (file: string): string => readFileSync(path.join(CONTEXT, file), 'utf8');
const source = read('docker/compose.yaml');

let services: Readonly<Record<string, Service>>;
let stages: readonly Stage[];

beforeAll(async () => {
  const whole: unknown = parse(source, { merge: true });
  const own = Object.entries(Object(whole)).filter(([name]) => !name.startsWith('x-'));
  ({ services } = assertFits(composeSchema, Object.fromEntries(own), 'docker/compose.yaml'));
  stages = await readStages();
});

function serviceOf(name: string): Service {
  const service = services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
}

/** Returns the instructions of the image of a service. */
function instruction(name: string, of: string): string | undefined {
  return lastOf(wholeStage(stages, serviceOf(of).build?.target ?? ''), name);
}

const everyService = (): readonly string[] => Object.keys(services);
const waitsFor = (name: string): Readonly<Record<string, unknown>> => serviceOf(name).depends_on ?? {};

describe('docker/compose.yaml', () => {
  it('has PostgreSQL, Redis, the migration, the commands, the three apps and the gateway, each of a stage or a released image', () => {
    expect(everyService().toSorted()).toEqual([...APPS, ...ONCE, 'gateway', 'postgres', 'redis'].toSorted());
    for (const name of [...APPS, ...ONCE]) {
      expect(serviceOf(name).build).toEqual({ context: '..', dockerfile: 'docker/Dockerfile', target: name });
      expect(stages.map((stage) => stage.name)).toContain(name);
    }
  });

  it('has a health check for every service that keeps running', () => {
    for (const name of everyService().filter((each) => !ONCE.includes(each))) {
      expect(serviceOf(name).healthcheck?.test ?? instruction('HEALTHCHECK', name)).toBeDefined();
    }
  });

  it('starts a service after those that it needs are ready', () => {
    expect(waitsFor('migrate')).toEqual({ postgres: { condition: 'service_healthy' } });
    for (const app of APPS) {
      expect(waitsFor(app)).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
        redis: { condition: 'service_healthy' },
      });
    }
    expect(waitsFor('gateway')).toMatchObject({
      api: { condition: 'service_healthy' },
      'oauth-server': { condition: 'service_healthy' },
    });
  });

  it('starts the service of the operator commands only on request', () => {
    expect(serviceOf('admin').profiles).toEqual(['admin']);
    expect(serviceOf('admin').restart).toBe('no');
    expect(instruction('ENTRYPOINT', 'admin')).toBe('["node", "apps/admin/dist/main.js"]');
  });

  it('runs the apps and the gateway without privileges and with a read-only file system', () => {
    for (const name of [...APPS, ...ONCE, 'gateway']) {
      const unprivileged = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
      expect(serviceOf(name)).toMatchObject(unprivileged);
      expect(serviceOf(name).user ?? instruction('USER', name)).toMatch(/^(node|nginx)$/);
    }
  });

  it('gives an app enough time to shut down in order', () => {
    for (const app of APPS) expect(serviceOf(app).stop_grace_period).toBe('20s');
  });

  it('publishes only the port of the gateway', () => {
    const open = everyService().filter((name) => serviceOf(name).ports !== undefined);
    expect(open).toEqual(['gateway']);
  });

  it('contains no secret: each comes from the environment and has no default', () => {
    const variables = everyService().flatMap((name) => Object.entries(serviceOf(name).environment ?? {}));
    const secrets = variables.filter(([name]) => /PASSWORD|SECRET|KEY|TOKEN/.test(name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+(:\?[^}]+)?\}$/);
    for (const [, credentials] of source.matchAll(/:\/\/([^@/\s]+)@/g)) expect(credentials).toMatch(/^livery:\$\{/);
  });

  it.each(APPS)('sets no variable that the app does not read: %s', (app) => {
    const config = read(`apps/${app}/src/config.ts`);
    const shared = config.includes('readBlobStoreOptions') ? Object.keys(BLOB_VARIABLES) : [];
    for (const name of Object.keys(serviceOf(app).environment ?? {})) {
      expect(shared.includes(name) || config.includes(`${name}:`)).toBe(true);
    }
  });

  it('keeps the stored files in one volume, which the processes that need them share', () => {
    for (const name of ['api', 'worker', 'admin']) {
      const { BLOB_DIR } = serviceOf(name).environment ?? {};
      expect(serviceOf(name).volumes).toContain(`files:${BLOB_DIR}`);
      const folder = path.posix.relative(instruction('WORKDIR', name) ?? '', String(BLOB_DIR));
      expect(instruction('RUN', name)).toBe(`mkdir --mode=0777 ${folder}`);
    }
  });

  it.each(['api', 'worker'])('has a folder on a disk for files that arrive or are read: %s', (name) => {
    const { tmpfs, volumes } = serviceOf(name);
    expect(tmpfs).not.toContain('/tmp');
    expect(volumes).toContain('/tmp');
  });

  it('has a gateway that forwards to the ports on which the apps listen', () => {
    const gateway = read('docker/nginx.conf');
    for (const app of ['api', 'oauth-server']) {
      const port = /PORT=(\d+)/.exec(instruction('ENV', app) ?? '')?.[1];
      expect(gateway).toContain(`server ${app}:${port} `);
      expect(gateway).toContain(`proxy_pass http://${app};`);
    }
    expect(serviceOf('gateway').volumes).toEqual(['./nginx.conf:/etc/nginx/nginx.conf:ro']);
    expect(serviceOf('gateway').ports).toEqual([`\${GATEWAY_PORT:-8080}:${/listen (\d+);/.exec(gateway)?.[1]}`]);
  });
});
