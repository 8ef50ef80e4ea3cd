import type { BrandRule } from '../brand-rule.ts';
import type { Picture } from '../document/picture.ts';
import type { CheckContext } from './check.ts';
import type { DocumentView } from './document-view.ts';
import type { PlacedShape } from './places.ts';
import { lengthInWords } from './lengths.ts';
import { bytesInWords, isAllowed } from './package-checks.ts';
import { type ParamCheck, flag, numberFrom, textList, wholeNumberFrom } from './param-checks.ts';
import { reportShape, ruleCheck } from './rule-check.ts';
import { flagOf, numberOf, textsOf } from './rule-params.ts';

const EMU_PER_INCH = 914_400;

/** A picture whose proportions were changed (check catalogue, 3.4). */
export const imageDistorted = ruleCheck({
  type: 'image.distorted',
  severity: 'medium',
  name: 'Pictures in proportion',
  summary: 'A picture is stretched: its extent does not fit its cropped pixels.',
  params: { tolerance: numberFrom(0, 10) },
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', 0.02);
    for (const { placed, picture } of picturesFor(rule, context)) {
      const stretch = picture.tiled ? null : stretchOf(placed, picture);
      if (stretch === null || Math.abs(stretch - 1) <= tolerance) continue;
      const detail = `"${placed.shape.name}" is stretched by ${percent(stretch > 1 ? stretch - 1 : 1 / stretch - 1)} in ${stretch > 1 ? 'width' : 'height'}.`;
      yield reportShape(rule, placed, { title: 'Picture is distorted', detail });
    }
  },
});

/** A picture with too few pixels for its size (check catalogue, 3.4). */
export const imageLowDpi = ruleCheck({
  type: 'image.low_dpi',
  severity: 'low',
  name: 'Pictures of enough pixels',
  summary: 'A picture has too few pixels for the size at which it is shown.',
  params: { min_dpi: numberFrom(1, 10_000), screen_only: flag },
  *find(rule, context) {
    const least = numberOf(rule, 'min_dpi', 96);
    for (const { placed, picture } of picturesFor(rule, context)) {
      const { frame, name } = placed.shape;
      const shown = shownPixels(picture);
      if (frame === null || shown === null || frame.box.width <= 0 || picture.tiled) continue;
      const dpi = (shown.width * EMU_PER_INCH) / frame.box.width;
      if (dpi >= least) continue;
      const pixels = `${Math.round(shown.width)} × ${Math.round(shown.height)} px`;
      const detail = `"${name}": ${pixels} shown at ${lengthInWords(frame.box.width)}: ${Math.floor(dpi)} dpi, minimum ${least}.`;
      yield reportShape(rule, placed, { title: 'Picture is too coarse', detail });
    }
  },
});

/** A picture whose content is not in the library (check catalogue, 3.4). */
export const imageUnapproved = ruleCheck({
  type: 'image.unapproved',
  severity: 'high',
  name: 'Approved pictures only',
  summary: "The content hash of a picture is not among the library's.",
  params: { approved_sha256: textList, allow_unknown: flag, ignore_smaller_px: wholeNumberFrom(0, 100_000) },
  *find(rule, context) {
    if (flagOf(rule, 'allow_unknown', false)) return;
    const approved = new Set(textsOf(rule, 'approved_sha256').map((hash) => hash.toLowerCase()));
    const smallest = numberOf(rule, 'ignore_smaller_px', 64);
    for (const { placed, picture } of picturesFor(rule, context)) {
      const { part, sha256, pixels } = picture;
      const isSmall = pixels !== null && Math.max(pixels.width, pixels.height) < smallest;
      if (part === null || isSmall || (sha256 !== null && approved.has(sha256))) continue;
      if (sha256 === null && approved.size > 0) {
        context.omit('image', `The content of ${part} could not be read.`, placed.address);
        continue;
      }
      const detail = `The content hash of ${part.slice(part.lastIndexOf('/') + 1)} is not in the library.`;
      yield reportShape(rule, placed, { title: 'Picture is not approved', detail, besides: [`part[${part}]`] });
    }
  },
});

/** A picture that is linked and not stored (check catalogue, 3.4). */
export const imageLinkedExternal = ruleCheck({
  type: 'image.linked_external',
  severity: 'medium',
  name: 'Pictures stored in the file',
  summary: 'A picture is linked to an address outside and not stored in the file.',
  params: { allow_domains: textList },
  *find(rule, context) {
    for (const { placed, picture } of picturesFor(rule, context)) {
      if (picture.linkedTo === null || isAllowed(rule, picture.linkedTo)) continue;
      const detail = `"${placed.shape.name}" loads from ${picture.linkedTo}.`;
      yield reportShape(rule, placed, { title: 'Picture is linked, not stored', detail });
    }
  },
});

/** A picture of too many bytes (check catalogue, 3.4). */
export const imageOversize = ruleCheck({
  type: 'image.oversize',
  severity: 'low',
  name: 'Pictures of few bytes',
  summary: 'The file of a picture is very large.',
  params: { max_bytes: wholeNumberFrom(1, 1_000_000_000) } satisfies Readonly<Record<string, ParamCheck>>,
  *find(rule, context) {
    const most = numberOf(rule, 'max_bytes', 3_000_000);
    for (const { placed, picture } of picturesFor(rule, context)) {
      const { part, sizeBytes } = picture;
      if (part === null || sizeBytes === null || sizeBytes <= most) continue;
      const name = part.slice(part.lastIndexOf('/') + 1);
      const detail = `${name} has ${bytesInWords(sizeBytes)}, allowed ${bytesInWords(most)}.`;
      yield reportShape(rule, placed, { title: 'Picture is very large', detail, besides: [`part[${part}]`] });
    }
  },
});

interface PlacedPicture {
  readonly placed: PlacedShape;
  readonly picture: Picture;
}

/** The pictures of slides, layouts and masters. */
export function picturesFor(rule: BrandRule, context: CheckContext): readonly PlacedPicture[] {
  return context.view(rule).once(picturesIn);
}

function picturesIn({ shapes }: DocumentView): readonly PlacedPicture[] {
  return shapes.flatMap((placed) => {
    const { picture, kind } = placed.shape;
    return picture === null || kind === 'ole_object' ? [] : [{ placed, picture }];
  });
}

/** Width over height as shown, divided by what the cropped pixels have; null when either is not known. */
export function stretchOf({ shape }: PlacedShape, picture: Picture): number | null {
  const shown = shownPixels(picture);
  const box = shape.frame?.box;
  if (shown === null || box === undefined || box.width <= 0 || box.height <= 0) return null;
  return box.width / box.height / (shown.width / shown.height);
}

/** The pixels that are left after cropping. */
function shownPixels({ pixels, crop }: Picture): { readonly width: number; readonly height: number } | null {
  if (pixels === null) return null;
  const width = pixels.width * (1 - crop.left - crop.right);
  const height = pixels.height * (1 - crop.top - crop.bottom);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** `12 %`, `8.4 %`. */
export function percent(share: number): string {
  const value = share * 100;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} %`;
}
