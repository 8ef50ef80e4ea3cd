import type { Bullet, Provenance, ScriptSlot } from '@livery/office-model';
import type { RunFormats } from './run-formats.ts';
import type { BulletSource } from './source/bullet-source.ts';
import type { ColorSource } from './source/color-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { RunPropertiesSource } from './source/run-properties-source.ts';

/** A value with where it was set. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}

/** What a run at one level inherits: for each property the first value of the chain (effective values, 4.1). */
export interface InheritedProperties {
  readonly fonts: Readonly<Record<Exclude<ScriptSlot, 'high_ansi'>, Sourced<string> | undefined>>;
  readonly size: Sourced<number> | undefined;
  readonly fill: Sourced<FillSource> | undefined;
  readonly highlight: Sourced<ColorSource> | undefined;
  readonly bold: boolean | undefined;
  readonly language: Sourced<string> | undefined;
}

/** What stands before a paragraph: for each property the first value of the chain. */
export interface InheritedBullet {
  readonly kind: BulletSource['kind'];
  readonly characters: string;
  readonly color: Sourced<ColorSource | null> | undefined;
  readonly font: Sourced<string | null> | undefined;
}

/** One step of the chain. */
export interface TextLayer {
  readonly properties: RunPropertiesSource;
  readonly bullet: BulletSource;
  readonly provenance: Provenance;
}

/** The inherited properties of one level, with what was made of them for texts that say nothing themselves. */
export interface TextLevel {
  readonly properties: InheritedProperties;
  readonly bullet: InheritedBullet;
  /** By scale of the autofit. */
  readonly formats: Map<number, RunFormats>;
  /** Undefined until it is asked for. */
  shownBullet: Bullet | null | undefined;
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
      bold: first(({ bold }) => bold)?.value,
      language: first(({ language }) => language),
    },
    bullet: inheritedBullet(layers),
    formats: new Map(),
    shownBullet: undefined,
  };
}

/** The nearest statements on the bullet of a paragraph. */
export function inheritedBullet(layers: readonly Pick<TextLayer, 'bullet' | 'provenance'>[]): InheritedBullet {
  const said = layers.filter(({ bullet }) => bullet.key !== '');
  const shown = said.find(({ bullet }) => bullet.kind !== undefined)?.bullet;
  const color = said.find(({ bullet }) => bullet.color !== undefined);
  const font = said.find(({ bullet }) => bullet.font !== undefined);
  return {
    kind: shown?.kind,
    characters: shown?.characters ?? '',
    color: color && { value: color.bullet.color ?? null, provenance: color.provenance },
    font: font && { value: font.bullet.font ?? null, provenance: font.provenance },
  };
}
