import type { BrandCheckReport, ReportedFinding } from '@livery/brand-governance-application';

/** Numbers the findings that a page describes, in the order of the page, and makes the ids of its parts. */
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
    for (const finding of ordered) if (shown.has(finding)) this.numbers.set(finding, this.numbers.size + 1);
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
