import type { BrandCheckReport, ReportedFinding } from '@livery/brand-governance-application';

/**
 * Numbers findings in the order of a page that describes all of them, as the dashboard does, so that people can refer to a finding by its
 * number. Makes the ids of the parts of the page.
 */
export class NumberedFindings {
  private readonly numbers = new Map<ReportedFinding, number>();

  /**
   * @param prefix begins all ids of one document, so that several fit on one page
   * @param room how many findings may be described; the most severe are
   */
  constructor(
    readonly prefix: string,
    report: BrandCheckReport,
    room: number,
  ) {
    const shown = new Set(report.findings.slice(0, room));
    const ordered = [
      ...report.causes.flatMap(({ findings }) => findings),
      ...report.places.flatMap(({ findings }) => findings),
      ...report.wholeDocument,
    ];
    for (const [index, finding] of ordered.entries()) if (shown.has(finding)) this.numbers.set(finding, index + 1);
  }

  get size(): number {
    return this.numbers.size;
  }

  /** Null for a finding that the page does not describe. */
  numberOf(finding: ReportedFinding): number | null {
    return this.numbers.get(finding) ?? null;
  }

  shown(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
    return findings.filter((finding) => this.numbers.has(finding));
  }

  idOf(finding: ReportedFinding): string {
    return `${this.prefix}f${this.numbers.get(finding) ?? 0}`;
  }
}
