import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { compareManifests } from './compare-manifests.ts';
import { checkedDeploymentDraft, defineDeployment, defineRollback } from './define-deployment.ts';
import { isOfKind, pinnedItem } from './deployable.ts';
import {
  activate,
  beginPublishing,
  beginValidation,
  cancelDeployment,
  failDeployment,
  isExpected,
} from './deployment-transitions.ts';
import type { ActiveDeployment, Deployment } from './deployment.ts';
import type { DeploymentItem } from './deployment-item.ts';
import { deleteLibraryAsset, replaceContent } from '../define-library-asset.ts';
import { ACTIVE_CHANGED } from './deployment-failure.ts';
import { releaseObstacle } from './release-problem.ts';
import { amendReviewPolicy, DEFAULT_REVIEW_POLICY } from '../review-policy.ts';
import { LATER, SAMPLE_TENANT, SAMPLE_TIME, sampleAsset, sampleContent } from '../testing/sample-asset.ts';

const DRAFT = { channel: 'web', notes: '', scheduledAt: null, expectedActive: { isChecked: false } } as const;
const DAY_MS = 24 * 3_600_000;
const asset = sampleAsset();
const item = pinnedItem('library_asset', asset);
const manualPolicy = amendReviewPolicy(DEFAULT_REVIEW_POLICY, { modes: { image: 'manual' } }, SAMPLE_TIME);

const originOf = (id: string) => ({ id, tenant: SAMPLE_TENANT, jobId: 'job', createdBy: null, at: SAMPLE_TIME });
const queued = (id = 'one') =>
  defineDeployment(DRAFT, { ...originOf(id), itemCount: 1, manifestSha256: 'a'.repeat(64) });
const published = (deployment = queued()) => beginPublishing(beginValidation(deployment, LATER), LATER);
const active = (id = 'one', current: ActiveDeployment | null = null) =>
  activate(published(queued(id)), current, LATER).activated;
const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('a deployment', () => {
  it('waits for its time, or is queued at once', () => {
    const scheduledAt = new Date(SAMPLE_TIME.getTime() + DAY_MS);
    const facts = { ...originOf('one'), itemCount: 1, manifestSha256: 'a' };
    expect(defineDeployment({ ...DRAFT, scheduledAt }, facts)).toMatchObject({ status: 'scheduled', scheduledAt });
    expect(queued()).toMatchObject({ status: 'queued', scheduledAt: null, sourceId: null });
  });

  it.each([
    ['now', 0, 'parameter_invalid'],
    ['in a year and a day', 367 * DAY_MS, 'parameter_invalid'],
    ['in a millisecond', 1, null],
    ['in a year', 365 * DAY_MS, null],
  ])('begins at a later time within a year: %s', (_, milliseconds, code) => {
    const scheduledAt = new Date(SAMPLE_TIME.getTime() + milliseconds);
    expect(codeOf(() => checkedDeploymentDraft({ ...DRAFT, scheduledAt }, SAMPLE_TIME))).toBe(code);
  });

  it('takes the place of the active one', () => {
    const former = active('former');
    const { activated, replaced } = activate(published(), former, LATER);
    expect(activated).toMatchObject({ status: 'active', supersedesId: 'former', activatedAt: LATER });
    expect(replaced).toMatchObject({ status: 'superseded', supersededById: 'one', completedAt: LATER });
    expect(activate(published(), null, LATER)).toMatchObject({ activated: { supersedesId: null }, replaced: null });
  });

  it('can be cancelled only as long as it waits', () => {
    expect(cancelDeployment(queued(), LATER)).toMatchObject({ status: 'cancelled', completedAt: LATER });
    const begun: readonly Deployment[] = [
      beginValidation(queued(), LATER),
      published(),
      active(),
      failDeployment(queued(), ACTIVE_CHANGED, LATER),
      cancelDeployment(queued(), LATER),
    ];
    for (const one of begun) expect(codeOf(() => cancelDeployment(one, LATER))).toBe('resource_conflict');
  });

  it('expects a certain active one, none, or anything', () => {
    const current = { id: 'current' };
    const expecting = (id: string | null) => ({ expectedActive: { isChecked: true, id } as const });
    expect(isExpected(DRAFT, current)).toBe(true);
    expect([isExpected(expecting('current'), current), isExpected(expecting(null), null)]).toEqual([true, true]);
    expect([isExpected(expecting('other'), current), isExpected(expecting('other'), null)]).toEqual([false, false]);
    expect(isExpected(expecting(null), current)).toBe(false);
  });
});

