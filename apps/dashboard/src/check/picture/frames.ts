import type { BrandCheckIllustration } from '@livery/sdk';
import type { NumberedFinding } from '../report/arrange.ts';

export type SlidePicture = BrandCheckIllustration['slides'][number];
type Box = SlidePicture['boxes'][number];

/** One picture has at most this number of frames. More would hide it. */
const MAX_FRAMES = 60;
/** A frame that takes more than this share of both sides is the slide itself, which needs none. */
const WHOLE = 97;
const SMALLEST = 1;

/** A frame around what findings are about, in per cent of the slide. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly findings: readonly NumberedFinding[];
}

/** The frames of a picture, the largest first, so that smaller ones lie above them. Findings at the same place share a frame. */
export function framesOf(picture: SlidePicture, findings: readonly NumberedFinding[]): readonly Frame[] {
  const byLocation = new Map(picture.boxes.map((box) => [box.location, box]));
  const frames = new Map<string, Omit<Frame, 'findings'> & { readonly findings: Set<NumberedFinding> }>();
  for (const numbered of findings) {
    for (const location of numbered.finding.locations) {
      const box = byLocation.get(location);
      if (box === undefined || frames.size >= MAX_FRAMES) continue;
      const place = placeOf(box, picture);
      const key = JSON.stringify(place);
      const known = frames.get(key) ?? { ...place, findings: new Set() };
      known.findings.add(numbered);
      frames.set(key, known);
    }
  }
  return [...frames.values()]
    .map((frame) => ({ ...frame, findings: [...frame.findings] }))
    .filter(({ width, height }) => width < WHOLE || height < WHOLE)
    .sort((one, two) => two.width * two.height - one.width * one.height);
}

/** A frame beside the slide is moved to the edge of the slide. */
function placeOf(box: Box, { width, height }: SlidePicture): Omit<Frame, 'findings'> {
  const left = startOf(box.x, width);
  const top = startOf(box.y, height);
  return {
    left,
    top,
    width: Math.max(SMALLEST, percent(Math.min(1, (box.x + box.width) / width)) - left),
    height: Math.max(SMALLEST, percent(Math.min(1, (box.y + box.height) / height)) - top),
  };
}

function startOf(position: number, size: number): number {
  return percent(Math.min(0.97, Math.max(0, position / size)));
}

function percent(part: number): number {
  return Number.isFinite(part) ? Math.round(part * 10_000) / 100 : 0;
}
