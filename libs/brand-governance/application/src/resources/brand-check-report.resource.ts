import type { BrandCheckReportResource } from '@livery/brand-governance-contracts';
import { type Guideline, writtenOut } from '@livery/brand-governance-domain';
import { publicId } from '@livery/kernel';
import type {
  AcceptedFinding,
  BrandCheckReport,
  ReportedFinding,
  ReportedPlace,
} from '../report/brand-check-report.ts';
import { reportSentence } from '../report/report-sentence.ts';
import { findingResource } from './finding.resource.ts';

/** The report on a stored check as its GET returns it. @param checkId the UUID of the check */
export function brandCheckReportResource(checkId: string, report: BrandCheckReport): BrandCheckReportResource {
  const { document, refusal, comparison, guideline } = report;
  const check = publicId('brand_check', checkId);
  return {
    id: publicId('brand_report', checkId),
    object: 'brand_check_report',
    brand_check: check,
    status: refusal === null ? 'completed' : 'failed',
    content_type: document.format,
    filename: document.filename,
    document: document.document,
    guideline_version: document.guidelineVersion,
    engine_version: document.engineVersion,
    verdict: reportSentence(report),
    error_code: refusal?.code ?? null,
    error_message: refusal?.message ?? null,
    findings: report.findings.map(reportedFinding),
    truncated: report.isTruncated,
    causes: report.causes.map(({ kind, name, slides, findings }) => {
      return { kind, name, slide_indexes: slides, finding_ids: idsOf(findings) };
    }),
    slides: placesOf(report, 'slide').map(({ number, ...place }) => ({ slide_index: number, ...findingIds(place) })),
    pages: placesOf(report, 'page').map(({ number, ...place }) => ({ page_number: number, ...findingIds(place) })),
    whole_document: idsOf(report.wholeDocument),
    not_evaluated: report.notEvaluated.map(({ surface, reason, locations }) => ({ surface, reason, locations })),
    accepted: report.accepted.map(acceptedFinding),
    suppressions_unused: report.unusedSuppressions,
    comparison: comparison && {
      base: comparison.base ?? check,
      new: comparison.new,
      unchanged: comparison.unchanged,
      changed: comparison.changed,
      fixed: comparison.fixed.map(findingResource),
    },
    guideline: guideline && guidelineMembers(guideline),
  };
}

function placesOf({ places }: BrandCheckReport, kind: ReportedPlace['kind']): readonly ReportedPlace[] {
  return places.filter((place) => place.kind === kind);
}

function findingIds({ findings, elsewhere }: Pick<ReportedPlace, 'findings' | 'elsewhere'>) {
  return { finding_ids: idsOf(findings), further_finding_ids: idsOf(elsewhere) };
}

function idsOf(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map(({ id }) => id);
}

function reportedFinding(finding: ReportedFinding) {
  const { nearestColor, origin, slides, menuPath, baselineState, newSinceBaseline } = finding;
  const members = findingResource(finding);
  return {
    ...members,
    new_occurrences: newSinceBaseline ?? members.new_occurrences,
    nearest_color: nearestColor,
    origin,
    slide_indexes: slides,
    menu_path: menuPath,
    baseline_state: baselineState,
  };
}

function acceptedFinding(finding: AcceptedFinding) {
  const { reason, acceptedBy, accepted, expires } = finding;
  return {
    ...reportedFinding(finding),
    reason,
    accepted_by: acceptedBy,
    accepted: accepted?.toISOString() ?? null,
    expires: expires?.toISOString() ?? null,
  };
}

function guidelineMembers({ palettes, fonts, rules }: Guideline) {
  return {
    palettes: palettes.map(({ name, role, colors }) => {
      return { name, role, colors: colors.map((color) => ({ name: color.name, hex: color.hex })) };
    }),
    fonts: fonts.map(({ family, roles }) => ({ family, roles })),
    rules: rules
      .filter(({ active }) => active)
      .map(({ name, severity, message, ...rule }) => ({ name, type: writtenOut(rule).type, severity, message })),
  };
}
