import { describe, expect, it } from '@jest/globals';
import {
  type Acceptance,
  type BrandCheck,
  concludeBrandCheck,
  type Finding,
  MAX_SUPPRESSIONS,
  type RequestedBrandCheck,
} from '@livery/brand-governance-domain';
import { type Actor, newId, type Page, publicId, type Tenant } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import { ImmediateUnitOfWork } from '../testing/immediate-unit-of-work.ts';
import { MemorySuppressions } from '../testing/memory-suppressions.ts';
import { RecordedEvents } from '../testing/recorded-events.ts';
import { AcceptFindings } from './accept-findings.ts';
import { DeleteSuppression } from './delete-suppression.ts';

const clock = new FixedClock();
const tenant: Tenant = { organizationId: newId(), livemode: true };
const acceptedBy: Actor = { kind: 'api_key', id: newId() };
const ACCEPTANCE: Acceptance = { findingIds: null, scope: 'content', reason: 'Agreed.', expiresAt: null };
const requested: RequestedBrandCheck = {
  id: newId(),
  tenant,
  format: 'pptx',
  filename: null,
  sizeBytes: 3,
  contentSha256: 'a'.repeat(64),
  guidelineVersion: 'b'.repeat(64),
  engineVersion: 5,
  documentKeptUntil: null,
  document: 'q4',
  baselineId: null,
  metadata: {},
  createdBy: null,
  created: clock.now(),
};

const finding = (id: string): Finding => ({
  id,
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
  locations: [`slide[0]/${id}`],
  occurrences: 1,
});

class OneCheck extends BrandCheckRepository {
  constructor(private readonly check: BrandCheck) {
    super();
  }

  find(_tenant: Tenant, id: string): Promise<BrandCheck | null> {
    return Promise.resolve(id === this.check.id ? this.check : null);
  }

  list(): Promise<Page<BrandCheck>> {
    return Promise.resolve({ items: [this.check], hasMore: false });
  }

  insert(): Promise<void> {
    return Promise.resolve();
  }

  conclude(): Promise<null> {
    return Promise.resolve(null);
  }
}

function setUp(count: number) {
  const findings = Array.from({ length: count }, (_, index) => finding(`f${index}`));
  const verdict = { outcome: 'judged', findings, notEvaluated: [], truncated: false } as const;
  const checks = new OneCheck(concludeBrandCheck(requested, verdict, clock.now()));
  const [suppressions, log, unit] = [new MemorySuppressions(), new RecordedEvents(), new ImmediateUnitOfWork()];
  const accept = new AcceptFindings(checks, suppressions, log, unit, clock);
  const withdraw = new DeleteSuppression(checks, suppressions, log, unit);
  const { id: brandCheckId } = requested;
  const list = async () => (await suppressions.list(tenant, requested, {}, { limit: 20_000 })).items;
  return {
    log,
    list,
    accept: (more: Partial<Acceptance> = {}) =>
      accept.execute({ tenant, brandCheckId, acceptance: { ...ACCEPTANCE, ...more }, acceptedBy }),
    withdraw: (findingId: string) => withdraw.execute(tenant, brandCheckId, findingId),
  };
}

describe('accepting findings', () => {
  it('keeps them, and records one event that names the check and at most 100 findings', async () => {
    const { log, list, accept } = setUp(250);
    await accept();
    expect(await list()).toHaveLength(250);
    const object = {
      id: publicId('brand_check', requested.id),
      object: 'suppression_change',
      accepted: 250,
      withdrawn: 0,
      document: 'q4',
    };
    expect(log.events).toMatchObject([{ type: 'brand.suppressions.updated', tenant, data: { object } }]);
    expect(log.events[0]?.data['object']).toHaveProperty('finding_ids.99', 'f99');
    expect(log.events[0]?.data['object']).not.toHaveProperty('finding_ids.100');
  });

  it('replaces what was accepted before', async () => {
    const { list, accept } = setUp(1);
    await accept({ reason: 'First.' });
    await accept({ reason: 'Second.' });
    expect(await list()).toMatchObject([{ reason: 'Second.' }]);
  });

  it('keeps at most 10,000 for one content or one document, and changes nothing beyond', async () => {
    const { log, list, accept } = setUp(MAX_SUPPRESSIONS + 1);
    await expect(accept()).rejects.toMatchObject({ kind: 'conflict', code: 'resource_conflict' });
    expect([await list(), log.events]).toEqual([[], []]);
    await accept({ findingIds: Array.from({ length: MAX_SUPPRESSIONS }, (_, index) => `f${index}`) });
    await expect(accept({ findingIds: ['f10000'] })).rejects.toMatchObject({ code: 'resource_conflict' });
    await accept({ findingIds: ['f0'] });
    await accept({ findingIds: ['f10000'], scope: 'document' });
    expect(await list()).toHaveLength(MAX_SUPPRESSIONS + 1);
  });

  it('records nothing if there is nothing to accept', async () => {
    const { log, accept } = setUp(0);
    await accept();
    expect(log.events).toEqual([]);
  });
});

describe('deleting a suppression', () => {
  it('withdraws the acceptance for the content and for the document, and records one event', async () => {
    const { log, list, accept, withdraw } = setUp(2);
    await accept();
    await accept({ scope: 'document' });
    await withdraw('f0');
    expect((await list()).map(({ findingId }) => findingId)).toEqual(['f1', 'f1']);
    expect(log.events.at(-1)).toMatchObject({
      data: { object: { accepted: 0, withdrawn: 1, finding_ids: ['f0'] } },
    });
    await expect(withdraw('f0')).rejects.toMatchObject({ code: 'resource_missing' });
    expect(log.events).toHaveLength(3);
  });
});
