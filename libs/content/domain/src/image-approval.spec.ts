import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASSET_TYPES } from './asset-type.ts';
import {
  APPROVAL_STATUSES,
  type ApprovableAsset,
  imageApproval,
  type LastReview,
  withMissingContent,
} from './image-approval.ts';
import { DEFAULT_REVIEW_POLICY, modesOf, REVIEW_MODES, type ReviewPolicy } from './review-policy.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-11-19T12:00:00Z');
const AFTER = new Date('2026-11-21T12:00:00Z');
const HASH = 'a'.repeat(64);

const manual: ReviewPolicy = { ...DEFAULT_REVIEW_POLICY, version: 3, acceptedFrom: 2, modes: modesOf(() => 'manual') };
const unreviewed: ApprovableAsset = {
  type: 'image',
  contentHash: HASH,
  availableFrom: null,
  availableUntil: null,
  lastReview: null,
};

function reviewed(status: LastReview['status'], differences: Partial<LastReview> = {}): ApprovableAsset {
  const lastReview = { id: 'review', previousId: null, status, contentHash: HASH, policyVersion: 3, ...differences };
  return { ...unreviewed, lastReview };
}

describe('the approval of an asset', () => {
  it('is given without a review if its type needs none', () => {
    const approval = imageApproval(unreviewed, DEFAULT_REVIEW_POLICY, NOW);
    expect(approval).toEqual({ status: 'approved', label: 'No review needed', canRelease: true, mode: 'none' });
  });

  it('ignores earlier reviews while its type needs none', () => {
    expect(imageApproval(reviewed('rejected'), DEFAULT_REVIEW_POLICY, NOW).canRelease).toBe(true);
  });

  it('waits for a review if its type needs one', () => {
    expect(imageApproval(unreviewed, manual, NOW)).toMatchObject({ status: 'pending', label: 'Review needed' });
    expect(imageApproval(reviewed('pending'), manual, NOW)).toMatchObject({ label: 'Waiting for review' });
  });

  it.each(['pending', 'approved', 'rejected', 'cancelled', 'withdrawn'] as const)(
    'has the status of the last review if that is about the content: %s',
    (status) => {
      const approval = imageApproval(reviewed(status), manual, NOW);
      expect(approval).toMatchObject({ status, canRelease: status === 'approved' });
    },
  );

  it('is stale after an approval of other content or by a policy that is no longer accepted', () => {
    for (const difference of [{ contentHash: 'b'.repeat(64) }, { policyVersion: 1 }]) {
      expect(imageApproval(reviewed('approved', difference), manual, NOW)).toMatchObject({
        status: 'stale',
        canRelease: false,
      });
      expect(imageApproval(reviewed('rejected', difference), manual, NOW).status).toBe('pending');
    }
    expect(imageApproval(reviewed('approved', { policyVersion: 2 }), manual, NOW).status).toBe('approved');
  });

  it('begins and ends with the availability', () => {
    const approved = reviewed('approved');
    const early = imageApproval({ ...approved, availableFrom: AFTER }, manual, NOW);
    expect(early).toMatchObject({ status: 'approved', label: 'Approved, not yet available', canRelease: false });
    expect(imageApproval({ ...approved, availableFrom: NOW }, manual, NOW).canRelease).toBe(true);
    const late = imageApproval({ ...approved, availableUntil: NOW }, manual, NOW);
    expect(late).toMatchObject({ status: 'expired', canRelease: false });
    expect(imageApproval({ ...approved, availableUntil: AFTER }, manual, NOW).canRelease).toBe(true);
    expect(imageApproval({ ...reviewed('rejected'), availableUntil: BEFORE }, manual, NOW).status).toBe('rejected');
  });

  it('says that the content is missing, and forbids the release of it', () => {
    const approval = imageApproval(reviewed('approved'), manual, NOW);
    expect(withMissingContent(approval)).toEqual({
      ...approval,
      label: 'Approved (content missing)',
      canRelease: false,
    });
  });

  it('permits a release only of approved, current and available content, whatever the facts', () => {
    fc.assert(
      fc.property(asset, policy, (given, rules) => {
        const { status, canRelease, mode } = imageApproval(given, rules, NOW);
        expect(APPROVAL_STATUSES).toContain(status);
        if (!canRelease) return;
        expect(status).toBe('approved');
        expect(given.availableFrom === null || given.availableFrom <= NOW).toBe(true);
        expect(given.availableUntil === null || given.availableUntil > NOW).toBe(true);
        if (mode === 'manual')
          expect(given.lastReview).toMatchObject({ status: 'approved', contentHash: given.contentHash });
      }),
    );
  });
});

const hash = fc.constantFrom(HASH, 'b'.repeat(64));
const instant = fc.constantFrom(null, BEFORE, NOW, AFTER);
const asset: fc.Arbitrary<ApprovableAsset> = fc.record({
  type: fc.constantFrom(...ASSET_TYPES),
  contentHash: hash,
  availableFrom: instant,
  availableUntil: instant,
  lastReview: fc.option(
    fc.record({
      id: fc.constant('review'),
      previousId: fc.constant(null),
      status: fc.constantFrom('pending', 'approved', 'rejected', 'cancelled', 'withdrawn'),
      contentHash: hash,
      policyVersion: fc.integer({ min: 1, max: 3 }),
    }),
  ),
});
const policy: fc.Arbitrary<ReviewPolicy> = fc.record({
  version: fc.constant(3),
  acceptedFrom: fc.integer({ min: 1, max: 3 }),
  modes: fc.constantFrom(...REVIEW_MODES).map((mode) => modesOf(() => mode)),
  fourEyes: fc.boolean(),
  updated: fc.constant(null),
});
