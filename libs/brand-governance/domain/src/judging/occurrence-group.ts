import { indexOf, pageOf, paragraphOf } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { type Finding, MAX_LOCATIONS } from '../finding.ts';
import type { DocumentFormat } from '../document-format.ts';
import { Repair } from '../fixing/repair.ts';
import { SEVERITIES } from '../severity.ts';
import type { Occurrence } from './check.ts';
import type { FindingDraft, FormerDraft } from './finding-draft.ts';
import { locationsOf } from './occurrence-locations.ts';
import {
  bodyNumbersOf,
  mergedByOrigin,
  occurrencesOf,
  pagesOf,
  paragraphsOfOneShape,
  usesOf,
} from './occurrence-positions.ts';

const NONE: readonly never[] = [];

/** The occurrences that become one finding. */
export class OccurrenceGroup implements FindingDraft {
  /**
   * @param identityText what the rule means, and what all occurrences have in common
   * @param first the first of all occurrences
   */
  constructor(
    private readonly type: string,
    private readonly identityText: string,
    private readonly first: Occurrence,
    private readonly all: readonly Occurrence[],
    private readonly format: DocumentFormat,
    readonly former: readonly FormerDraft[] | undefined,
  ) {}

  get rule(): BrandRule {
    return this.first.rule;
  }

  get repair(): Repair {
    return new Repair(this.all, this.format);
  }

  repairOf(parts: readonly FormerDraft[]): Repair {
    return new Repair(
      parts.flatMap(({ members }) => members),
      this.format,
    );
  }

  identity(): string {
    return this.identityText;
  }

  write(id: string): Finding {
    const { rule, address, otherLocations } = this.first;
    const { severity, title, cause, color, describe } = this.mostSevere();
    const uses = usesOf(this.all);
    const detail = describe(uses);
    const slideIndex = indexOf(address, 'slide');
    const paragraph = paragraphOf(address);
    const locations = mergedByOrigin(this.all);
    const others = otherLocations === undefined ? NONE : this.otherLocations();
    const causes = cause.location === null ? NONE : this.locationsOfCauses();
    return {
      id,
      type: this.type,
      severity,
      title,
      detail: rule.message === null ? detail : `${detail} ${rule.message}`,
      autoFixable: this.repair.problem === null,
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
      locations: locationsOf(locations, [...others, ...causes]),
      occurrences: occurrencesOf(this.all),
    };
  }

  /** The first of the most severe occurrences, in whose words the finding is written. */
  private mostSevere(): Occurrence {
    return this.all.reduce((most, one) => (rank(one) > rank(most) ? one : most), this.first);
  }

  /** Where the values are set: mostly one place, but the levels of a numbering have places of their own. */
  private locationsOfCauses(): readonly string[] {
    const causes = new Set(this.all.map(({ cause }) => cause));
    return [...new Set(Array.from(causes, ({ location }) => location ?? ''))];
  }

  private otherLocations(): readonly string[] {
    const all = new Set(this.all.flatMap(({ otherLocations }) => otherLocations ?? NONE));
    return [...all].slice(0, MAX_LOCATIONS);
  }
}

function rank({ severity }: Occurrence): number {
  return SEVERITIES.indexOf(severity);
}
