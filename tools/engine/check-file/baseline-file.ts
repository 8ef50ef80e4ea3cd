import { compareFindings, type Finding, isColorSurface, SEVERITIES } from '@livery/brand-governance-domain';
import type { DocumentReport } from './document-report.ts';
import { JsonValueAt } from './json-members.ts';

/** The findings of an earlier run, by file. */
export class BaselineFile {
  private readonly byFile: ReadonlyMap<string, readonly Finding[]>;

  private constructor(byFile: ReadonlyMap<string, readonly Finding[]>) {
    this.byFile = byFile;
  }

  /** Reads the JSON report of an earlier run, or a check of the API. @throws CommandLineEnd with what is wrong in the file */
  static async read(path: string): Promise<BaselineFile> {
    const file = await JsonValueAt.read(path);
    const documents = file.member('object').value === 'brand_check' ? [file] : file.member('data').items();
    return new BaselineFile(
      new Map(
        documents.map((document) => [
          document.member('file').textOrNull() ?? document.member('filename').textOrNull() ?? '',
          [
            ...document.member('findings').items().map(findingOf),
            ...suppressedOf(document).map((one) => findingOf(one.member('finding'))),
          ],
        ]),
      ),
    );
  }

  /**
   * Compares a document with the earlier one of the same name; the only document of both runs is compared whatever its name is. Everything is
   * new in a document that the earlier run does not have.
   */
  applyTo(report: DocumentReport, isOnly: boolean): DocumentReport {
    if (report.error !== null) return report;
    const [only] = this.byFile.size === 1 && isOnly ? this.byFile.values() : [];
    const before = this.byFile.get(report.file) ?? only ?? [];
    const { findings, suppressed } = report;
    const compared = compareFindings({ findings: before, suppressed: [] }, { findings, suppressed });
    return {
      ...report,
      comparison: {
        base: null,
        new: compared.new.length,
        unchanged: compared.unchanged.length + compared.changed.length,
        fixed: compared.fixed,
        newIds: new Set(compared.new.map(({ finding }) => finding.id)),
      },
    };
  }
}

function suppressedOf(document: JsonValueAt): readonly JsonValueAt[] {
  const suppressed = document.member('suppressed');
  return suppressed.value === undefined ? [] : suppressed.items();
}

/** What a comparison and the list of fixed findings need of a finding. */
function findingOf(finding: JsonValueAt): Finding {
  const color = finding.member('color_surface').textOrNull();
  const severity = SEVERITIES.find((one) => one === finding.member('severity').value);
  if (severity === undefined) throw finding.member('severity').wrong(`must be one of ${SEVERITIES.join(', ')}`);
  const locations = finding.member('locations').texts();
  const occurrences = finding.member('occurrences');
  return {
    id: finding.member('id').text(),
    type: finding.member('type').text(),
    severity,
    title: finding.member('title').text(),
    detail: finding.member('detail').text(),
    autoFixable: false,
    slideIndex: null,
    shapeIndex: null,
    paragraphIndex: null,
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: [],
    source: 'package',
    actualColor: finding.member('actual_color').textOrNull(),
    colorSurface: color !== null && isColorSurface(color) ? color : null,
    locations,
    // Reports from before findings were counted have as many occurrences as locations.
    occurrences: occurrences.value === undefined ? Math.max(1, locations.length) : occurrences.count(),
  };
}