describe('a rollback', () => {
  const draft = { notes: 'Back', expectedActive: DRAFT.expectedActive };

  it('has the manifest of its source, and marks the one that it replaces', () => {
    const bad = active('bad', active('good'));
    const { replaced: good } = activate(published(queued('bad')), active('good'), LATER);
    if (good === null) throw new Error('The good one was replaced.');
    const rollback = defineRollback(good, draft, originOf('rollback'));
    expect(rollback).toMatchObject({
      status: 'queued',
      channel: 'web',
      sourceId: 'good',
      manifestSha256: good.manifestSha256,
      notes: 'Back',
    });
    const { activated, replaced } = activate(published(rollback), bad, LATER);
    expect(activated).toMatchObject({ supersedesId: 'bad', sourceId: 'good' });
    expect(replaced).toMatchObject({ id: 'bad', status: 'rolled_back', supersededById: 'rollback' });
    if (replaced === null) throw new Error('The bad one was replaced.');
    expect(defineRollback(replaced, draft, originOf('forth')).sourceId).toBe('bad');
  });

  it('needs a source that was active, and is not any more', () => {
    for (const source of [queued(), published(), active(), failDeployment(queued(), ACTIVE_CHANGED, LATER)]) {
      expect(codeOf(() => defineRollback(source, draft, originOf('x')))).toBe('resource_conflict');
    }
  });
});

describe('the release of an item', () => {
  const facts = { asset, reviewOfPinned: undefined, policy: DEFAULT_REVIEW_POLICY, now: LATER, isRollback: false };
  const changed = replaceContent(asset, sampleContent({ contentHash: 'b'.repeat(64) }), LATER);
  const review = { id: 'r', previousId: null, contentHash: item.contentHash, policyVersion: 2 } as const;

  it.each([
    ['nothing', facts, null],
    ['a record that does not exist', { ...facts, asset: undefined }, 'missing'],
    ['a deletion', { ...facts, asset: deleteLibraryAsset(asset, LATER) }, 'deleted'],
    ['another content', { ...facts, asset: changed }, 'content_changed'],
    ['a needed review', { ...facts, policy: manualPolicy }, 'pending'],
    ['the end of its time', { ...facts, asset: { ...asset, availableUntil: SAMPLE_TIME } }, 'expired'],
    ['its beginning', { ...facts, asset: { ...asset, availableFrom: new Date('2099-01-01') } }, 'not_yet_available'],
  ] as const)('is prevented by %s', (_, given, obstacle) => {
    expect(releaseObstacle(item, given)).toBe(obstacle);
  });

  it('is possible in a rollback with earlier content whose own review approves it', () => {
    const earlier = { ...facts, asset: changed, isRollback: true };
    expect(releaseObstacle(item, earlier)).toBeNull();
    const needed = { ...earlier, policy: manualPolicy };
    const judged = (status: 'approved' | 'rejected' | 'withdrawn' | 'pending', policyVersion = 2) =>
      releaseObstacle(item, { ...needed, reviewOfPinned: { ...review, status, policyVersion } });
    expect(judged('approved')).toBeNull();
    expect([judged('rejected'), judged('withdrawn'), judged('pending')]).toEqual(['rejected', 'withdrawn', 'pending']);
    expect(judged('approved', 1)).toBe('stale');
    expect(releaseObstacle(item, needed)).toBe('pending');
  });

  it('needs a record of the kind of the item', () => {
    expect([isOfKind('icon', 'icon'), isOfKind('library_asset', 'icon'), isOfKind('library_asset', undefined)]).toEqual(
      [true, true, true],
    );
    expect([isOfKind('ppt_set', 'slide_asset'), isOfKind('icon', undefined)]).toEqual([false, false]);
  });
});

describe('the comparison of two manifests', () => {
  const itemOf = (assetId: string, contentHash = 'a'): DeploymentItem => ({ ...item, assetId, contentHash });

  it('finds what was added, removed and changed, whatever the order', () => {
    const before = [itemOf('same'), itemOf('gone'), itemOf('changed')];
    const after = [itemOf('changed', 'b'), itemOf('new'), itemOf('same')];
    expect(compareManifests(before, after)).toEqual({
      added: [itemOf('new')],
      removed: [itemOf('gone')],
      changed: [{ before: itemOf('changed'), after: itemOf('changed', 'b') }],
      unchangedCount: 1,
    });
  });
});
