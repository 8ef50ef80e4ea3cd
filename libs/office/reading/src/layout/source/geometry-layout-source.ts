import type { FreeformPath, PathCommand } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';

/** A freeform with more numbers is not drawn, but shown as its box. */
const MAX_NUMBERS = 1_000;
const DEGREE = 60_000;

const COMMANDS: ReadonlyMap<string, PathCommand['name']> = new Map([
  ['a:moveTo', 'M'],
  ['a:lnTo', 'L'],
  ['a:quadBezTo', 'Q'],
  ['a:cubicBezTo', 'C'],
  ['a:arcTo', 'A'],
  ['a:close', 'Z'],
]);

/** How many numbers a command needs. */
const NUMBERS: Readonly<Record<PathCommand['name'], number>> = { M: 2, L: 2, Q: 4, C: 6, A: 4, Z: 0 };

/** Reads the adjust values of `a:prstGeom`: guides with the formula `val 16667` (ECMA-376 Part 1, 20.1.9.5). */
export function readAdjusts(set: (name: string, value: number) => void): ElementReader {
  return {
    child: (list) => {
      if (list !== 'a:avLst') return undefined;
      return {
        child: (name, attributes) => {
          const value = integer(/^val (-?\d+)$/.exec(attributes.get('fmla') ?? '')?.[1]);
          const guide = attributes.copy('name');
          if (name === 'a:gd' && value !== undefined && guide !== undefined) set(guide, value);
          return undefined;
        },
      };
    },
  };
}

/** Reads the paths of `a:custGeom` (ECMA-376 Part 1, 20.1.9.8). @param set gets null when a point is a formula, or when there are too many points */
export function readPaths(set: (paths: readonly FreeformPath[] | null) => void): ElementReader {
  const paths: FreeformPath[] = [];
  const size = { numbers: 0, isKnown: true };
  return {
    child: (name) =>
      name === 'a:pathLst'
        ? { child: (path, own) => (path === 'a:path' ? readPath(own, paths, size) : undefined) }
        : undefined,
    end: () => set(size.isKnown && paths.length > 0 ? paths : null),
  };
}

function readPath(attributes: XmlAttributes, paths: FreeformPath[], size: { numbers: number; isKnown: boolean }) {
  const commands: PathCommand[] = [];
  const path = {
    width: integer(attributes.get('w')) ?? 0,
    height: integer(attributes.get('h')) ?? 0,
    filled: attributes.get('fill') !== 'none',
    stroked: attributes.get('stroke') !== '0' && attributes.get('stroke') !== 'false',
    commands,
  };
  paths.push(path);
  return {
    child: (element: string, own: XmlAttributes): ElementReader | undefined => {
      const name = COMMANDS.get(element);
      if (name === undefined || !size.isKnown) return undefined;
      const numbers = name === 'A' ? arcOf(own) : [];
      return {
        child: (_: string, point: XmlAttributes) => void numbers.push(integer(point.get('x')), integer(point.get('y'))),
        end: () => {
          const known = numbers.filter((number) => number !== undefined);
          size.numbers += 1 + known.length;
          if (known.length !== NUMBERS[name] || size.numbers > MAX_NUMBERS) size.isKnown = false;
          commands.push({ name, numbers: known });
        },
      };
    },
  };
}

function arcOf(attributes: XmlAttributes): (number | undefined)[] {
  const angle = (name: string): number | undefined => {
    const written = integer(attributes.get(name));
    return written === undefined ? undefined : written / DEGREE;
  };
  return [integer(attributes.get('wR')), integer(attributes.get('hR')), angle('stAng'), angle('swAng')];
}
