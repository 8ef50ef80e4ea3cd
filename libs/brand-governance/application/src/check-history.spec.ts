import { describe, expect, it } from '@jest/globals';
import {
  type BrandCheck,
  concludeBrandCheck,
  type Finding,
  type RequestedBrandCheck,
  type Verdict,
} from '@livery/brand-governance-domain';
import { newId, type Page, type Tenant } from '@livery/kernel';
import { CheckHistory } from './check-history.ts';
import { BrandCheckRepository } from './ports/brand-check.repository.ts';
import { MemorySuppressions } from './testing/memory-suppressions.ts';

const AT = new Date('2026-11-20T09:00:00.000Z');
const tenant: Tenant = { organizationId: newId(), livemode: true };
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
  document: null,
  baselineId: null,
  metadata: {},
  createdBy: null,
  created: AT,
};
const REFUSED: Verdict = {
  outcome: 'refused',
  refusal: { kind: 'unprocessable', code: 'file_corrupt', message: 'Cut short.', param: null, part: null },
};

const finding = (id: string, occurrences = 1): Finding => ({
  id,
  type: 'text.double_spaces',
  severity: 'low',
  title: 'Double space',
  detail: `Two spaces in ${id}.`,
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
  occurrences,
});

const judged = (...findings: readonly Finding[]): Verdict => ({
  outcome: 'judged',
  findings,
  notEvaluated: [],
  truncated: false,
});

const ACCEPTED = {
  id: newId(),
  scope: 'document',
  key: 'q4',
  findingId: 'x',
  findingType: 'text.double_spaces',
  title: 'Double space',
  occurrences: 1,
  reason: 'Agreed.',
  expiresAt: null,
  brandCheckId: newId(),
  createdBy: null,
  created: AT,
} as const;

class StoredChecks extends BrandCheckRepository {
  constructor(private readonly stored: readonly BrandCheck[]) {
    super();
  }

  find({ organizationId, livemode }: Tenant, id: string): Promise<BrandCheck | null> {
    const own = this.stored.filter((check) => check.tenant.organizationId === organizationId);
    return Promise.resolve(own.find((check) => check.tenant.livemode === livemode && check.id === id) ?? null);
  }

  list(): Promise<Page<BrandCheck>> {
    return Promise.resolve({ items: this.stored, hasMore: false });
  }

  insert(): Promise<void> {
    return Promise.resolve();
  }

  conclude(): Promise<null> {
    return Promise.resolve(null);
  }
}

const baseline = concludeBrandCheck(
  { ...requested, id: newId() },
  judged(finding('a'), finding('b'), finding('c')),
  AT,
);
const failed = concludeBrandCheck({ ...requested, id: newId() }, REFUSED, AT);
const history = new CheckHistory(
  new StoredChecks([baseline, failed]),
  new MemorySuppressions([
    { ...ACCEPTED, findingId: 'x' },
    { ...ACCEPTED, findingId: 'y', expiresAt: AT },
    { ...ACCEPTED, findingId: 'z', key: 'other' },
  ]),
);

describe('a baseline', () => {
  it('may be a completed check of a document of the same format', async () => {
    await expect(history.assertBaseline(tenant, baseline.id, 'pptx')).resolves.toBeUndefined();
  });

  it.each([
    ['is missing', tenant, newId(), 'pptx'],
    ['is of the other mode', { ...tenant, livemode: false }, baseline.id, 'pptx'],
    ['is of another organization', { ...tenant, organizationId: newId() }, baseline.id, 'pptx'],
    ['failed', tenant, failed.id, 'pptx'],
    ['is of another format', tenant, baseline.id, 'docx'],
  ] as const)('is refused if it %s', async (_, owner, id, format) => {
    const refusal = { code: 'parameter_invalid', param: 'baseline' };
    await expect(history.assertBaseline(owner, id, format)).rejects.toMatchObject(refusal);
  });
});

describe('a check with a baseline', () => {
  it('counts the findings that are new, fixed, unchanged and changed', async () => {
    const changed = { ...finding('c'), id: 'd' };
    const verdict = judged(finding('a'), finding('b', 2), changed, finding('e'));
    const check = await history.conclude({ ...requested, baselineId: baseline.id }, verdict, AT);
    const counts = { brandCheckId: baseline.id, new: 2, fixed: 0, unchanged: 1, changed: 1 };
    expect(check).toMatchObject({ status: 'completed', summary: { total: 4, baseline: counts } });
  });

  it('has no counts if it fails', async () => {
    const check = await history.conclude({ ...requested, baselineId: baseline.id }, REFUSED, AT);
    expect(check).toMatchObject({ status: 'failed', baselineId: baseline.id });
    expect(check).not.toHaveProperty('summary');
  });
});

it('has no counts without a baseline', async () => {
  expect(await history.conclude(requested, judged(), AT)).toMatchObject({ summary: { baseline: null } });
});

it('has no finding that was accepted for its document, unless the acceptance has ended', async () => {
  const verdict = judged(finding('x'), finding('y'), finding('z'));
  const check = await history.conclude({ ...requested, document: 'q4' }, verdict, AT);
  expect(check).toMatchObject({ findings: [{ id: 'y' }, { id: 'z' }], suppressed: [{ finding: { id: 'x' } }] });
  expect(await history.conclude(requested, verdict, AT)).toMatchObject({ summary: { total: 3, suppressed: 0 } });
});
