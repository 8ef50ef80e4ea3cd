import { describe, expect, it } from '@jest/globals';
import { replaceContent } from './define-library-asset.ts';
import { decideReview, requestReview, type Review, takeBackReview, type Verdict, withLastReview } from './review.ts';
import { DEFAULT_REVIEW_POLICY, modesOf, type ReviewPolicy } from './review-policy.ts';
import { LATER, SAMPLE_TIME, sampleAsset, sampleContent } from './testing/sample-asset.ts';

const manual: ReviewPolicy = { ...DEFAULT_REVIEW_POLICY, version: 2, modes: modesOf(() => 'manual') };
const fourEyes: ReviewPolicy = { ...manual, fourEyes: true };
const asset = sampleAsset();
const request = {
  id: 'review',
  comment: 'For the autumn campaign',
  dueAt: null,
  requestedBy: null,
  requesterLineage: 'author',
  at: SAMPLE_TIME,
};
const verdict: Verdict = {
  outcome: 'approved',
  seenHash: asset.contentHash,
  isOwnRequest: false,
  decidedBy: null,
  decided: LATER,
  decisionComment: '',
};
const decision = { decidedBy: null, decided: LATER, decisionComment: 'Wrong picture' };
const pending = requestReview(asset, manual, request);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a requested review', () => {
  it('is about the current version and content, by the present policy', () => {
    expect(pending).toMatchObject({
      status: 'pending',
      version: 1,
      contentHash: asset.contentHash,
      policyVersion: 2,
      previousReviewId: null,
    });
  });

  it('is refused for types that need none, and for what is approved already', () => {
    expect(() => requestReview(asset, DEFAULT_REVIEW_POLICY, request)).toThrow(code('resource_conflict'));
    const approved = withLastReview(asset, decideReview(pending, asset, manual, verdict));
    expect(() => requestReview(approved, manual, request)).toThrow(code('resource_conflict'));
  });

  it('names the review before it', () => {
    const rejected = withLastReview(asset, decideReview(pending, asset, manual, { ...verdict, outcome: 'rejected' }));
    const second = requestReview(rejected, manual, { ...request, id: 'second' });
    expect(second.previousReviewId).toBe('review');
    expect(withLastReview(rejected, second).lastReview).toMatchObject({ id: 'second', previousId: 'review' });
  });
});

describe('a decision', () => {
  it('is kept with who decided, when, and by which policy', () => {
    const newer = { ...manual, version: 5 };
    expect(decideReview(pending, asset, newer, verdict)).toMatchObject({
      status: 'approved',
      decided: LATER,
      updated: LATER,
      policyVersion: 5,
    });
  });

  it('is refused if the decider has seen other content, or the content has changed', () => {
    const blind = { ...verdict, seenHash: 'b'.repeat(64) };
    expect(() => decideReview(pending, asset, manual, blind)).toThrow(code('content_changed'));
    const changed = replaceContent(asset, sampleContent({ contentHash: 'b'.repeat(64) }), LATER);
    expect(() => decideReview(pending, changed, manual, verdict)).toThrow(code('content_changed'));
    expect(() => decideReview(pending, changed, manual, blind)).toThrow(code('content_changed'));
  });

  it('is made by somebody else than the requester if the policy asks for four eyes', () => {
    const own = { ...verdict, isOwnRequest: true };
    expect(() => decideReview(pending, asset, fourEyes, own)).toThrow(code('four_eyes_required'));
    expect(decideReview(pending, asset, fourEyes, verdict).status).toBe('approved');
    expect(decideReview(pending, asset, manual, own).status).toBe('approved');
  });

  it('is made once', () => {
    for (const decided of decidedReviews()) {
      expect(() => decideReview(decided, asset, manual, verdict)).toThrow(code('resource_conflict'));
    }
  });
});

describe('a review that is taken back', () => {
  it('is cancelled while it is pending, and withdrawn after an approval', () => {
    expect(takeBackReview(pending, decision)).toMatchObject({ status: 'cancelled', ...decision });
    const approved = decideReview(pending, asset, manual, verdict);
    expect(takeBackReview(approved, decision)).toMatchObject({ status: 'withdrawn', ...decision });
  });

  it('cannot be rejected, cancelled or withdrawn already', () => {
    for (const decided of decidedReviews().filter(({ status }) => status !== 'approved')) {
      expect(() => takeBackReview(decided, decision)).toThrow(code('resource_conflict'));
    }
  });
});

describe('an asset whose review changes', () => {
  it('has a new revision, but stays in its place in lists', () => {
    const after = withLastReview(asset, pending);
    expect(after).toMatchObject({ revision: asset.revision + 1, updated: asset.updated });
  });
});

function decidedReviews(): readonly Review[] {
  const approved = decideReview(pending, asset, manual, verdict);
  return [
    approved,
    decideReview(pending, asset, manual, { ...verdict, outcome: 'rejected' }),
    takeBackReview(pending, decision),
    takeBackReview(approved, decision),
  ];
}
