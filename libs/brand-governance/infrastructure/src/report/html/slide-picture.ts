import type { Illustration, LocationBox, ReportedFinding, SlidePicture } from '@livery/brand-governance-application';
import { listInWords, SEVERITIES, type Severity } from '@livery/brand-governance-domain';
import { type Html, html } from './html.ts';
import type { NumberedFindings } from './numbered-findings.ts';
import { cut } from './report-words.ts';

/** How many boxes one picture has. More would hide it. */
const MAX_BOXES = 60;
/** How many numbers stand in one row. */
const MAX_NUMBERS = 5;
/** What a number takes of the width of a picture on a phone, in per cent. */
const NUMBER_WIDTH = 8.5;
/** A box that takes more than this share of both sides is the slide itself, which needs no box. */
const WHOLE = 97;

/** A box with the findings whose shape it surrounds, as shares of the slide in per cent. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly findings: ReportedFinding[];
}

export function pictureOf(illustration: Illustration | null, slide: number): SlidePicture | null {
  if (illustration?.format !== 'pptx') return null;
  return illustration.slides.find(({ slideIndex }) => slideIndex === slide) ?? null;
}

/**
 * The picture of a slide with numbered boxes. The drawing is an image of its own, so that nothing in it can reach the page.
 */
export function slidePicture(
  picture: SlidePicture,
  findings: readonly ReportedFinding[],
  numbers: NumberedFindings,
): Html {
  const { slideIndex, width, height, svg } = picture;
  const frames = framesOf(picture, findings);
  const data = Buffer.from(svg.toWellFormed()).toString('base64');
  return html`<div class="picture" style="aspect-ratio:${width}/${height}">
    <img src="data:image/svg+xml;base64,${data}" alt="Slide ${slideIndex + 1}" width="${width}" height="${height}" />
    ${frames.map((frame) => html`<i class="frame-box ${worstOf(frame.findings)}" style="${boxStyle(frame)}"></i>`)}
    ${rowsOf(frames, width / height).map((row) => numberRow(row, numbers))}
  </div>`;
}

function boxStyle({ left, top, width, height }: Frame): string {
  return `left:${left}%;top:${top}%;width:${width}%;height:${height}%`;
}

/** The largest first, so that smaller ones lie above them. */
function framesOf({ boxes, width, height }: SlidePicture, findings: readonly ReportedFinding[]): readonly Frame[] {
  const byLocation = new Map(boxes.map((box) => [box.location, box]));
  const frames = new Map<string, Frame>();
  for (const finding of findings) {
    for (const location of finding.locations) {
      const box = byLocation.get(location);
      if (box === undefined) continue;
      const frame = frameOf(box, width, height);
      const key = boxStyle(frame);
      const known = frames.get(key) ?? frame;
      if (!known.findings.includes(finding)) known.findings.push(finding);
      frames.set(key, known);
      if (frames.size >= MAX_BOXES) break;
    }
  }
  return [...frames.values()]
    .filter(({ width: across, height: down }) => across < WHOLE || down < WHOLE)
    .sort((one, two) => two.width * two.height - one.width * one.height);
}

/** Shapes beside the slide are shown at its edge. */
function frameOf(box: LocationBox, width: number, height: number): Frame {
  const left = share(box.x, width);
  const top = share(box.y, height);
  return {
    left,
    top,
    width: Math.max(1, percent(Math.min(1, (box.x + box.width) / width)) - left),
    height: Math.max(1, percent(Math.min(1, (box.y + box.height) / height)) - top),
    findings: [],
  };
}

function share(position: number, size: number): number {
  return percent(Math.min(0.97, Math.max(0, position / size)));
}

function percent(part: number): number {
  return Number.isFinite(part) ? Math.round(part * 10_000) / 100 : 0;
}

/** Numbers in one row, which begins at a corner of a box. */
interface NumberRow {
  readonly left: number;
  readonly top: number;
  readonly findings: Set<ReportedFinding>;
}

/** Puts the numbers at free corners of their boxes. Rows that would cover each other on a phone at all corners become one. */
function rowsOf(frames: readonly Frame[], aspectRatio: number): readonly NumberRow[] {
  const rows: NumberRow[] = [];
  for (const frame of frames) {
    const corners = cornersOf(frame);
    const row = corners.find((one) => findCovered(rows, one, aspectRatio) < 0) ?? corners[0];
    for (
      let covered = findCovered(rows, row, aspectRatio);
      covered >= 0;
      covered = findCovered(rows, row, aspectRatio)
    ) {
      const [other] = rows.splice(covered, 1);
      for (const finding of other?.findings ?? []) row.findings.add(finding);
    }
    rows.push(row);
  }
  return rows;
}

/** The rows that a box may have, the one at its upper left corner first. */
function cornersOf({ left, top, width, height, findings }: Frame): readonly [NumberRow, ...NumberRow[]] {
  const row = { left, top, findings: new Set(findings) };
  const right = Math.max(left, left + width - widthOf(row));
  const bottom = top + height;
  return [row, { ...row, left: right }, { ...row, top: bottom }, { ...row, left: right, top: bottom }];
}

function findCovered(rows: readonly NumberRow[], row: NumberRow, aspectRatio: number): number {
  return rows.findIndex(
    (other) =>
      Math.abs(other.top - row.top) < NUMBER_WIDTH * aspectRatio &&
      startOf(other) < startOf(row) + widthOf(row) &&
      startOf(row) < startOf(other) + widthOf(other),
  );
}

/** A row that would leave the slide begins further left. */
function startOf(row: NumberRow): number {
  return Math.max(0, Math.min(row.left, 100 - widthOf(row)));
}

function widthOf({ findings }: NumberRow): number {
  return Math.min(findings.size, MAX_NUMBERS + 1) * NUMBER_WIDTH;
}

function numberRow(row: NumberRow, numbers: NumberedFindings): Html {
  const findings = [...row.findings].sort((one, two) => (numbers.numberOf(one) ?? 0) - (numbers.numberOf(two) ?? 0));
  const links = findings
    .slice(0, MAX_NUMBERS)
    .map(
      (finding) =>
        html`<a class="number ${finding.severity}" href="#${numbers.idOf(finding)}"
          ><span class="unseen">Finding </span>${numbers.numberOf(finding)}<span class="unseen"
            >: ${cut(finding.title, 80)}</span
          ></a
        >`,
    );
  const hidden = findings.slice(MAX_NUMBERS).map((finding) => String(numbers.numberOf(finding)));
  return html`<div class="numbers" style="left:${startOf(row)}%;top:${row.top}%">
    ${links}${
      hidden.length > 0 &&
      html`<span class="number more" title="${listInWords(hidden)}"
        >+${hidden.length}<span class="unseen">: ${listInWords(hidden)}</span></span
      >`
    }
  </div>`;
}

function worstOf(findings: readonly ReportedFinding[]): Severity {
  return SEVERITIES.findLast((severity) => findings.some((finding) => finding.severity === severity)) ?? 'low';
}
