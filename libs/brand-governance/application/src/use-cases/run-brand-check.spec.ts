import { describe, expect, it } from '@jest/globals';
import {
  type BrandCheck,
  DEFAULT_PALETTE_SETTINGS,
  type Guideline,
  InspectionUnavailable,
  type Verdict,
} from '@livery/brand-governance-domain';
import { type Actor, type Page, publicId, type Tenant } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { BrandCheckRepository } from '../ports/brand-check.repository.ts';
import { DocumentInspector, type Inspection, type ReceivedDocument } from '../ports/document-inspector.ts';
import { GuidelineRepository } from '../ports/guideline.repository.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { ImmediateUnitOfWork } from '../testing/immediate-unit-of-work.ts';
import { RecordedEvents } from '../testing/recorded-events.ts';
import { RunBrandCheck } from './run-brand-check.ts';

class DefaultGuideline extends GuidelineRepository {
  active(): Promise<Guideline> {
    return Promise.resolve({
      rules: rulesInForce(null),
      palettes: [],
      settings: DEFAULT_PALETTE_SETTINGS,
      fonts: [],
    });
  }
}

/** Takes two seconds of the fixed clock, and returns the given verdict. */
class ScriptedInspector extends DocumentInspector<Uint8Array> {
  constructor(
    private readonly verdict: Verdict | null,
    private readonly clock: FixedClock,
  ) {
    super();
  }

  inspect(): Promise<Inspection> {
    if (this.verdict === null) return Promise.reject(new InspectionUnavailable());
    this.clock.advance(2_000);
    return Promise.resolve({ verdict: this.verdict, contentSha256: 'ab'.repeat(32) });
  }
}

class KeptChecks extends BrandCheckRepository {
  readonly kept: BrandCheck[] = [];

  find(): Promise<BrandCheck | null> {
    return Promise.resolve(null);
  }

  list(): Promise<Page<BrandCheck>> {
    return Promise.resolve({ items: this.kept, hasMore: false });
  }

  insert(check: BrandCheck): Promise<void> {
    this.kept.push(check);
    return Promise.resolve();
  }
}

const JUDGED: Verdict = { outcome: 'judged', findings: [], notEvaluated: [], truncated: false };
const REFUSED: Verdict = {
  outcome: 'refused',
  refusal: { kind: 'unprocessable', code: 'file_encrypted', message: 'Remove the password.', param: null, part: null },
};

const tenant: Tenant = { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: false };
const requestedBy: Actor = { kind: 'api_key', id: '019aa000-0000-7000-8000-000000000001' };

function setUp(verdict: Verdict | null) {
  const checks = new KeptChecks();
  const log = new RecordedEvents();
  const clock = new FixedClock();
  const run = new RunBrandCheck(
    new DefaultGuideline(),
    new ScriptedInspector(verdict, clock),
    checks,
    log,
    new ImmediateUnitOfWork(),
    clock,
  );
  const document: ReceivedDocument<Uint8Array> = { format: 'pptx', bytes: Uint8Array.of(1, 2, 3) };
  return { checks, log, run, input: { tenant, requestedBy, document, filename: 'deck.pptx' } };
}

describe('running a brand check', () => {
  it('keeps what was judged, by which guideline, by whom and how long it took', async () => {
    const { checks, run, input } = setUp(JUDGED);
    const check = await run.execute({ ...input, metadata: { team: 'web' } });
    expect(checks.kept).toEqual([check]);
    expect(check).toMatchObject({
      status: 'completed',
      tenant,
      createdBy: requestedBy,
      format: 'pptx',
      filename: 'deck.pptx',
      sizeBytes: 3,
      contentSha256: 'ab'.repeat(32),
      guidelineVersion: expect.stringMatching(/^[0-9a-f]{64}$/),
      metadata: { team: 'web' },
    });
    expect(check.completed.getTime() - check.created.getTime()).toBe(2_000);
  });

  it('records the event of a completed check with its reference, without the findings', async () => {
    const { log, run, input } = setUp(JUDGED);
    const { id } = await run.execute(input);
    const object = { id: publicId('brand_check', id), object: 'brand_check', status: 'completed', livemode: false };
    expect(log.events).toMatchObject([{ type: 'brand.check.completed', tenant, data: { object } }]);
    expect(log.events[0]?.data['object']).not.toHaveProperty('findings');
  });

  it('stores and records a document that cannot be judged, and names the record in the error', async () => {
    const { checks, log, run, input } = setUp(REFUSED);
    const error: unknown = await run.execute(input).catch((thrown: unknown) => thrown);
    const [kept] = checks.kept;
    expect(kept).toMatchObject({ status: 'failed', refusal: { code: 'file_encrypted' } });
    expect(error).toMatchObject({
      kind: 'unprocessable',
      code: 'file_encrypted',
      extras: { brand_check: publicId('brand_check', kept?.id ?? '') },
    });
    expect(log.events).toMatchObject([
      { type: 'brand.check.failed', data: { object: { status: 'failed', summary: null } } },
    ]);
  });

  it.each([
    ['the metadata is not acceptable', JUDGED, { a: 1 }, 'parameter_invalid'],
    ['there is no capacity', null, {}, 'unavailable'],
  ])('stores and records nothing when %s', async (_, verdict, metadata, code) => {
    const { checks, log, run, input } = setUp(verdict);
    await expect(run.execute({ ...input, metadata })).rejects.toMatchObject({ code });
    expect(checks.kept).toEqual([]);
    expect(log.events).toEqual([]);
  });
});
