import type { Box, DocumentChange, Picture } from '@livery/office-model';
import type { LocatedShape } from '../document-view/located-content.ts';
import { isInSmartArt } from '../document-view/located-content.ts';
import type { Fix, Unfixable } from './fix.ts';

/** Changes a shape itself. */
export function shapeFix(located: LocatedShape, change: DocumentChange): Fix | Unfixable {
  if (isInSmartArt(located)) return 'smartart';
  return { kind: change.kind, cause: located.container.cause, surface: null, changesAt: () => [change] };
}

/** Gives a picture another box. Where a picture is turned and cropped, its box is not that of what it shows. */
export function boxFix(located: LocatedShape, { crop }: Picture, changed: (box: Box) => Box): Fix | Unfixable {
  const { frame } = located.shape;
  if (frame === null) return 'not_supported';
  const isCropped = [crop.left, crop.top, crop.right, crop.bottom].some((share) => share !== 0);
  if (frame.rotation !== 0 && isCropped) return 'not_supported';
  return shapeFix(located, { kind: 'box', from: frame.box, to: rounded(changed(frame.box)) });
}

function rounded({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
