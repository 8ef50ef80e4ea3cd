import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@livery/kernel';
import { sampleCompletedCheck } from '../testing/sample-completed-check.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { sampleSuppression } from '../testing/sample-suppression.ts';
import { type Acceptance, acceptFindings } from './accept-findings.ts';
import { applySuppressions } from './apply-suppressions.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
const acceptedBy: Actor = { kind: 'api_key', id: '019aa000-0000-7000-8000-0000000000aa' };
const [a, b] = [sampleFinding({ name: 'a', occurrences: 4 }), sampleFinding({ name: 'b' })];
const check = sampleCompletedCheck({}, [a, b]);

function accept(more: Partial<Acceptance> = {}, of = check) {
  let ids = 0;
  const acceptance = { findingIds: null, scope: 'content', reason: 'Agreed.', expiresAt: null, ...more } as const;
  return acceptFindings(of, acceptance, { acceptedBy, at, newId: () => `${(ids += 1)}` });
}

describe('the acceptance of findings', () => {
  it('has all findings of the check with their occurrences, who accepted them, when and why', () => {
    const [first, second] = accept();
    expect(first).toEqual({
      id: '1',
      scope: 'content',
      key: check.contentSha256,
      findingId: 'a',
      findingType: a.type,
      title: a.title,
      occurrences: 4,
      reason: 'Agreed.',
      expiresAt: null,
      brandCheckId: check.id,
      createdBy: acceptedBy,
      created: at,
    });
    expect(second).toMatchObject({ findingId: 'b', occurrences: 1 });
  });

  it('has the named findings, each once', () => {
    expect(accept({ findingIds: ['b', 'a', 'b'] }).map(({ findingId }) => findingId)).toEqual(['b', 'a']);
  });

  it('is for the document of the check if that is wanted', () => {
    const named = { ...check, document: 'q4' };
    expect(accept({ scope: 'document' }, named)).toMatchObject([{ scope: 'document', key: 'q4' }, {}]);
  });

  it('renews a finding that is accepted already, whether it is named or one of all', () => {
    const partly = applySuppressions(check, [sampleSuppression({ occurrences: 4 })]);
    expect(accept({ findingIds: ['a'] }, partly)).toMatchObject([{ findingId: 'a', occurrences: 4 }]);
    expect(accept({ reason: 'Renewed.' }, partly)).toMatchObject([
      { findingId: 'b', reason: 'Renewed.' },
      { findingId: 'a', reason: 'Renewed.' },
    ]);
  });

  it('is empty for a check without findings', () => {
    expect(accept({}, sampleCompletedCheck())).toEqual([]);
  });

  it('may have a reason of 500 characters, and end in a millisecond', () => {
    const expiresAt = new Date(at.getTime() + 1);
    expect(accept({ reason: '😀'.repeat(500), expiresAt })).toMatchObject([{ expiresAt }, { expiresAt }]);
  });

  it.each<[string, Partial<Acceptance>, string, string]>([
    ['a blank reason', { reason: ' \n' }, 'parameter_missing', 'reason'],
    ['a reason that is too long', { reason: 'x'.repeat(501) }, 'parameter_invalid', 'reason'],
    ['an expiry that is now', { expiresAt: at }, 'parameter_invalid', 'expires_at'],
    ['a document that the check does not have', { scope: 'document' }, 'parameter_invalid', 'scope'],
    ['a finding of another check', { findingIds: ['a', 'c'] }, 'parameter_invalid', 'finding_ids[1]'],
  ])('is refused with %s', (_, more, code, param) => {
    expect(() => accept(more)).toThrow(expect.objectContaining({ code, param }));
  });
});
