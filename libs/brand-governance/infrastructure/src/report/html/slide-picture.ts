import type { Illustration, LocationBox, ReportedFinding, SlidePicture } from '@livery/brand-governance-application';
import { SEVERITIES, type Severity } from '@livery/brand-governance-domain';
import { type Html, html } from './html.ts';
import type { NumberedFindings } from './numbered-findings.ts';
import { cut } from './report-words.ts';

/** How many boxes one picture has. More would hide it. */
const MAX_BOXES = 60;
/** Boxes whose corners are nearer than this share of the slide have their numbers in one row. */
const NEAR = 0.03;

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
    ${rowsOf(frames).map((row) => numberRow(row, numbers))}
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
  return [...frames.values()].sort((one, two) => two.width * two.height - one.width * one.height);
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

interface NumberRow {
  readonly left: number;
  readonly top: number;
  readonly findings: Set<ReportedFinding>;
}

function rowsOf(frames: readonly Frame[]): readonly NumberRow[] {
  const rows: NumberRow[] = [];
  for (const { left, top, findings } of frames) {
    const near = rows.find((row) => Math.abs(row.left - left) < NEAR * 100 && Math.abs(row.top - top) < NEAR * 100);
    const row = near ?? { left, top, findings: new Set() };
    if (near === undefined) rows.push(row);
    for (const finding of findings) row.findings.add(finding);
  }
  return rows;
}

function numberRow({ left, top, findings }: NumberRow, numbers: NumberedFindings): Html {
  const links = [...findings].map(
    (finding) =>
      html`<a class="number ${finding.severity}" href="#${numbers.idOf(finding)}"
        ><span class="unseen">Finding </span>${numbers.numberOf(finding)}<span class="unseen"
          >: ${cut(finding.title, 80)}</span
        ></a
      >`,
  );
  const side = left > 70 ? `right:${Math.round((100 - left) * 100) / 100 - 3}%` : `left:${left}%`;
  return html`<div class="numbers" style="${side};top:${top}%">${links}</div>`;
}

function worstOf(findings: readonly ReportedFinding[]): Severity {
  return SEVERITIES.findLast((severity) => findings.some((finding) => finding.severity === severity)) ?? 'low';
}
