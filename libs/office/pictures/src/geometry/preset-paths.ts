import { arc, type Corners, cornered, ellipse, polygon } from './path.ts';

/** The size of a shape in points, and its adjust values as fractions. */
export interface PresetSize {
  readonly width: number;
  readonly height: number;
  /** The adjust value with this name, or else the other, as a fraction between 0 and 1. */
  readonly adjust: (name: string, otherwise: number) => number;
  /** The adjust value with this name as degrees. */
  readonly angle: (name: string, otherwise: number) => number;
}

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
  [
    'triangle',
    fixed(({ adjust }) => [
      [adjust('adj', 0.5), 0],
      [1, 1],
      [0, 1],
    ]),
  ],
  [
    'rtTriangle',
    fixed(() => [
      [0, 0],
      [1, 1],
      [0, 1],
    ]),
  ],
  [
    'flowChartMerge',
    fixed(() => [
      [0, 0],
      [1, 0],
      [0.5, 1],
    ]),
  ],
  [
    'diamond',
    fixed(() => [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]),
  ],
  [
    'flowChartDecision',
    fixed(() => [
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]),
  ],
  [
    'pentagon',
    fixed(() => [
      [0.5, 0],
      [1, 0.38],
      [0.81, 1],
      [0.19, 1],
      [0, 0.38],
    ]),
  ],
  [
    'star5',
    fixed(() => [
      [0.5, 0],
      [0.62, 0.38],
      [1, 0.38],
      [0.69, 0.62],
      [0.81, 1],
      [0.5, 0.77],
      [0.19, 1],
      [0.31, 0.62],
      [0, 0.38],
      [0.38, 0.38],
    ]),
  ],
  [
    'parallelogram',
    fixed((size) => {
      const at = acrossOf(size, 'adj', 0.25);
      return [
        [at, 0],
        [1, 0],
        [1 - at, 1],
        [0, 1],
      ];
    }),
  ],
  [
    'flowChartInputOutput',
    fixed(() => [
      [0.2, 0],
      [1, 0],
      [0.8, 1],
      [0, 1],
    ]),
  ],
  [
    'trapezoid',
    fixed((size) => {
      const at = Math.min(0.5, acrossOf(size, 'adj', 0.25));
      return [
        [at, 0],
        [1 - at, 0],
        [1, 1],
        [0, 1],
      ];
    }),
  ],
  [
    'hexagon',
    fixed((size) => {
      const at = Math.min(0.5, acrossOf(size, 'adj', 0.25));
      return [
        [at, 0],
        [1 - at, 0],
        [1, 0.5],
        [1 - at, 1],
        [at, 1],
        [0, 0.5],
      ];
    }),
  ],
  [
    'homePlate',
    fixed((size) => {
      const at = 1 - acrossOf(size, 'adj', 0.5);
      return [
        [0, 0],
        [at, 0],
        [1, 0.5],
        [at, 1],
        [0, 1],
      ];
    }),
  ],
  [
    'chevron',
    fixed((size) => {
      const at = acrossOf(size, 'adj', 0.5);
      return [
        [0, 0],
        [1 - at, 0],
        [1, 0.5],
        [1 - at, 1],
        [0, 1],
        [at, 0.5],
      ];
    }),
  ],
  ['plus', fixed((size) => plus(acrossOf(size, 'adj', 0.25), downOf(size, 'adj', 0.25)))],
  ['mathPlus', fixed(() => plus(0.38, 0.38))],
  ['rightArrow', fixed((size) => arrow(size))],
  ['leftArrow', fixed((size) => mirrored(arrow(size)))],
  ['downArrow', fixed((size) => turned(arrow(turnedSize(size))))],
  ['upArrow', fixed((size) => turned(mirrored(arrow(turnedSize(size)))))],
  ['leftRightArrow', fixed((size) => doubleArrow(size))],
  ['upDownArrow', fixed((size) => turned(doubleArrow(turnedSize(size))))],
  ['arc', ({ width, height, angle }) => arc(width, height, angle('adj1', 270), angle('adj2', 0))],
  [
    'pie',
    ({ width, height, angle }) =>
      `${arc(width, height, angle('adj1', 0), angle('adj2', 270))}L${width / 2} ${height / 2}Z`,
  ],
  ['chord', ({ width, height, angle }) => `${arc(width, height, angle('adj1', 45), angle('adj2', 270))}Z`],
]);

