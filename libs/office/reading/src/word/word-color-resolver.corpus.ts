import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Provenance } from '@livery/office-model';
import { luminanceOf, plain, withLuminance } from './word-color-resolver.ts';

const PACK = path.resolve(import.meta.dirname, '../../../../../../shared/brand-engine/golden_colors.json');
const HERE: Provenance = { source: 'run', part: null, location: null, name: 'the body' };

interface Vector {
  readonly base: string;
  readonly attribute: 'themeTint' | 'themeShade';
  readonly value: string;
  readonly expected: string;
  readonly tolerance: number;
}

describe('the colours that Word itself stored', () => {
  const vectors = vectorsOf(JSON.parse(readFileSync(PACK, 'utf8')));

  it('are those that the engine makes, within the tolerance of each', () => {
    expect(vectors).toHaveLength(167);
    expect(vectors.filter((vector) => distance(vector) > vector.tolerance)).toEqual([]);
  });
});

function distance({ base, attribute, value, expected }: Vector): number {
  const share = Number.parseInt(value, 16) / 255;
  const transforms = attribute === 'themeTint' ? luminanceOf(share, undefined) : luminanceOf(undefined, share);
  const { rgb } = withLuminance(plain(Number.parseInt(base, 16), HERE), transforms);
  const wanted = Number.parseInt(expected, 16);
  return Math.max(...[16, 8, 0].map((shift) => Math.abs(((rgb >> shift) & 255) - ((wanted >> shift) & 255))));
}

function vectorsOf(pack: unknown): readonly Vector[] {
  const word = memberOf(pack, 'word');
  return Array.isArray(word) ? word.map(vectorOf) : [];
}

function vectorOf(entry: unknown): Vector {
  const text = (name: string): string => String(memberOf(entry, name));
  const attribute = text('attribute') === 'themeTint' ? 'themeTint' : 'themeShade';
  const tolerance = Number(memberOf(entry, 'tolerance'));
  return { base: text('base'), attribute, value: text('value'), expected: text('expected'), tolerance };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}
