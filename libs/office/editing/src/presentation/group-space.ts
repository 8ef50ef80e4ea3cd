import type { Box } from '@livery/office-model';
import type { ElementDraft } from '../xml/element-draft.ts';

/** The coordinates in which the shapes of a group are written, as scale and offset of those of the slide, in EMU. */
export interface GroupSpace {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

export const SLIDE_SPACE: GroupSpace = { scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0 };

/** The coordinates within a group; null when it is turned or flipped, or lies in such a group. @param transform `a:xfrm` of the group */
export function insideOf(transform: ElementDraft | undefined, outer: GroupSpace | null): GroupSpace | null {
  if (outer === null || (transform !== undefined && isTurned(transform))) return null;
  const box = transform && boxOf(transform, 'a:off', 'a:ext');
  const inner = transform && boxOf(transform, 'a:chOff', 'a:chExt');
  if (box === undefined || inner === undefined) return outer;
  const across = inner.width === 0 ? 1 : box.width / inner.width;
  const down = inner.height === 0 ? 1 : box.height / inner.height;
  return {
    scaleX: outer.scaleX * across,
    scaleY: outer.scaleY * down,
    offsetX: outer.offsetX + outer.scaleX * (box.x - inner.x * across),
    offsetY: outer.offsetY + outer.scaleY * (box.y - inner.y * down),
  };
}

/** A box of the slide in the coordinates of a group. */
export function toInner({ x, y, width, height }: Box, space: GroupSpace): Box {
  return {
    x: (x - space.offsetX) / space.scaleX,
    y: (y - space.offsetY) / space.scaleY,
    width: width / space.scaleX,
    height: height / space.scaleY,
  };
}

/** The box that a transform sets; undefined without an extent. */
export function boxOf(transform: ElementDraft, offset: string, extent: string): Box | undefined {
  const [off, ext] = [transform.child(offset), transform.child(extent)];
  if (ext === undefined) return undefined;
  const emu = (element: ElementDraft | undefined, name: string): number => Number(element?.get(name) ?? 0) || 0;
  return { x: emu(off, 'x'), y: emu(off, 'y'), width: emu(ext, 'cx'), height: emu(ext, 'cy') };
}

export function isTurned(transform: ElementDraft): boolean {
  return (
    Number(transform.get('rot') ?? 0) !== 0 ||
    ['flipH', 'flipV'].some((name) => /^(?:1|true)$/.test(transform.get(name) ?? ''))
  );
}
