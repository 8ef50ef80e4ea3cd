import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrandCheckFilter } from '@livery/brand-governance-application';
import {
  type BrandCheck,
  concludeBrandCheck,
  type Finding,
  type RequestedBrandCheck,
} from '@livery/brand-governance-domain';
import { newId, type PageRequest, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import { brandGovernancePersistence } from './brand-governance.persistence.ts';
import { TypeOrmBrandCheckRepository } from './typeorm-brand-check.repository.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
const ALL: BrandCheckFilter = {
  status: null,
  format: null,
  document: null,
  text: null,
  createdBy: null,
  created: {},
};

let server: TestDatabase;
let database: Database;
let checks: TypeOrmBrandCheckRepository;

beforeAll(async () => {
  server = await createMigratedDatabase([brandGovernancePersistence], at);
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    slices: [brandGovernancePersistence],
    guardTenants: true,
  });
  checks = new TypeOrmBrandCheckRepository(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const FINDING: Finding = {
  id: '0123456789abcdef',
  type: 'text.double_spaces',
  severity: 'low',
  title: 'Double space',
  detail: 'Two spaces.',
  autoFixable: false,
  slideIndex: 0,
  shapeIndex: 0,
  paragraphIndex: 0,
  pageNumber: null,
  pageNumbers: [],
  paragraphIndexes: [],
  source: 'run',
  actualColor: null,
  colorSurface: null,
  locations: ['slide[0]/shape[0]'],
  occurrences: 2,
};

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });

function requested(tenant: Tenant): RequestedBrandCheck {
  return {
    id: newId(),
    tenant,
    format: 'pptx',
    filename: 'deck.pptx',
    sizeBytes: 4,
    contentSha256: 'a'.repeat(64),
    guidelineVersion: 'b'.repeat(64),
    engineVersion: 2,
    documentKeptUntil: new Date('2026-12-20T09:00:00.000Z'),
    document: 'reviews/quarterly',
    baselineId: newId(),
    metadata: { team: 'web' },
    createdBy: { kind: 'api_key', id: newId() },
    created: at,
  };
}

function completed(tenant: Tenant, total = 0): BrandCheck {
  const notEvaluated = [{ surface: 'chart', reason: 'Not yet.', locations: ['slide[0]/shape[1]'] }];
  const check = concludeBrandCheck(
    requested(tenant),
    { outcome: 'judged', findings: [], notEvaluated, truncated: false },
    at,
  );
  if (check.status === 'failed') throw new Error('expected a completed check');
  return { ...check, summary: { ...check.summary, total } };
}

function failed(tenant: Tenant): BrandCheck {
  const refusal = {
    kind: 'unprocessable',
    code: 'file_corrupt',
    message: 'Cut short.',
    param: null,
    part: '/x',
  } as const;
  return concludeBrandCheck({ ...requested(tenant), format: 'docx' }, { outcome: 'refused', refusal }, at);
}

async function keep(...kept: readonly BrandCheck[]): Promise<void> {
  const unitOfWork = new TypeOrmUnitOfWork(database);
  for (const check of kept) await unitOfWork.run((transaction) => checks.insert(check, transaction));
}

async function idsOf(tenant: Tenant, page: PageRequest, filter = ALL): Promise<readonly [string[], boolean]> {
  const { items, hasMore } = await checks.list(tenant, filter, page);
  return [items.map(({ id }) => id), hasMore];
}

