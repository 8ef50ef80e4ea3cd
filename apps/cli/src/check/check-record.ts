import { type CompletedBrandCheck, concludeBrandCheck, ENGINE_VERSION } from '@livery/brand-governance-domain';
import { newId } from '@livery/kernel';
import type { JudgedDocument } from './document-report.ts';

/** A tenant that nobody has: a check without a service belongs to nobody. */
const NOBODY = { organizationId: '00000000-0000-0000-0000-000000000000', livemode: false };

/** The record of a check as the service would have it, so that the same functions accept and compare its findings. */
export function checkRecord({ file, format, findings, notEvaluated, truncated }: JudgedDocument): CompletedBrandCheck {
  const at = new Date();
  const check = concludeBrandCheck(
    {
      id: newId(),
      tenant: NOBODY,
      format,
      filename: file,
      sizeBytes: 0,
      contentSha256: '',
      guidelineVersion: '',
      engineVersion: ENGINE_VERSION,
      documentKeptUntil: null,
      document: file,
      baselineId: null,
      metadata: {},
      createdBy: null,
      created: at,
    },
    { outcome: 'judged', findings, notEvaluated, truncated },
    at,
  );
  if (check.status !== 'completed') throw new Error('A judged document has a completed check.');
  return check;
}
