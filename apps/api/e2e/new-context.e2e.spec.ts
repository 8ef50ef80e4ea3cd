import { type CanActivate, type DynamicModule, Injectable, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTRIBUTIONS } from '@livery/app-composition';
import { webhookOperations } from '@livery/delivery-infrastructure';
import { createHttpApplication, HttpModule, openApiDocument } from '@livery/http';
import { gatherVocabulary } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { Database, PartitionUpkeep } from '@livery/persistence';
import { createLogger, readEnvironment, SystemClock } from '@livery/runtime';
import { startTelemetry, type StartedTelemetry, TELEMETRY_VARIABLES } from '@livery/telemetry';
import { createMigratedDatabase, freePort, type TestDatabase } from '@livery/testing';
import { gadgetMade } from './gadgets/gadget-contract.ts';
import { gadgetContribution } from './gadgets/gadget.contribution.ts';
import { GadgetsController, GadgetsModule, TENANT } from './gadgets/gadgets.module.ts';
import { countUnscopedGadgets } from './gadgets/unscoped-gadgets.ts';

/** The contexts of the service and one more. */
const ALL = [...CONTRIBUTIONS, gadgetContribution];
const logger = createLogger({ name: 'livery-test', level: 'error' });

@Injectable()
class Everybody implements CanActivate {
  canActivate(): boolean {
    return true;
  }
}

@Module({})
class Service {}

let server: TestDatabase;
let database: Database;
let telemetry: StartedTelemetry;
let metricsPort: number;
let application: NestExpressApplication;

const connect = (slices = ALL): Promise<Database> =>
  Database.connect({ url: server.url, applicationName: 'livery-test', poolSize: 4, guardTenants: true, slices });

beforeAll(async () => {
  server = await createMigratedDatabase(ALL);
  database = await connect();
  metricsPort = await freePort();
  const config = readEnvironment({ METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' }, TELEMETRY_VARIABLES);
  telemetry = await startTelemetry({ config, serviceName: 'livery-test', onProblem: () => undefined });
  const foundation = FoundationModule.on(database, undefined, telemetry);
  const http = HttpModule.with({ foundation, authentication: Everybody, logger });
  const service: DynamicModule = { module: Service, imports: [http, GadgetsModule.with(foundation)] };
  application = await createHttpApplication(service, {
    logger,
    readiness: { database: () => database.assertReachable() },
  });
  await application.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await application.close();
  await database.close();
  await telemetry.close();
  await server.drop();
});

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${await application.getUrl()}/api/v1${path}`);
  return { status: response.status, body: await response.json() };
}

const make = (isJammed: boolean) => application.get(GadgetsController, { strict: false }).make(isJammed);

describe('a new context contributes', () => {
  it('id prefixes and error codes', async () => {
    const gadget = await make(false);
    expect(await get(`/gadgets/${gadget.id}`)).toEqual({ status: 200, body: gadget });
    const { status, body } = await get(`/gadgets/${(await make(true)).id}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: { code: 'gadget_jammed', doc_url: expect.stringContaining('/docs/errors#gadget_jammed') },
    });
    expect((await get('/gadgets/font_0350tEyI9WR7eHN7lSzMzL')).status).toBe(404);
  });

  it('event types, which are in the event log and in the contract, as are its endpoints and error codes', async () => {
    await make(false);
    const rows = await server.execute('select distinct type from messaging.event where organization_id = $1', [
      TENANT.organizationId,
    ]);
    expect(rows).toEqual([{ type: gadgetMade.type }]);
    const vocabulary = gatherVocabulary(ALL);
    const document = openApiDocument({
      applications: [{ controllers: GadgetsModule.controllers }],
      vocabulary,
      webhooks: webhookOperations(vocabulary.events),
    });
    expect(document).toMatchObject({
      paths: { '/gadgets/{id}': { get: { operationId: 'retrieveGadget' } } },
      webhooks: { [gadgetMade.type]: {} },
      components: { responses: { ConflictGadgetJammed: { 'x-error-codes': ['gadget_jammed'] } } },
    });
  });

  it('exceptions from the tenant guard, which apply only to its own database', async () => {
    await make(false);
    expect(await countUnscopedGadgets(database)).toBeGreaterThan(0);
    const withoutGadgets = await connect([...CONTRIBUTIONS]);
    await expect(countUnscopedGadgets(withoutGadgets)).rejects.toThrow('does not name organization_id and livemode');
    await withoutGadgets.close();
  });

  it('a metric', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/^livery_gadgets \d+$/m);
  });

  it('a table with weekly partitions, and the number of days for which they are kept', async () => {
    const partitions = (): Promise<readonly object[]> =>
      server.execute(`select from pg_inherits where inhparent = 'gadgets.gadget'::regclass`);
    expect(await partitions()).toHaveLength(6);
    const old = `create table gadgets.gadget_20200106 partition of gadgets.gadget
      for values from ('00000000-0000-7000-8000-000000000000') to ('00000001-0000-7000-8000-000000000000')`;
    const upkeep = new PartitionUpkeep(database, new SystemClock(), logger);
    await server.execute(old);
    await upkeep.start();
    await upkeep.stop();
    expect(await partitions()).toHaveLength(6);
    await server.execute(old);
    const patient = new PartitionUpkeep(database, new SystemClock(), logger, undefined, {
      RETENTION_GADGETS_DAYS: 36_500,
    });
    await patient.start();
    await patient.stop();
    expect(await partitions()).toHaveLength(7);
  });
});

describe('the service does not start if two contexts declare the same', () => {
  const other = { entities: [], migrations: [], eraser: gadgetContribution.eraser };

  it.each([
    ['id prefix', { idPrefixes: { gadget: 'a gadget' } }],
    ['error code', { errorCodes: { gadget_jammed: { kind: 'conflict', meaning: 'No.' } } } as const],
    ['event type', { events: [{ ...gadgetMade }] }],
  ])('%s', (kind, words) => {
    expect(() => gatherVocabulary([...ALL, { ...other, ...words }])).toThrow(
      new RegExp(`^The ${kind} ".*" is declared`),
    );
  });

  it.each([
    [
      'tenant guard exception',
      { tenantGuardExceptions: gadgetContribution.tenantGuardExceptions?.map((use) => ({ ...use })) ?? [] },
    ],
    ['weekly table', { weeklyTables: [{ table: 'gadgets.gadget', kept: { days: 30 } }] } as const],
  ])('%s', async (kind, slice) => {
    await expect(connect([...ALL, { ...other, ...slice }])).rejects.toThrow(
      new RegExp(`^The ${kind} ".*" is declared`),
    );
  });
});
