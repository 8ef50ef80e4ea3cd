import type { RunStyle } from '@livery/office-model';
import { composed } from '../color/contrast.ts';
import type { Backdrop } from './backdrops.ts';

/** Whether text of a style differs from what lies behind it. Text counts as visible when this is unknown. */
export function isVisible({ paint }: RunStyle, behind: () => Backdrop): boolean {
  if (paint.kind === 'none') return false;
  if (paint.kind !== 'solid') return true;
  const { color } = paint;
  if (color.alpha === 0) return false;
  const { colors, isUnknown } = behind();
  return isUnknown || colors.some((below) => composed(color.rgb, color.alpha, below) !== below);
}
