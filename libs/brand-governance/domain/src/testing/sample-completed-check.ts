import type { CompletedBrandCheck } from '../brand-check.ts';
import { concludeBrandCheck } from '../brand-check.ts';
import type { Finding } from '../finding.ts';

/** A completed check of a presentation. */
export function sampleCompletedCheck(
  facts: Partial<CompletedBrandCheck> = {},
  findings: readonly Finding[] = [],
): CompletedBrandCheck {
  const at = new Date('2026-11-20T09:00:00.000Z');
  const check = concludeBrandCheck(
    {
      id: '019aa000-0000-7000-8000-000000000001',
      tenant: { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: true },
      format: 'pptx',
      filename: 'deck.pptx',
      sizeBytes: 4,
      contentSha256: 'a'.repeat(64),
      guidelineVersion: 'b'.repeat(64),
      engineVersion: 5,
      documentKeptUntil: null,
      document: null,
      baselineId: null,
      metadata: {},
      createdBy: null,
      created: at,
    },
    { outcome: 'judged', findings, notEvaluated: [], truncated: false },
    at,
  );
  if (check.status !== 'completed') throw new Error('expected a completed check');
  return { ...check, ...facts };
}
