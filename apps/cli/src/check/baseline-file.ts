import { baselineComparison } from '@livery/brand-governance-application';
import { compareFindings, type Finding, isColorSurface, SEVERITIES } from '@livery/brand-governance-domain';
import { CommandLineEnd } from '../command-line.ts';
import { type DocumentReport, formatOf } from './document-report.ts';
import { JsonValueAt } from './json-members.ts';

const REPORT = 'report of livery check --format json';

interface EarlierDocument {
  /** `pptx` or `docx`; null in a file that does not say so. */
  readonly format: string | null;
  readonly findings: readonly Finding[];
}

/** The findings of an earlier run, by file. */
export class BaselineFile {
  private readonly path: string;
  private readonly byFile: ReadonlyMap<string, EarlierDocument>;

  private constructor(path: string, byFile: ReadonlyMap<string, EarlierDocument>) {
    this.path = path;
    this.byFile = byFile;
  }

  /** Reads the JSON report of an earlier run, or a check of the API. @throws CommandLineEnd with what is wrong in the file */
  static async read(path: string): Promise<BaselineFile> {
    const file = await JsonValueAt.read(path, REPORT);
    const documents = documentsIn(file);
    if (documents === null) throw new CommandLineEnd(`${path} is no ${REPORT}.`, 2);
    return new BaselineFile(path, new Map(documents.map((document) => [nameOf(document), earlierDocument(document)])));
  }

  /** @throws CommandLineEnd for a document whose earlier one is of the other type */
  assertComparable(files: readonly string[]): void {
    for (const file of files) {
      const format = this.before(file, files.length === 1)?.format ?? null;
      if (format === null || format === formatOf(file)) continue;
      const problem = `has findings of a ${format}, which cannot be compared with those of the ${formatOf(file)} ${file}`;
      throw new CommandLineEnd(`${this.path}: The baseline ${problem}.`, 2);
    }
  }

  /**
   * Compares a document with the earlier one of the same name; the only document of both runs is compared whatever its name is. Everything is
   * new in a document that the earlier run does not have.
   */
  applyTo(report: DocumentReport, isOnly: boolean): DocumentReport {
    if (report.error !== null) return report;
    const before = this.before(report.file, isOnly)?.findings ?? [];
    const { findings, suppressed } = report;
    const compared = compareFindings({ findings: before, suppressed: [] }, { findings, suppressed });
    return { ...report, comparison: baselineComparison(null, compared) };
  }

  private before(file: string, isOnly: boolean): EarlierDocument | undefined {
    const [only] = this.byFile.size === 1 && isOnly ? this.byFile.values() : [];
    return this.byFile.get(file) ?? only;
  }
}

/** The documents of a JSON report, or that of a check of the API; null if it is neither. */
function documentsIn(file: JsonValueAt): readonly JsonValueAt[] | null {
  if (file.member('object').value === 'brand_check') return [file];
  const data = file.member('data');
  if (!Array.isArray(data.value)) return null;
  const documents = data.items();
  return documents.every((document) => Array.isArray(document.member('findings').value)) ? documents : null;
}

function nameOf(document: JsonValueAt): string {
  const names = ['file', 'document', 'filename'].map((name) => document.member(name).textOrNull());
  return names.find((name) => name !== null) ?? '';
}

function earlierDocument(document: JsonValueAt): EarlierDocument {
  return {
    format: document.member('content_type').textOrNull(),
    findings: [
      ...document.member('findings').items().map(findingOf),
      ...suppressedOf(document).map((one) => findingOf(one.member('finding'))),
    ],
  };
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
