import type { FreeformPath } from '@livery/office-model';
import { written } from '../svg/numbers.ts';

/** The data of an SVG path for a path of a freeform in a box of this size, in points. */
export function freeformPath({ commands, width, height }: FreeformPath, across: number, down: number): string {
  const [scaleX, scaleY] = [across / Math.max(1, width), down / Math.max(1, height)];
  let [x, y] = [0, 0];
  return commands
    .map(({ name, numbers }) => {
      if (name === 'Z') return 'Z';
      if (name !== 'A') {
        [x = 0, y = 0] = numbers.slice(-2);
        return name + numbers.map((number, index) => written(number * (index % 2 === 0 ? scaleX : scaleY))).join(' ');
      }
      const [radiusX = 0, radiusY = 0, start = 0, sweep = 0] = numbers;
      const [from, to] = [(start * Math.PI) / 180, ((start + sweep) * Math.PI) / 180];
      x += radiusX * (Math.cos(to) - Math.cos(from));
      y += radiusY * (Math.sin(to) - Math.sin(from));
      const radii = `${written(radiusX * scaleX)} ${written(radiusY * scaleY)}`;
      const flags = `${Math.abs(sweep) > 180 ? 1 : 0} ${sweep >= 0 ? 1 : 0}`;
      return `A${radii} 0 ${flags} ${written(x * scaleX)} ${written(y * scaleY)}`;
    })
    .join('');
}
