import type { JsonValue } from '@livery/kernel';
import fc, { type Arbitrary } from 'fast-check';
import { nastyText, nastyValue } from './nasty-values.ts';

type Step = string | number;

/** A value with one member replaced, taken away, or added. Whether it still fits its schema, the schema has to say. */
export function spoiled(fitting: Arbitrary<JsonValue>): Arbitrary<JsonValue> {
  const ways = fc.constantFrom('replace', 'replace', 'remove', 'add');
  return fc.tuple(fitting, fc.nat(), ways, nastyText, nastyValue).map(([value, choice, way, name, nasty]) => {
    const places = placesWithin(value);
    const place = places[choice % places.length] ?? [];
    if (way === 'add') return changed(value, [...place, name === '' ? 'colour' : name], nasty);
    return changed(value, place, way === 'remove' ? undefined : nasty);
  });
}

function placesWithin(value: JsonValue, path: readonly Step[] = []): readonly (readonly Step[])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...members.flatMap(([name, member]) => placesWithin(member, [...path, name]))];
}

function changed(value: JsonValue, [step, ...rest]: readonly Step[], replacement: JsonValue | undefined): JsonValue {
  if (step === undefined) return replacement ?? null;
  if (typeof value !== 'object' || value === null) return replacement ?? value;
  const entries = Object.entries(value).filter(([name]) => name !== String(step));
  const old = Object.entries(value).find(([name]) => name === String(step))?.[1];
  const next = rest.length === 0 ? replacement : changed(old ?? null, rest, replacement);
  const all = next === undefined ? entries : [...entries, [String(step), next] as const];
  return Array.isArray(value) ? all.map(([, member]) => member) : Object.fromEntries(all);
}
