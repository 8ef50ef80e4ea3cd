import type { Box } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import { boxOf, type GroupSpace, toInner } from '../presentation/group-space.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import type { Change } from './changes.ts';

/** Rounding makes boxes differ by so much, in EMU. */
const TOLERANCE = 1;

/** Writes the box of a shape in the coordinates of its group. @param space null for coordinates in a turned group */
export function writeBox(shape: ElementDraft, { from, to }: Change<'box'>, space: GroupSpace | null): Verdict {
  const properties = shape.child('p:spPr', 'p:grpSpPr');
  const transform = shape.child('p:xfrm') ?? properties?.child('a:xfrm');
  if (space === null || (transform !== undefined && isTurnedCrop(shape, transform))) return 'not_supported';
  const target = transform ?? properties?.ensure('a:xfrm');
  if (target === undefined) return 'not_supported';
  return target.once('box', JSON.stringify(to), () => writeTransform(target, { from, to }, space));
}

function writeTransform(
  transform: ElementDraft,
  { from, to }: { readonly from: Box; readonly to: Box },
  space: GroupSpace,
): Verdict {
  const written = boxOf(transform, 'a:off', 'a:ext');
  if (written !== undefined && !isNear(written, toInner(from, space), space)) return 'value_differs';
  set(transform, toInner(to, space));
  return { before: boxInWords(from), after: boxInWords(to) };
}

/** A cropped picture that is turned: its box is not that of what it shows. */
function isTurnedCrop(shape: ElementDraft, transform: ElementDraft): boolean {
  if (Number(transform.get('rot') ?? 0) === 0) return false;
  const fill = shape.child('p:blipFill') ?? shape.child('p:spPr')?.child('a:blipFill');
  const crop = fill?.child('a:srcRect');
  return crop !== undefined && ['l', 't', 'r', 'b'].some((side) => Number(crop.get(side) ?? 0) !== 0);
}

function isNear(one: Box, other: Box, { scaleX, scaleY }: GroupSpace): boolean {
  const near = (a: number, b: number, scale: number): boolean => Math.abs(a - b) * scale <= TOLERANCE;
  return (
    near(one.x, other.x, scaleX) &&
    near(one.y, other.y, scaleY) &&
    near(one.width, other.width, scaleX) &&
    near(one.height, other.height, scaleY)
  );
}

function set(transform: ElementDraft, { x, y, width, height }: Box): void {
  const [offset, extent] = ['a:off', 'a:ext'].map(
    (name) => transform.child(name) ?? transform.put(ElementDraft.made(name)),
  );
  offset?.set('x', `${Math.round(x)}`);
  offset?.set('y', `${Math.round(y)}`);
  extent?.set('cx', `${Math.round(width)}`);
  extent?.set('cy', `${Math.round(height)}`);
}

function boxInWords({ x, y, width, height }: Box): string {
  return `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)} EMU`;
}
