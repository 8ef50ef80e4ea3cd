import type {
  BrandCheckReport,
  ReportedCause,
  ReportedFinding,
  ReportedPlace,
} from '@livery/brand-governance-application';
import { counted, type DocumentFormat } from '@livery/brand-governance-domain';
import { findingCard } from './finding-card.ts';
import { type Html, html } from './html.ts';
import type { NumberedFindings } from './numbered-findings.ts';
import { outlineOf } from './page-outline.ts';
import { capital, causeInWords, cut, slidesInWords, uncapital } from './report-words.ts';
import { pictureOf, slidePicture } from './slide-picture.ts';

/** How many findings that are described elsewhere a slide or page mentions. */
const MAX_MENTIONS = 12;

/** A part of the page with the entry that leads to it from the contents. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly content: Html;
  /** What the section consists of, for the contents. */
  readonly parts?: readonly { readonly id: string; readonly title: string; readonly label: string }[];
}

/** Everything that the sections of one document are made of. */
export interface SectionContext {
  readonly report: BrandCheckReport;
  readonly numbers: NumberedFindings;
  /** The level of the headings of sections. */
  readonly level: number;
}

/** What is changed once for the whole document. */
export function causesSection({ report, numbers, level }: SectionContext): ReportSection | null {
  const causes = report.causes.filter(({ findings }) => numbers.shown(findings).length > 0);
  if (causes.length === 0) return null;
  const id = `${numbers.prefix}causes`;
  return {
    id,
    title: 'Fix these first',
    content: html`<p class="lead">One change here settles every place where it shows.</p>
      ${causes.map((cause, index) => causeBlock(cause, `${id}${index}`, { report, numbers, level }))}`,
  };
}

function causeBlock(cause: ReportedCause, id: string, { report, numbers, level }: SectionContext): Html {
  const shows = cause.slides.length > 0 && html`<p class="scope">Shows on ${slidesInWords(cause.slides)}</p>`;
  return html`<div class="group" role="group" aria-labelledby="${id}">
    <div class="group-head"><h${level + 1} id="${id}">${causeInWords(cause, report.document.format)}</h${level + 1}>${shows}</div>
    <div class="cards wide">${cards(cause.findings, numbers, level + 2)}</div>
  </div>`;
}

/** Slide by slide, or page by page. */
export function placesSection(context: SectionContext): ReportSection | null {
  const { report, numbers } = context;
  const places = report.places.filter(
    ({ findings, elsewhere }) => numbers.shown(findings).length > 0 || numbers.shown(elsewhere).length > 0,
  );
  const [first] = places;
  if (first === undefined) return null;
  return {
    id: `${numbers.prefix}places`,
    title: first.kind === 'slide' ? 'Slide by slide' : 'Page by page',
    content: html`${missingPictures(report)}${leftOutSlides(report)}${places.map((place) => placeBlock(place, context))}`,
    parts: places.map((place) => {
      const label = String(place.kind === 'slide' ? place.number + 1 : place.number);
      return { id: placeId(place, numbers), title: `${capital(place.kind)} ${label}`, label };
    }),
  };
}

function missingPictures({ isDocumentKept, document: { format } }: BrandCheckReport): Html | null {
  if (isDocumentKept) return null;
  const what = format === 'pptx' ? 'Pictures of the slides' : 'Outlines of the pages';
  return html`<p class="note">${what} are missing, since the document of the check is not kept.</p>`;
}

function leftOutSlides({ illustration }: BrandCheckReport): Html | null {
  if (illustration?.format !== 'pptx' || illustration.leftOut.length === 0) return null;
  return html`<p class="note">
    The pictures of ${slidesInWords(illustration.leftOut)} are left out: together they are too large for one page.
  </p>`;
}

function placeId({ kind, number }: ReportedPlace, { prefix }: NumberedFindings): string {
  return `${prefix}${kind}${number}`;
}

function placeBlock(place: ReportedPlace, { report, numbers, level }: SectionContext): Html {
  const { kind, number } = place;
  const described = numbers.shown(place.findings);
  const elsewhere = numbers.shown(place.elsewhere);
  const id = placeId(place, numbers);
  const picture = kind === 'slide' ? pictureOf(report.illustration, number) : null;
  const side =
    picture === null
      ? kind === 'page' && outlineOf(report.illustration, number, [...described, ...elsewhere], numbers)
      : slidePicture(picture, [...described, ...elsewhere], numbers);
  return html`<div class="group place" role="group" aria-labelledby="${id}">
    <div class="group-head">
      <h${level + 1} id="${id}">${capital(kind)} ${kind === 'slide' ? number + 1 : number}</h${level + 1}>
      <p class="scope">${counted(described.length + elsewhere.length, 'finding')}</p>
    </div>
    <div class="${side === false ? 'unpictured' : 'pictured'}">
      ${side !== false && html`<div class="side">${side}</div>`}
      <div class="${side === false ? 'cards wide' : 'cards'}">
        ${cards(described, numbers, level + 2)}${mentions(elsewhere, kind, { report, numbers, level })}
      </div>
    </div>
  </div>`;
}

/** The findings that show here and are described elsewhere. */
function mentions(
  findings: readonly ReportedFinding[],
  kind: string,
  { report, numbers }: SectionContext,
): Html | null {
  if (findings.length === 0) return null;
  const left = findings.length - MAX_MENTIONS;
  return html`<div class="mentions">
    <p>Also on this ${kind}</p>
    <ul>
      ${findings.slice(0, MAX_MENTIONS).map(
        (finding) =>
          html`<li>
            <a href="#${numbers.idOf(finding)}"
              ><span class="number ${finding.severity}">${numbers.numberOf(finding)}</span
              ><span>${cut(finding.title, 120)} <small>${settledIn(finding, report.document.format)}</small></span></a
            >
          </li>`,
      )}
    </ul>
    ${left > 0 && html`<p class="note">and ${left} more</p>`}
  </div>`;
}

/** Where a finding is described: in its cause, or on the first slide or page that has it. */
function settledIn({ origin, slides: [slide = 0], pageNumber }: ReportedFinding, format: DocumentFormat): string {
  if (origin?.kind === 'layout' && origin.name === null) return 'in the layouts';
  if (origin !== null) return `in ${uncapital(causeInWords(origin, format))}`;
  return format === 'pptx' ? `see slide ${slide + 1}` : `see page ${pageNumber ?? 1}`;
}

/** What belongs to no slide and no page. */
export function wholeDocumentSection({ report, numbers, level }: SectionContext): ReportSection | null {
  const findings = numbers.shown(report.wholeDocument);
  if (findings.length === 0) return null;
  return {
    id: `${numbers.prefix}whole`,
    title: 'The whole document',
    content: html`<div class="cards wide">${cards(findings, numbers, level + 1)}</div>`,
  };
}

function cards(findings: readonly ReportedFinding[], numbers: NumberedFindings, level: number): readonly Html[] {
  return numbers.shown(findings).map((finding) => findingCard(finding, numbers, level));
}
