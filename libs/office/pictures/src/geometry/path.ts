import { written } from '../svg/numbers.ts';

/** Points of a polygon as shares of the box. */
export type Corners = readonly (readonly [x: number, y: number])[];

/** The data of an SVG path through the corners. */
export function polygon(corners: Corners, width: number, height: number): string {
  const [first, ...more] = corners.map(([x, y]) => `${written(x * width)} ${written(y * height)}`);
  return `M${first ?? '0 0'}L${more.join(' ')}Z`;
}

/** A rectangle whose corners, from the upper left one clockwise, are round or cut off by these lengths. */
export function cornered(width: number, height: number, radii: readonly number[], style: 'round' | 'cut'): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii;
  const corner = (radius: number, x: number, y: number): string => {
    if (radius === 0) return '';
    return style === 'cut'
      ? `L${written(x)} ${written(y)}`
      : `A${written(radius)} ${written(radius)} 0 0 1 ${written(x)} ${written(y)}`;
  };
  return [
    `M${written(a)} 0H${written(width - b)}${corner(b, width, b)}`,
    `V${written(height - c)}${corner(c, width - c, height)}`,
    `H${written(d)}${corner(d, 0, height - d)}`,
    `V${written(a)}${corner(a, a, 0)}Z`,
  ].join('');
}

/** An ellipse in a box at a distance from the left and from the top. */
export function ellipse(width: number, height: number, distance = 0): string {
  const radii = `${written(width / 2)} ${written(height / 2)}`;
  const y = written(distance + height / 2);
  const [left, right] = [written(distance), written(distance + width)];
  return `M${left} ${y}A${radii} 0 0 1 ${right} ${y}A${radii} 0 0 1 ${left} ${y}Z`;
}

/** An arc of the ellipse in the box, from one angle to another, in degrees clockwise from the right. */
export function arc(width: number, height: number, from: number, to: number): string {
  const [across, down] = [width / 2, height / 2];
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${written(across + across * Math.cos(angle))} ${written(down + down * Math.sin(angle))}`;
  };
  const sweep = (((to - from) % 360) + 360) % 360;
  const isLarge = sweep > 180 ? 1 : 0;
  return `M${point(from)}A${written(across)} ${written(down)} 0 ${isLarge} 1 ${point(to)}`;
}
