import { lengthInWords, named } from '../../judging/in-words.ts';
import { defaulted, flag, numberFrom, param } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { picturesFor, shownPixels } from './pictures.ts';

const EMU_PER_INCH = 914_400;
/** A picture that misses the minimum by at most this share looks the same. */
const TOLERANCE = 0.1;

const DPI_PARAMS = {
  min_dpi: defaulted(
    numberFrom(1, 10_000),
    96,
    'The minimum number of pixels per inch at the size at which the picture is shown. Up to 10 % less is tolerated.',
  ),
  screen_only: param(flag, 'Accepted without effect.'),
};

/** Reports a picture that has too few pixels for its size; drawings have no pixels (check catalogue, 3.4). */
export const imageLowDpi = ruleCheck({
  type: 'image.low_dpi',
  severity: 'low',
  name: 'Pictures of enough pixels',
  summary: 'A picture has too few pixels for the size at which it is shown.',
  params: DPI_PARAMS,
  *find(rule, context) {
    const least = numberOf(rule, 'min_dpi', DPI_PARAMS.min_dpi.default);
    for (const { located, picture } of picturesFor(rule, context)) {
      const { frame, name } = located.shape;
      const shown = shownPixels(picture);
      if (frame === null || shown === null || frame.box.width <= 0 || picture.tiled || located.parked) continue;
      const dpi = (shown.width * EMU_PER_INCH) / frame.box.width;
      if (dpi >= least * (1 - TOLERANCE)) continue;
      const pixels = `${Math.round(shown.width)} × ${Math.round(shown.height)} px`;
      const detail = `${named('picture', name)} has ${pixels} on ${lengthInWords(frame.box.width)}: ${Math.floor(dpi)} dpi, needed ${least}.`;
      yield reportShape(rule, located, { title: 'Picture is too coarse', detail });
    }
  },
});
