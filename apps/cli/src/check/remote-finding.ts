import { type Finding, SEVERITIES, type SuppressedFinding } from '@livery/brand-governance-domain';
import { type BrandCheck, type Finding as RemoteFinding, LiveryError } from '@livery/sdk';

type Open = 'severity' | 'source' | 'colorSurface';

/** A finding whose enumerations may have values that this program does not know. */
type FindingOfNewer = Omit<Finding, Open> &
  Readonly<Record<'severity' | 'source', string>> & {
    readonly colorSurface: string | null;
  };

/** A finding of a service as the engine would have it. @throws LiveryError if its severity is unknown, so that nobody knows whether it fails */
export function findingOf(remote: RemoteFinding): Finding {
  const finding: FindingOfNewer = {
    id: remote.id,
    type: remote.type,
    severity: remote.severity,
    title: remote.title,
    detail: remote.detail,
    autoFixable: remote.auto_fixable,
    slideIndex: remote.slide_index,
    shapeIndex: remote.shape_index,
    paragraphIndex: remote.paragraph_index,
    pageNumber: remote.page_number,
    pageNumbers: remote.page_numbers,
    paragraphIndexes: remote.paragraph_indexes,
    source: remote.source,
    actualColor: remote.actual_color,
    colorSurface: remote.color_surface,
    locations: remote.locations,
    occurrences: remote.occurrences,
    ...(remote.new_occurrences !== null && { newOccurrences: remote.new_occurrences }),
  };
  if (isKnown(finding)) return finding;
  throw new LiveryError(`The service has findings of the severity ${remote.severity}. It is newer than this program.`);
}

/** Sources and surfaces are shown only, so that unknown ones do no harm. */
function isKnown(finding: FindingOfNewer): finding is Finding {
  return SEVERITIES.some((severity) => severity === finding.severity);
}

/** A finding that was accepted in the service. */
export function suppressedOf({ finding, suppression }: BrandCheck['suppressed'][number]): SuppressedFinding {
  const { id, scope, occurrences, reason, expires_at, created } = suppression;
  return {
    finding: findingOf(finding),
    suppression: {
      id,
      scope: scope === 'content' ? 'content' : 'document',
      occurrences,
      reason,
      expiresAt: expires_at === null ? null : new Date(expires_at),
      createdBy: null,
      created: new Date(created),
    },
  };
}
