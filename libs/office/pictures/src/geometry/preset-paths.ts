import { written } from '../svg/numbers.ts';
import { ADJUSTED_CORNERS } from './adjusted-corners.ts';
import { arc, cornered, ellipse, polygon } from './path.ts';
import type { PresetSize } from './preset-size.ts';

type PresetPath = (size: PresetSize) => string;

/** The paths of preset geometries (ECMA-376 Part 1, 20.1.10.56). Those that are not among them are drawn as their boxes. */
export const PRESET_PATHS: ReadonlyMap<string, PresetPath> = new Map<string, PresetPath>([
  ['ellipse', ({ width, height }) => ellipse(width, height)],
  ['flowChartConnector', ({ width, height }) => ellipse(width, height)],
  ['cloud', ({ width, height }) => ellipse(width, height)],
  ['wedgeEllipseCallout', ({ width, height }) => ellipse(width, height)],
  ['donut', donut],
  ['roundRect', (size) => corners(size, 'round', [['adj', 0.16667], 1, 1, 1, 1])],
  ['flowChartAlternateProcess', (size) => corners(size, 'round', [['', 0.16667], 1, 1, 1, 1])],
  ['flowChartTerminator', (size) => corners(size, 'round', [['', 0.5], 1, 1, 1, 1])],
  ['wedgeRoundRectCallout', (size) => corners(size, 'round', [['', 0.16667], 1, 1, 1, 1])],
  ['round1Rect', (size) => corners(size, 'round', [['adj', 0.16667], 0, 1, 0, 0])],
  ['round2SameRect', (size) => corners(size, 'round', [['adj1', 0.16667], 1, 1, 0, 0])],
  ['round2DiagRect', (size) => corners(size, 'round', [['adj1', 0.16667], 1, 0, 1, 0])],
  ['snip1Rect', (size) => corners(size, 'cut', [['adj', 0.16667], 0, 1, 0, 0])],
  ['snip2SameRect', (size) => corners(size, 'cut', [['adj1', 0.16667], 1, 1, 0, 0])],
  ['snip2DiagRect', (size) => corners(size, 'cut', [['adj2', 0.16667], 0, 1, 0, 1])],
  ['octagon', (size) => corners(size, 'cut', [['adj', 0.29289], 1, 1, 1, 1])],
  ['rtTriangle', polygonOf('0 0 100 100 0 100')],
  ['flowChartMerge', polygonOf('0 0 100 0 50 100')],
  ['diamond', polygonOf('50 0 100 50 50 100 0 50')],
  ['flowChartDecision', polygonOf('50 0 100 50 50 100 0 50')],
  ['flowChartInputOutput', polygonOf('20 0 100 0 80 100 0 100')],
  ['pentagon', polygonOf('50 0 100 38 81 100 19 100 0 38')],
  ['star5', polygonOf('50 0 62 38 100 38 69 62 81 100 50 77 19 100 31 62 0 38 38 38')],
  ['mathPlus', polygonOf('38 0 62 0 62 38 100 38 100 62 62 62 62 100 38 100 38 62 0 62 0 38 38 38')],
  ...[...ADJUSTED_CORNERS].map(
    ([name, cornersOf]) => [name, (size: PresetSize) => polygon(cornersOf(size), size.width, size.height)] as const,
  ),
  ['arc', ({ width, height, angle }) => arc(width, height, angle('adj1', 270), angle('adj2', 0))],
  [
    'pie',
    ({ width, height, angle }) =>
      `${arc(width, height, angle('adj1', 0), angle('adj2', 270))}${toMiddle(width, height)}`,
  ],
  ['chord', ({ width, height, angle }) => `${arc(width, height, angle('adj1', 45), angle('adj2', 270))}Z`],
]);

/** @param percents of width and height, in turn */
function polygonOf(percents: string): PresetPath {
  const numbers = percents.split(' ').map((percent) => Number(percent) / 100);
  const corners = numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
  return ({ width, height }) => polygon(corners, width, height);
}

/** @param first the name and the default of the adjust value, and then for each corner whether it is round or cut off */
function corners(
  { width, height, adjust }: PresetSize,
  style: 'round' | 'cut',
  [[name, otherwise], ...shares]: readonly [readonly [string, number], ...number[]],
): string {
  const length = Math.min(0.5, adjust(name, otherwise)) * Math.min(width, height);
  const radii = shares.map((share) => share * length);
  return cornered(width, height, radii, style);
}

function donut({ width, height, adjust }: PresetSize): string {
  const ring = Math.min(0.5, adjust('adj', 0.25)) * Math.min(width, height);
  return `${ellipse(width, height)}${ellipse(width - 2 * ring, height - 2 * ring, ring)}`;
}

function toMiddle(width: number, height: number): string {
  return `L${written(width / 2)} ${written(height / 2)}Z`;
}
