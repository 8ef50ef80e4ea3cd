import type { FindingResource } from '@livery/brand-governance-contracts';
import type { Finding } from '@livery/brand-governance-domain';

/** A finding as part of its check. */
export function findingResource(finding: Finding): FindingResource {
  return {
    id: finding.id,
    type: finding.type,
    severity: finding.severity,
    title: finding.title,
    detail: finding.detail,
    auto_fixable: finding.autoFixable,
    slide_index: finding.slideIndex,
    shape_index: finding.shapeIndex,
    paragraph_index: finding.paragraphIndex,
    page_number: finding.pageNumber,
    page_numbers: finding.pageNumbers,
    paragraph_indexes: finding.paragraphIndexes,
    source: finding.source,
    actual_color: finding.actualColor,
    color_surface: finding.colorSurface,
    locations: finding.locations,
    occurrences: finding.occurrences,
    new_occurrences: finding.newOccurrences ?? null,
  };
}
