import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVIATING_SLIDE, templateOf } from '@livery/brand-governance-testing';
import { poll } from '@livery/testing';
import pg from 'pg';
import { KilledProcesses } from './killed-processes.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

const TEMPLATE = templateOf({ slides: [DEVIATING_SLIDE] });
const DOCUMENT = { content_type: 'pptx', content_base64: TEMPLATE.toString('base64') };

/** The tables that an application writes to, in this order. Another transaction locks a table, so that the api stops before it writes there. */
const STEPS = {
  'the guideline is locked': 'brand_governance.guideline',
  'rules are replaced': 'brand_governance.brand_rule',
  'the first event is appended': 'messaging.event',
  'palettes are replaced': 'brand_governance.brand_palette',
  'fonts are added': 'brand_governance.font',
  'the draft is written': 'brand_governance.guideline_draft',
  'the response is recorded': 'http.idempotent_answer',
} as const;

const EVENTS = ['brand.rules.updated', 'brand.palettes.updated'];

let processes: KilledProcesses;

beforeAll(async () => {
  processes = await KilledProcesses.open(() => ({ RATE_LIMIT_CHECKS: '1000/1000' }));
}, START_TIMEOUT_MS);

afterAll(() => processes.close());

/** The same guideline is in force before every test, and nobody has been told of anything. */
beforeEach(async () => {
  const rules = { data: [{ type: 'forbidden_term', pattern: 'cheap' }] };
  const palettes = { palettes: [{ name: 'Old', colors: [{ hex: '#B00020' }] }] };
  for (const [route, body] of Object.entries({ '/brand_rules': rules, '/brand_palettes': palettes })) {
    const headers = { 'content-type': 'application/json' };
    const answer = await processes.send(route, { method: 'PUT', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(200);
  }
  const cleared = ['messaging.event', 'brand_governance.font', 'brand_governance.guideline_draft'];
  for (const table of cleared) await processes.database.query(`delete from ${table}`, []);
}, START_TIMEOUT_MS);

async function read(route: string): Promise<object> {
  return Object(await (await processes.send(route)).json());
}

/** All that an application changes, and the version of the guideline by which a document is judged. */
async function state() {
  const check = await processes.post('/brand_checks', { ...DOCUMENT, keep: false });
  const { guideline_version: version }: { guideline_version: string } = await check.json();
  const snapshots = `brand_governance.guideline_snapshot where version = '${version}'`;
  return {
    rules: await read('/brand_rules'),
    palettes: await read('/brand_palettes'),
    fonts: await read('/fonts'),
    drafts: await processes.count('brand_governance.guideline_draft'),
    applied: await processes.count('brand_governance.guideline_draft where applied_at is not null'),
    answers: await processes.count('http.idempotent_answer'),
    events: await processes.count(`messaging.event where type <> 'brand.check.completed'`),
    version,
    snapshots: await processes.count(snapshots),
  };
}

/** Kills the api when the request waits for a table, and starts it again. */
async function killBefore(table: string, request: () => Promise<unknown>): Promise<void> {
  const holder = new pg.Client({ connectionString: processes.url });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in share mode`);
    const sent = request().catch(() => null);
    const waits = `select 1 from pg_locks where not granted and relation::regclass::text like '${table}%'`;
    await poll('the api to wait in its transaction', async () => (await holder.query(waits)).rows.length > 0);
    await processes.killApi();
    expect(await sent).toBeNull();
  } finally {
    await holder.end();
  }
  await poll('its transaction to end', async () => {
    const open = `pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    return (await processes.count(open)) === 0;
  });
  await processes.startApi();
}

/** A request that applies a draft. It is repeated with the same key. */
async function applying(): Promise<() => Promise<Response>> {
  const learnt = await processes.post('/guidelines/learn', DOCUMENT);
  const { id }: { id: string } = await learnt.json();
  const headers = { 'idempotency-key': randomUUID(), 'if-match': learnt.headers.get('etag') ?? '' };
  return () => processes.post(`/guideline_drafts/${id}/apply`, {}, headers);
}

function learningWithApply(): Promise<() => Promise<Response>> {
  const headers = { 'idempotency-key': randomUUID() };
  return Promise.resolve(() => processes.post('/guidelines/learn', { ...DOCUMENT, apply: true }, headers));
}

const steps = Object.entries(STEPS);

describe.each([
  ['POST /guideline_drafts/{id}/apply', applying, steps],
  // It writes as the other one does, up to the draft.
  ['POST /guidelines/learn with apply', learningWithApply, steps.slice(-2)],
] as const)('%s', (_, prepare, killed) => {
  it.each([...killed])(
    'changes nothing when the api is killed before %s, and everything once when it is repeated',
    async (_, table) => {
      const request = await prepare();
      const before = await state();
      await killBefore(table, request);
      expect(await state()).toEqual(before);
      await assertAppliedOnce(request, before.answers);
    },
    START_TIMEOUT_MS,
  );

  it(
    'is done once when the api is killed as soon as it is committed',
    async () => {
      const request = await prepare();
      const { answers } = await state();
      const sent = request().catch(() => null);
      const applied = 'brand_governance.guideline_draft where applied_at is not null';
      await poll('the draft to be applied', async () => (await processes.count(applied)) === 1, undefined, 1);
      await processes.killApi();
      await sent;
      await processes.startApi();
      await assertAppliedOnce(request, answers);
    },
    START_TIMEOUT_MS,
  );
});

/** @param answers how many responses were recorded before */
async function assertAppliedOnce(request: () => Promise<Response>, answers: number): Promise<void> {
  const first = await request();
  const body = await first.text();
  expect([first.status, body]).toEqual([200, expect.stringContaining('"guideline_draft"')]);
  expect(await (await request()).text()).toBe(body);
  const now = await state();
  expect(now).toMatchObject({ drafts: 1, applied: 1, answers: answers + 1, snapshots: 1 });
  expect(now.palettes).toMatchObject({ palettes: [{ name: 'Northwind' }, {}, {}] });
  const fonts = await processes.count('brand_governance.font');
  expect(fonts).toBeGreaterThan(0);
  expect(now.events).toBe(EVENTS.length + fonts);
  for (const type of EVENTS) expect(await processes.count(`messaging.event where type = '${type}'`)).toBe(1);
}
