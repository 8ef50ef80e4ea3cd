import type { Suppression } from '../suppression/suppression.ts';

/** A suppression of one occurrence of the finding `a`, for the content of the sample check. */
export function sampleSuppression(facts: Partial<Suppression> = {}): Suppression {
  return {
    id: '019aa000-0000-7000-8000-00000000000a',
    scope: 'content',
    key: 'a'.repeat(64),
    findingId: 'a',
    findingType: 'color.off_palette',
    title: 'Colour is not in the palette',
    occurrences: 1,
    reason: 'Agreed.',
    expiresAt: null,
    brandCheckId: '019aa000-0000-7000-8000-000000000001',
    createdBy: null,
    created: new Date('2026-11-20T09:00:00.000Z'),
    ...facts,
  };
}
