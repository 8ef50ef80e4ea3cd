import type { Paint, RunStyle } from '@livery/office-model';
import { composed } from '../color/contrast.ts';
import type { Backdrop } from './backdrops.ts';

/** What the characters show: their fill, or else their outline. */
export function inkOf({ paint, outline }: RunStyle): Paint {
  return paint.kind === 'none' ? outline : paint;
}

/** Whether text of a style differs from what lies behind it. Text counts as visible when this is unknown. */
export function isVisible(style: RunStyle, behind: () => Backdrop): boolean {
  const paint = inkOf(style);
  if (paint.kind === 'none') return false;
  if (paint.kind !== 'solid') return true;
  const { color } = paint;
  if (color.alpha === 0) return false;
  const { colors, isUnknown } = behind();
  return isUnknown || colors.some((below) => composed(color.rgb, color.alpha, below) !== below);
}
