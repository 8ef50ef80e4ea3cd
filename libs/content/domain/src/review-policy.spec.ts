import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ASSET_TYPES } from './asset-type.ts';
import { amendReviewPolicy, DEFAULT_REVIEW_POLICY, REVIEW_MODES, type ReviewPolicyAmendment } from './review-policy.ts';
import { LATER } from './testing/sample-asset.ts';

const amendment: fc.Arbitrary<ReviewPolicyAmendment> = fc.record({
  modes: fc.dictionary(fc.constantFrom(...ASSET_TYPES), fc.constantFrom(...REVIEW_MODES)),
  fourEyes: fc.option(fc.boolean(), { nil: undefined }),
  keepsApprovals: fc.option(fc.boolean(), { nil: undefined }),
});

describe('a review policy', () => {
  it('asks for nothing by default', () => {
    expect(DEFAULT_REVIEW_POLICY).toMatchObject({ version: 1, acceptedFrom: 1, fourEyes: false, updated: null });
    expect(new Set(Object.values(DEFAULT_REVIEW_POLICY.modes))).toEqual(new Set(['none']));
    expect(Object.keys(DEFAULT_REVIEW_POLICY.modes)).toEqual([...ASSET_TYPES]);
  });

  it('keeps what a change leaves out, and grows by one', () => {
    const raised = amendReviewPolicy(DEFAULT_REVIEW_POLICY, { modes: { image: 'manual' } }, LATER);
    expect(raised).toMatchObject({
      version: 2,
      fourEyes: false,
      updated: LATER,
      modes: { image: 'manual', icon: 'none' },
    });
    const stricter = amendReviewPolicy(raised, { modes: { icon: 'manual' }, fourEyes: true }, LATER);
    expect(stricter).toMatchObject({ version: 3, fourEyes: true, modes: { image: 'manual', icon: 'manual' } });
  });

  it('no longer accepts approvals by earlier versions, unless the change keeps them', () => {
    const change = { modes: { image: 'manual' as const } };
    expect(amendReviewPolicy(DEFAULT_REVIEW_POLICY, change, LATER).acceptedFrom).toBe(2);
    const kept = amendReviewPolicy(DEFAULT_REVIEW_POLICY, { ...change, keepsApprovals: true }, LATER);
    expect(kept).toMatchObject({ version: 2, acceptedFrom: 1 });
  });

  it('stays the same object when a change is made twice, and accepts no version that does not exist', () => {
    fc.assert(
      fc.property(fc.array(amendment, { minLength: 1, maxLength: 5 }), (changes) => {
        const policy = changes.reduce(
          (present, change) => amendReviewPolicy(present, change, LATER),
          DEFAULT_REVIEW_POLICY,
        );
        const last = changes.at(-1);
        if (last !== undefined) expect(amendReviewPolicy(policy, last, LATER)).toBe(policy);
        expect(policy.acceptedFrom).toBeLessThanOrEqual(policy.version);
        expect(policy.version).toBeLessThanOrEqual(1 + changes.length);
      }),
    );
  });
});
