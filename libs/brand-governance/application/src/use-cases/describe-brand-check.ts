import { ENGINE_VERSION, type Guideline, type RequestedBrandCheck } from '@livery/brand-governance-domain';
import { type Actor, mergeMetadata, newId, type Tenant } from '@livery/kernel';
import { guidelineVersion } from '../guideline-version.ts';
import type { DocumentBytes, ReceivedDocument } from '../ports/received-document.ts';

export interface RunBrandCheckInput<Bytes extends DocumentBytes> {
  readonly tenant: Tenant;
  readonly requestedBy: Actor;
  readonly document: ReceivedDocument<Bytes>;
  readonly filename: string | null;
  /** The caller's name for the document. */
  readonly name: string | null;
  /** The UUID of the check against which the findings are counted. */
  readonly baselineId: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Whether the document is kept after the check. */
  readonly keep: boolean;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Describes a check before its document is read, since that may move its bytes to another thread.
 * @throws DomainError `parameter_invalid` on metadata
 */
export async function describeBrandCheck(
  { tenant, requestedBy, document, filename, name, baselineId, metadata, keep }: RunBrandCheckInput<DocumentBytes>,
  guideline: Guideline,
  { created, keptDays }: { readonly created: Date; readonly keptDays: number },
): Promise<Omit<RequestedBrandCheck, 'contentSha256'>> {
  return {
    id: newId(),
    tenant,
    format: document.format,
    filename,
    sizeBytes: document.bytes.length,
    guidelineVersion: await guidelineVersion(guideline),
    engineVersion: ENGINE_VERSION,
    documentKeptUntil: keep ? new Date(created.getTime() + keptDays * DAY_MS) : null,
    document: name,
    baselineId,
    metadata: mergeMetadata({}, metadata),
    createdBy: requestedBy,
    created,
  };
}
