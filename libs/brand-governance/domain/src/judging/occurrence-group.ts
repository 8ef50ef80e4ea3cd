import { anchorOf, indexOf, pageOf, paragraphOf } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import { isLocal } from './cause.ts';
import type { Occurrence } from './check.ts';
import type { FindingDraft } from './finding-draft.ts';
import { locationsOf } from './occurrence-locations.ts';
import { bodyNumbersOf, mergedByOrigin, pagesOf, paragraphsOfOneShape, usesOf } from './occurrence-positions.ts';

const NONE: readonly never[] = [];

/** The occurrences that become one finding. */
export class OccurrenceGroup implements FindingDraft {
  /**
   * @param meaning what the rule means, as the beginning of a JSON array
   * @param first the first of all occurrences
   */
  constructor(
    private readonly type: string,
    private readonly meaning: string,
    private readonly first: Occurrence,
    private readonly all: readonly Occurrence[],
  ) {}

  /**
   * The identity consists of what stays the same when the document is edited elsewhere: what the rule means, the location of the cause, and
   * the ids of slides and shapes instead of their numbers.
   */
  identity(): string {
    const { cause, address, value, color } = this.first;
    const [anchor, within] = isLocal(cause)
      ? [anchorOf(address), color?.surface ?? '']
      : [cause.part ?? '', cause.location];
    return `${this.meaning},${JSON.stringify([anchor, within, value]).slice(1)}`;
  }

  write(id: string): Finding {
    const { rule, severity, title, address, cause, color, otherLocations, describe } = this.first;
    const detail = describe(usesOf(this.all));
    const slideIndex = indexOf(address, 'slide');
    const paragraph = paragraphOf(address);
    const locations = mergedByOrigin(this.all);
    return {
      id,
      type: this.type,
      severity,
      title,
      detail: rule.message === null ? detail : `${detail} ${rule.message}`,
      autoFixable: false,
      slideIndex,
      shapeIndex: slideIndex === null ? null : indexOf(address, 'shape'),
      paragraphIndex: paragraph === null ? indexOf(address, 'paragraph') : (paragraph.flow?.bodyNumber ?? null),
      pageNumber: pageOf(address),
      // Slides have no pages.
      pageNumbers: slideIndex === null ? pagesOf(locations) : NONE,
      paragraphIndexes: paragraph === null ? paragraphsOfOneShape(locations) : bodyNumbersOf(locations),
      source: cause.source,
      actualColor: color?.actual ?? null,
      colorSurface: color?.surface ?? null,
      locations: locationsOf(
        locations,
        cause.location === null ? (otherLocations ?? NONE) : [...(otherLocations ?? NONE), cause.location],
      ),
    };
  }
}
