import { type BrandCheckReport, MAX_SHOWN, reportSentence } from '@livery/brand-governance-application';
import { counted, SEVERITIES } from '@livery/brand-governance-domain';
import { brandSection } from './brand-section.ts';
import {
  causesSection,
  placesSection,
  type ReportSection,
  type SectionContext,
  wholeDocumentSection,
} from './finding-sections.ts';
import { acceptedSection, comparisonSection, notJudgedSection } from './further-sections.ts';
import { Html, html } from './html.ts';
import { icon, ICONS } from './icons.ts';
import { NumberedFindings } from './numbered-findings.ts';
import { documentName, FORMAT_WORDS, momentInWords, SEVERITY_WORDS } from './report-words.ts';
import { REPORT_STYLE } from './report-style.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

/** What a browser may load for a report: pictures and styles that are part of it, and nothing else. */
export const REPORT_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const NUMBER = new Intl.NumberFormat('en');

/** Reports as one page that needs nothing else: no script, no request. It describes at most 1,000 findings in all. */
export function htmlReport(reports: readonly BrandCheckReport[]): string {
  const documents = documentsOf(reports);
  const [first] = reports;
  const title = reports.length === 1 && first !== undefined ? documentName(first) : counted(reports.length, 'document');
  return html`${Html.trusted('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${REPORT_POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>Brand report: ${title}</title>
        <style>
          ${Html.trusted(REPORT_STYLE)}
        </style>
      </head>
      <body>
        ${ICONS}
        <a class="skip" href="#content">Skip to the content</a>
        <div class="page">
          <nav aria-label="Contents">${contents(documents)}</nav>
          <main id="content" tabindex="-1">
            ${documents.length > 1 && overview(documents)} ${documents.map(documentBlock)}
          </main>
        </div>
      </body>
    </html>`.text.replace(/\n\s+/g, '\n');
}

interface DocumentPart {
  readonly context: SectionContext;
  readonly sections: readonly ReportSection[];
}

function documentsOf(reports: readonly BrandCheckReport[]): readonly DocumentPart[] {
  let room = MAX_SHOWN;
  return reports.map((report, index) => {
    const numbers = new NumberedFindings(reports.length === 1 ? '' : `d${index + 1}-`, report, room);
    room -= numbers.size;
    const context = { report, numbers, level: reports.length === 1 ? 2 : 3 };
    return { context, sections: sectionsOf(context) };
  });
}

function sectionsOf(context: SectionContext): readonly ReportSection[] {
  const sections = [
    causesSection(context),
    placesSection(context),
    wholeDocumentSection(context),
    comparisonSection(context),
    notJudgedSection(context),
    acceptedSection(context),
    brandSection(context),
  ];
  return sections.filter((section) => section !== null);
}

function contents(documents: readonly DocumentPart[]): Html {
  const lists = documents.map(({ context, sections }) => {
    const links = sections.map(({ id, title, parts = [] }) => {
      const slides = parts.map(
        ({ id: part, title: name, label }) => html`<a href="#${part}" aria-label="${name}">${label}</a>`,
      );
      return html`<li>
        <a href="#${id}">${title}</a>${slides.length > 0 && html`<div class="slides">${slides}</div>`}
      </li>`;
    });
    const name =
      documents.length > 1 &&
      html`<li class="file"><a href="#${topOf(context)}">${documentName(context.report)}</a></li>`;
    return html`${name}${links}`;
  });
  return html`<p class="contents">Contents</p>
    <ol>
      ${lists}
    </ol>`;
}

function topOf({ numbers }: SectionContext): string {
  return `${numbers.prefix}top`;
}

/** The first part of a page on several documents. */
function overview(documents: readonly DocumentPart[]): Html {
  const rows = documents.map(
    ({ context }) =>
      html`<li>
        <a href="#${topOf(context)}">${documentName(context.report)}</a><span>${reportSentence(context.report)}</span>
      </li>`,
  );
  return html`<header class="masthead">
    <p class="eyebrow">Brand report</p>
    <h1>${counted(documents.length, 'document')}</h1>
    <ul class="overview">
      ${rows}
    </ul>
  </header>`;
}

function documentBlock({ context, sections }: DocumentPart): Html {
  const { report, level } = context;
  return html`<div class="document">
    <header class="masthead" id="${topOf(context)}">
      ${level === 2 && html`<p class="eyebrow">Brand report</p>`}
      <h${level - 1} class="name" id="${topOf(context)}n">${documentName(report)}</h${level - 1}>
      <p class="verdict ${gradeOf(report)}">${gradeIcon(report)}<span>${reportSentence(report)}</span></p>
      ${tallies(report)}
      <p class="facts-line">${factsOf(report)}</p>
    </header>
    ${leftOut(context)}
    ${sections.map(
      ({ id, title, content }) =>
        html`<section class="chapter" aria-labelledby="${id}${level > 2 && ` ${topOf(context)}n`}"><h${level} id="${id}">${title}</h${level}>${content}</section>`,
    )}
    ${howToAccept(report)}
  </div>`;
}

function howToAccept({ findings, document: { check } }: BrandCheckReport): Html | false {
  const how =
    check === null
      ? html`put its id into the file of <code>--suppressions</code>`
      : html`send its id to <code>POST /brand_checks/${check}/suppressions</code>`;
  return (
    findings.length > 0 &&
    html`<p class="note">
      A deviation that is meant can be accepted, so that later checks leave it out: ${how}, with a reason.
    </p>`
  );
}

/** The severity that decides the look of the verdict. Findings are sorted by severity. */
function gradeOf({ refusal, findings: [first] }: BrandCheckReport): 'critical' | 'high' | 'medium' | 'low' | 'good' {
  if (refusal !== null) return 'critical';
  return first?.severity ?? 'good';
}

function gradeIcon(report: BrandCheckReport): Html {
  return icon(gradeOf(report));
}

function tallies({ findings, accepted, refusal, comparison }: BrandCheckReport): Html | null {
  if (refusal !== null) return null;
  const counts = SEVERITIES.toReversed().map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 && html`<li class="${severity}"><b>${count}</b> ${icon(severity)}${SEVERITY_WORDS[severity]}</li>`;
  });
  return html`<ul class="tallies">
    ${counts.filter((one) => one !== false)} ${comparison !== null && html`<li><b>${comparison.new}</b> new</li>`}
    ${comparison !== null && comparison.changed > 0 && html`<li><b>${comparison.changed}</b> changed</li>`}
    ${accepted.length > 0 && html`<li><b>${accepted.length}</b> accepted</li>`}
  </ul>`;
}

function factsOf({ document: { format, judged, check, engineVersion } }: BrandCheckReport): Html {
  return html`${FORMAT_WORDS[format]} · checked
  ${momentInWords(judged)}${check !== null && html` · <code>${check}</code>`} · engine ${engineVersion}`;
}

function leftOut({ report: { findings }, numbers }: SectionContext): Html | false {
  const left = findings.length - numbers.size;
  if (left <= 0) return false;
  const further = left === 1 ? '1 further finding is' : `${NUMBER.format(left)} further findings are`;
  return html`<p class="note box">
    This page describes the ${NUMBER.format(numbers.size)} most severe findings. ${further} in the JSON report.
  </p>`;
}
