import type { PlaceholderSource, ShapeSource } from './source/shape-source.ts';

/** The `idx` of a placeholder that has lost its layout (MS-OI29500 2.1.1127). */
const ORPHAN = 4_294_967_295;
const DEFAULT_TYPE = 'obj';

/** Types of placeholders that are matched by type when no index matches. */
const MATCHED_BY_TYPE: ReadonlySet<string> = new Set(['title', 'dt', 'ftr', 'sldNum']);

/** The type of a master's placeholder by those of its layouts, which have more types. */
const MASTER_TYPES: ReadonlyMap<string, string> = new Map([
  ['ctrTitle', 'title'],
  ['subTitle', 'body'],
  ['obj', 'body'],
  ['chart', 'body'],
  ['tbl', 'body'],
  ['clipArt', 'body'],
  ['dgm', 'body'],
  ['media', 'body'],
  ['pic', 'body'],
]);

const TEXT_STYLES: ReadonlyMap<string, string> = new Map([
  ['title', 'title'],
  ['ctrTitle', 'title'],
  ['dt', 'other'],
  ['ftr', 'other'],
  ['sldNum', 'other'],
  ['hdr', 'other'],
]);

/** A shape with its path among all shapes of its slide, layout or master, groups included: `shape[2]/child[0]`. */
export interface LocatedShape {
  readonly shape: ShapeSource;
  readonly path: string;
}

/** The placeholders among shapes and in their groups, in document order. */
export function placeholdersOf(shapes: readonly ShapeSource[], path = '', step = 'shape'): readonly LocatedShape[] {
  return shapes.flatMap((shape, index) => {
    const own = `${path}${step}[${index}]`;
    const below = placeholdersOf(shape.children, `${own}/`, 'child');
    return shape.placeholder === undefined ? below : [{ shape, path: own }, ...below];
  });
}

/** The layout placeholder that a slide placeholder inherits from (effective values, 4.2, 1 to 3). */
export function layoutPlaceholder(
  { type, index }: PlaceholderSource,
  candidates: readonly LocatedShape[],
): LocatedShape | undefined {
  if (index === ORPHAN) return undefined;
  const sameIndex = candidates.filter(({ shape }) => shape.placeholder?.index === index);
  const kind = matchingType(type);
  const sameKind = (candidate: LocatedShape): boolean => matchingType(candidate.shape.placeholder?.type) === kind;
  if (sameIndex.length > 0) return sameIndex.find(sameKind) ?? sameIndex[0];
  return MATCHED_BY_TYPE.has(kind) ? candidates.find(sameKind) : undefined;
}

/** The master placeholder that a layout placeholder inherits from (4.2, 4). */
export function masterPlaceholder(type: string, candidates: readonly LocatedShape[]): LocatedShape | undefined {
  const wanted = MASTER_TYPES.get(type) ?? type;
  return candidates.find(({ shape }) => {
    const own = shape.placeholder?.type ?? DEFAULT_TYPE;
    return (MASTER_TYPES.get(own) ?? own) === wanted;
  });
}

/** The type of a slide placeholder: its own, else that of its layout placeholder, else `obj` (4.2, 5). */
export function placeholderType(own: PlaceholderSource, layout: LocatedShape | undefined): string {
  return own.type ?? layout?.shape.placeholder?.type ?? DEFAULT_TYPE;
}

/** Which of the master's text styles holds for a placeholder (4.1, row 6). */
export function textStyleOf(type: string): string {
  return TEXT_STYLES.get(type) ?? 'body';
}

function matchingType(type: string | undefined): string {
  return type === 'ctrTitle' ? 'title' : (type ?? DEFAULT_TYPE);
}
