import type { Picture } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { lengthInWords } from '../../document-view/lengths.ts';
import type { PlacedShape } from '../../document-view/places.ts';
import type { CheckContext } from '../../judging/check.ts';
import { defaulted, flag, numberFrom, param, textList, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textsOf } from '../../judging/rule-params.ts';
import { bytesInWords, isAllowed } from '../security/package-checks.ts';

const EMU_PER_INCH = 914_400;

const DISTORTED_PARAMS = {
  tolerance: defaulted(numberFrom(0, 10), 0.02, 'By which share of its width a picture may be stretched: 0.02 is 2 %.'),
};
const DPI_PARAMS = {
  min_dpi: defaulted(
    numberFrom(1, 10_000),
    96,
    'The fewest pixels to the inch at the size at which the picture is shown.',
  ),
  screen_only: param(flag, 'Accepted, and without effect.'),
};
const UNAPPROVED_PARAMS = {
  approved_sha256: defaulted(textList, [], 'Hexadecimal SHA-256 of the pictures that are approved.'),
  allow_unknown: defaulted(flag, false, 'Whether any picture is allowed: the rule is silent then.'),
  ignore_smaller_px: defaulted(
    wholeNumberFrom(0, 100_000),
    64,
    'Pictures whose longer side has fewer pixels are not judged.',
  ),
};
const OVERSIZE_PARAMS = {
  max_bytes: defaulted(wholeNumberFrom(1, 1_000_000_000), 3_000_000, 'The most bytes of the file of a picture.'),
};

/** A picture whose proportions were changed (check catalogue, 3.4). */
export const imageDistorted = ruleCheck({
  type: 'image.distorted',
  severity: 'medium',
  name: 'Pictures in proportion',
  summary: 'A picture is stretched: its extent does not fit its cropped pixels.',
  params: DISTORTED_PARAMS,
  *find(rule, context) {
    const tolerance = numberOf(rule, 'tolerance', DISTORTED_PARAMS.tolerance.default);
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
  params: DPI_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_dpi', DPI_PARAMS.min_dpi.default);
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
  params: UNAPPROVED_PARAMS,
  example: { params: { approved_sha256: ['5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'] } },
  *find(rule, context) {
    if (flagOf(rule, 'allow_unknown', UNAPPROVED_PARAMS.allow_unknown.default)) return;
    const approved = new Set(textsOf(rule, 'approved_sha256').map((hash) => hash.toLowerCase()));
    const smallest = numberOf(rule, 'ignore_smaller_px', UNAPPROVED_PARAMS.ignore_smaller_px.default);
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
  params: {
    allow_domains: defaulted(textList, [], 'Domains from which pictures may be loaded, with those below them.'),
  },
  example: { params: { allow_domains: ['example.com'] } },
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
  params: OVERSIZE_PARAMS,
  *find(rule, context) {
    const most = numberOf(rule, 'max_bytes', OVERSIZE_PARAMS.max_bytes.default);
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
  return context.view(rule).shapes.flatMap((placed) => {
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
