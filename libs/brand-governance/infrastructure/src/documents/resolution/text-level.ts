import type { Provenance, RunStyle, ScriptSlot } from '@livery/brand-governance-domain';
import type { ColorSource } from '../sources/color-source.ts';
import type { FillSource } from '../sources/fill-source.ts';
import type { RunPropertiesSource } from '../sources/run-properties-source.ts';

/** A value with where it was set. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}

/** What a run at one level inherits: for each property the first value of the chain (effective values, 4.1). */
export interface InheritedProperties {
  readonly fonts: Readonly<Record<ScriptSlot, Sourced<string> | undefined>>;
  readonly size: Sourced<number> | undefined;
  readonly fill: Sourced<FillSource> | undefined;
  readonly highlight: Sourced<ColorSource> | undefined;
}

/** One step of the chain. */
export interface TextLayer {
  readonly properties: RunPropertiesSource;
  readonly provenance: Provenance;
}

/** The inherited properties of one level, with the run styles that were made of them. */
export interface TextLevel {
  readonly properties: InheritedProperties;
  readonly styles: Map<string, RunStyle>;
}

/** Makes a level of its layers, nearest first: the first that says something wins, property by property. */
export function textLevel(layers: readonly TextLayer[]): TextLevel {
  const first = <Value>(get: (properties: RunPropertiesSource) => Value | undefined): Sourced<Value> | undefined => {
    for (const { properties, provenance } of layers) {
      const value = get(properties);
      if (value !== undefined) return { value, provenance };
    }
    return undefined;
  };
  return {
    properties: {
      fonts: {
        latin: first(({ latin }) => latin),
        ea: first(({ ea }) => ea),
        cs: first(({ cs }) => cs),
        sym: first(({ sym }) => sym),
      },
      size: first(({ size }) => size),
      fill: first(({ fill }) => fill),
      highlight: first(({ highlight }) => highlight),
    },
    styles: new Map(),
  };
}
