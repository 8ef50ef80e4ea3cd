import type { JsonValue } from '@livery/kernel';
import fc, { type Arbitrary } from 'fast-check';
import { nastyText, nastyValue } from './nasty-values.ts';

type Step = string | number;

/** Generates values with one member replaced, removed or added. The result may still fit its schema. */
export function spoiled(fitting: Arbitrary<JsonValue>): Arbitrary<JsonValue> {
  const ways = fc.constantFrom('replace', 'replace', 'remove', 'add');
  return fc.tuple(fitting, fc.nat(), ways, nastyText, nastyValue).map(([value, choice, way, name, nasty]) => {
    const paths = pathsWithin(value);
    const path = paths[choice % paths.length] ?? [];
    if (way === 'add') return changed(value, [...path, name === '' ? 'colour' : name], nasty);
    return changed(value, path, way === 'remove' ? undefined : nasty);
  });
}

function pathsWithin(value: JsonValue, path: readonly Step[] = []): readonly (readonly Step[])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...members.flatMap(([name, member]) => pathsWithin(member, [...path, name]))];
}

function changed(value: JsonValue, [step, ...rest]: readonly Step[], replacement: JsonValue | undefined): JsonValue {
  if (step === undefined) return replacement ?? null;
  if (typeof value !== 'object' || value === null) return replacement ?? value;
  const entries = Object.entries(value).filter(([name]) => name !== String(step));
  const old = Object.entries(value).find(([name]) => name === String(step))?.[1];
  const next = rest.length === 0 ? replacement : changed(old ?? null, rest, replacement);
  const members = next === undefined ? entries : [...entries, [String(step), next] as const];
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