describe('kept brand checks', () => {
  it('are found as they were kept, completed and failed, by their own tenant only', async () => {
    const tenant = newTenant();
    for (const check of [completed(tenant), failed(tenant)]) {
      await keep(check);
      expect(await checks.find(tenant, check.id)).toEqual(check);
      expect(await checks.find({ ...tenant, livemode: false }, check.id)).toBeNull();
      expect(await checks.find(newTenant(), check.id)).toBeNull();
    }
  });

  it('keep the findings that were accepted, and what was accepted', async () => {
    const tenant = newTenant();
    const check = completed(tenant);
    if (check.status !== 'completed') throw new Error('expected a completed check');
    const suppression = {
      id: newId(),
      scope: 'document',
      occurrences: 2,
      reason: 'Agreed.',
      expiresAt: new Date('2027-01-01T00:00:00.000Z'),
      createdBy: { kind: 'user', id: newId() },
      created: at,
    } as const;
    const kept = { ...check, suppressed: [{ finding: FINDING, suppression }] };
    await keep(kept);
    expect(await checks.find(tenant, check.id)).toEqual(kept);
  });

  it('are listed newest first, by status, format and document', async () => {
    const tenant = newTenant();
    const [one, two] = [completed(tenant), failed(tenant)];
    await keep(one, two);
    expect(await idsOf(tenant, { limit: 10 })).toEqual([[two.id, one.id], false]);
    expect(await idsOf(tenant, { limit: 10 }, { ...ALL, status: 'failed' })).toEqual([[two.id], false]);
    expect(await idsOf(tenant, { limit: 10 }, { ...ALL, format: 'pptx' })).toEqual([[one.id], false]);
    await keep({ ...completed(tenant), document: null }, { ...completed(newTenant()), document: 'reviews/quarterly' });
    expect(await idsOf(tenant, { limit: 10 }, { ...ALL, document: 'reviews/quarterly' })).toEqual([
      [two.id, one.id],
      false,
    ]);
    expect(await idsOf(tenant, { limit: 10 }, { ...ALL, document: 'reviews' })).toEqual([[], false]);
    expect(await idsOf(tenant, { limit: 10 }, { ...ALL, status: 'pending' })).toEqual([[], false]);
  });

  it('are listed by a part of the file name, whatever its case and its Unicode form, and by who sent them', async () => {
    const tenant = newTenant();
    const [one, two, three] = [
      { ...completed(tenant), filename: 'Jahresu\u0308berblick 100%_Q3.pptx' },
      { ...failed(tenant), filename: null },
      { ...completed(tenant), filename: 'plain.pptx' },
    ];
    await keep(one, two, three, { ...completed(newTenant()), filename: 'plain.pptx' });
    const found = async (text: string): Promise<string[]> => (await idsOf(tenant, { limit: 10 }, { ...ALL, text }))[0];
    expect(await found('.PPTX')).toEqual([three.id, one.id]);
    expect(await found('RES\u00dcBER')).toEqual([one.id]);
    expect(await found('q3')).toEqual([one.id]);
    for (const text of ['%', '_', '0%_Q']) expect(await found(text)).toEqual([one.id]);
    for (const text of ['\\', 'null', 'xp']) expect(await found(text)).toEqual([]);
    const page = { limit: 1, startingAfter: three.id };
    expect(await idsOf(tenant, page, { ...ALL, text: 'pptx' })).toEqual([[one.id], false]);
    const byTwo = { ...ALL, createdBy: two.createdBy?.id ?? '' };
    expect(await idsOf(tenant, { limit: 10 }, byTwo)).toEqual([[two.id], false]);
    expect(await idsOf({ ...tenant, livemode: false }, { limit: 10 }, byTwo)).toEqual([[], false]);
    expect(await idsOf(tenant, { limit: 10 }, { ...byTwo, text: 'pptx' })).toEqual([[], false]);
  });

  it.each([
    ['a part of the file name', { text: 'quarterly' }, 'brand_check_by_part_of_filename'],
    ['who sent them', { createdBy: newId() }, 'brand_check_by_creator'],
  ])('are found by %s with an index', async (_, wanted, index) => {
    const tenant = newTenant();
    const check = completed(tenant);
    await keep(check);
    const columns = 'organization_id, livemode, status, content_type, size_bytes, content_sha256, guideline_version';
    const more = 'engine_version, findings, suppressed, summary, not_evaluated, created, completed';
    await server.execute(
      `insert into brand_governance.brand_check (id, filename, metadata, created_by_kind, created_by_id, ${columns}, ${more})
       select gen_random_uuid(), 'plain ' || n, jsonb_build_object('note', repeat(md5(n::text), 30)), 'api_key',
              gen_random_uuid(), ${columns}, ${more}
         from brand_governance.brand_check, generate_series(1, 5000) n where id = $1`,
      [check.id],
    );
    await server.execute('analyze brand_governance.brand_check');
    const query = jest.spyOn(database, 'query');
    await idsOf(tenant, { limit: 50 }, { ...ALL, ...wanted });
    const [text = '', values] = query.mock.calls[0] ?? [];
    query.mockRestore();
    expect(JSON.stringify(await server.execute(`explain (format json) ${text}`, values))).toContain(index);
  });

  it('end a page before it holds more than 20,000 findings, and go on from there in both directions', async () => {
    const tenant = newTenant();
    const [a, b, c, d] = [
      completed(tenant),
      completed(tenant, 9_000),
      completed(tenant, 9_000),
      completed(tenant, 9_000),
    ];
    await keep(a, b, c, d);
    expect(await idsOf(tenant, { limit: 10 })).toEqual([[d.id, c.id], true]);
    expect(await idsOf(tenant, { limit: 10, startingAfter: c.id })).toEqual([[b.id, a.id], false]);
    expect(await idsOf(tenant, { limit: 10, endingBefore: a.id })).toEqual([[c.id, b.id], true]);
    expect(await idsOf(tenant, { limit: 10, endingBefore: c.id })).toEqual([[d.id], false]);
  });

  it('count the suppressed findings of a page, too', async () => {
    const tenant = newTenant();
    const large = completed(tenant, 15_000);
    if (large.status !== 'completed') throw new Error('expected a completed check');
    const last = { ...large, id: newId(), summary: { ...large.summary, total: 0, suppressed: 9_000 } };
    await keep(large, last);
    expect(await idsOf(tenant, { limit: 10 })).toEqual([[last.id], true]);
  });
});
