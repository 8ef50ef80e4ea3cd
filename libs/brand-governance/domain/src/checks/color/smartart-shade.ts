import type { EffectiveColor } from '@livery/office-model';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import { visibleTransforms } from './accepted-colors.ts';

/** The transforms by which the colour styles of SmartArt tell neighbouring shapes apart (ECMA-376 Part 1, 21.4.3). No menu offers them. */
const OFFSETS: ReadonlySet<string> = new Set(['hueOff', 'satOff', 'lumOff']);
/** The CIEDE2000 distance from the colour of the theme below which such a colour is slightly different at most. */
const SLIGHT = 5;

/** Whether a colour is one that the layout of SmartArt has made of a colour of the theme, so that it is hardly told from that. */
export function isShadeOfSmartArt(color: EffectiveColor): boolean {
  const transforms = visibleTransforms(color);
  if (color.theme === null || transforms.length === 0) return false;
  if (!transforms.every(({ name }) => OFFSETS.has(name))) return false;
  return ciede2000(toLab(color.rgb), toLab(color.theme.rgb)) < SLIGHT;
}
