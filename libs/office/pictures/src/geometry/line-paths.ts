import { written } from '../svg/numbers.ts';
import type { PresetSize } from './preset-size.ts';

/** A line with its two ends, each with the point from which the line comes. */
export interface LinePath {
  readonly data: string;
  readonly start: LineEnd;
  readonly end: LineEnd;
}

interface LineEnd {
  readonly at: Point;
  readonly from: Point;
}

type Point = readonly [x: number, y: number];

/** The paths of lines and connectors from the upper left to the lower right corner of their box; undefined for other geometries. */
export function linePath(geometry: string | null, size: PresetSize): LinePath | undefined {
  const { width, height, adjust } = size;
  const end: Point = [width, height];
  if (geometry === 'line' || geometry === 'straightConnector1') return through([[0, 0], end]);
  if (geometry === 'bentConnector2') return through([[0, 0], [width, 0], end]);
  if (geometry?.startsWith('bentConnector')) {
    const x = adjust('adj1', 0.5) * width;
    return through([[0, 0], [x, 0], [x, height], end]);
  }
  if (geometry === 'curvedConnector2') return curved([[0, 0], [width / 2, 0], [width, height / 2], end]);
  if (geometry?.startsWith('curvedConnector')) {
    const x = adjust('adj1', 0.5) * width;
    return curved([[0, 0], [x, 0], [x, height], end]);
  }
  return undefined;
}

/** Braces and brackets, which have no fill. */
export function bracketPath(geometry: string | null, { width, height }: PresetSize): string | undefined {
  const [w, h, m] = [written(width), written(height), written(height / 2)];
  const half = written(width / 2);
  switch (geometry ?? '') {
    case 'leftBracket':
      return `M${w} 0Q0 0 0 ${half}V${written(height - width / 2)}Q0 ${h} ${w} ${h}`;
    case 'rightBracket':
      return `M0 0Q${w} 0 ${w} ${half}V${written(height - width / 2)}Q${w} ${h} 0 ${h}`;
    case 'leftBrace':
      return `M${w} 0Q${half} 0 ${half} ${half}V${written(height / 2 - width / 2)}Q${half} ${m} 0 ${m}Q${half} ${m} ${half} ${written(height / 2 + width / 2)}V${written(height - width / 2)}Q${half} ${h} ${w} ${h}`;
    case 'rightBrace':
      return `M0 0Q${half} 0 ${half} ${half}V${written(height / 2 - width / 2)}Q${half} ${m} ${w} ${m}Q${half} ${m} ${half} ${written(height / 2 + width / 2)}V${written(height - width / 2)}Q${half} ${h} 0 ${h}`;
    default:
      return undefined;
  }
}

/** The head of an arrow at the end of a line, for a line of this width. */
export function arrowHead({ at, from }: LineEnd, lineWidth: number): string {
  const [x, y] = at;
  const angle = Math.atan2(y - from[1], x - from[0]);
  const length = 3 * Math.max(1.5, lineWidth);
  const corner = (across: number): string => {
    const [back, aside] = [-length, (across * length) / 2];
    const cornerX = x + back * Math.cos(angle) - aside * Math.sin(angle);
    const cornerY = y + back * Math.sin(angle) + aside * Math.cos(angle);
    return `${written(cornerX)} ${written(cornerY)}`;
  };
  return `M${written(x)} ${written(y)}L${corner(1)} ${corner(-1)}Z`;
}

function through(points: readonly [Point, ...Point[]]): LinePath {
  const [first, ...more] = points;
  const [last = first, before = first] = more.toReversed();
  const data = `M${pair(first)}L${more.map(pair).join(' ')}`;
  return {
    data,
    start: { at: first, from: more[0] ?? first },
    end: { at: last, from: more.length > 1 ? before : first },
  };
}

function curved([start, one, two, end]: readonly [Point, Point, Point, Point]): LinePath {
  const data = `M${pair(start)}C${pair(one)} ${pair(two)} ${pair(end)}`;
  return { data, start: { at: start, from: one }, end: { at: end, from: two } };
}

function pair([x, y]: Point): string {
  return `${written(x)} ${written(y)}`;
}