function fixed(cornersOf: (size: PresetSize) => Corners): PresetPath {
  return (size) => polygon(cornersOf(size), size.width, size.height);
}

/** @param first the name and the default of the adjust value, and then for each corner whether it is round or cut off */
function corners(
  { width, height, adjust }: PresetSize,
  style: 'round' | 'cut',
  [[name, otherwise], ...shares]: readonly [readonly [string, number], ...number[]],
): string {
  const length = Math.min(0.5, adjust(name, otherwise)) * Math.min(width, height);
  return cornered(
    width,
    height,
    shares.map((share) => share * length),
    style,
  );
}

/** An adjust value is a share of the shorter side; this is the same length as a share of the width. */
function acrossOf({ width, height, adjust }: PresetSize, name: string, otherwise: number): number {
  return width === 0 ? 0 : Math.min(1, (adjust(name, otherwise) * Math.min(width, height)) / width);
}

function downOf({ width, height, adjust }: PresetSize, name: string, otherwise: number): number {
  return height === 0 ? 0 : Math.min(1, (adjust(name, otherwise) * Math.min(width, height)) / height);
}

function donut({ width, height, adjust }: PresetSize): string {
  const ring = Math.min(0.5, adjust('adj', 0.25)) * Math.min(width, height);
  const hole = ellipse(Math.max(0, width - 2 * ring), Math.max(0, height - 2 * ring));
  return `${ellipse(width, height)}${moved(hole, ring)}`;
}

/** The path moved by the same length to the right and down. */
function moved(path: string, length: number): string {
  return path.replace(/(M|1 )(-?[\d.]+) (-?[\d.]+)/g, (_, before: string, x: string, y: string) => {
    return `${before}${Number(x) + length} ${Number(y) + length}`;
  });
}

function plus(across: number, down: number): Corners {
  const [x, y] = [Math.min(0.5, across), Math.min(0.5, down)];
  return [
    [x, 0],
    [1 - x, 0],
    [1 - x, y],
    [1, y],
    [1, 1 - y],
    [1 - x, 1 - y],
    [1 - x, 1],
    [x, 1],
    [x, 1 - y],
    [0, 1 - y],
    [0, y],
    [x, y],
  ];
}

/** An arrow to the right: `adj1` is the share of the height that the shaft has, `adj2` the length of the head. */
function arrow(size: PresetSize): Corners {
  const head = 1 - acrossOf(size, 'adj2', 0.5);
  const shaft = (1 - size.adjust('adj1', 0.5)) / 2;
  return [
    [0, shaft],
    [head, shaft],
    [head, 0],
    [1, 0.5],
    [head, 1],
    [head, 1 - shaft],
    [0, 1 - shaft],
  ];
}

function doubleArrow(size: PresetSize): Corners {
  const head = Math.min(0.5, acrossOf(size, 'adj2', 0.5));
  const shaft = (1 - size.adjust('adj1', 0.5)) / 2;
  return [
    [0, 0.5],
    [head, 0],
    [head, shaft],
    [1 - head, shaft],
    [1 - head, 0],
    [1, 0.5],
    [1 - head, 1],
    [1 - head, 1 - shaft],
    [head, 1 - shaft],
    [head, 1],
  ];
}

function mirrored(points: Corners): Corners {
  return points.map(([x, y]) => [1 - x, y]);
}

/** Right becomes down. */
function turned(points: Corners): Corners {
  return points.map(([x, y]) => [y, x]);
}

function turnedSize(size: PresetSize): PresetSize {
  return { ...size, width: size.height, height: size.width };
}
