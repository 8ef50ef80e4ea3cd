import type { Bullet, Provenance, ScriptSlot } from '@livery/office-model';
import type { RunFormats } from './run-formats.ts';
import type { BulletSource } from './source/bullet-source.ts';
import type { ColorSource } from './source/color-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { RunPropertiesSource } from './source/run-properties-source.ts';
import type { TextDecorationSource } from './source/text-decoration-source.ts';

/** A value with its provenance. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}

/** What a run at one level inherits: for each property the nearest value of the text chain (effective values, 4.1). */
export interface InheritedProperties {
  readonly fonts: Readonly<Record<Exclude<ScriptSlot, 'high_ansi'>, Sourced<string> | undefined>>;
  readonly size: Sourced<number> | undefined;
  readonly fill: Sourced<FillSource> | undefined;
  readonly highlight: Sourced<ColorSource> | undefined;
  readonly bold: boolean | undefined;
  readonly language: Sourced<string> | undefined;
  readonly decorations: InheritedDecorations;
}

/** Each property of a decoration with its provenance. */
export type InheritedDecorations = {
  readonly [Name in keyof TextDecorationSource]-?: Sourced<NonUndefined<TextDecorationSource[Name]>> | undefined;
};

type NonUndefined<Value> = Value extends undefined ? never : Value;

/** What a paragraph inherits of bullets: for each property the nearest value of the text chain. */
export interface InheritedBullet {
  readonly kind: BulletSource['kind'];
  readonly characters: string;
  readonly color: Sourced<ColorSource | null> | undefined;
  readonly font: Sourced<string | null> | undefined;
}

/** One step of the text chain: what one source says of a level. */
export interface TextLayer {
  readonly properties: RunPropertiesSource;
  readonly bullet: BulletSource;
  readonly provenance: Provenance;
}

/** The inherited properties of one level, with the results for runs and paragraphs that say nothing themselves. */
export interface TextLevel {
  readonly properties: InheritedProperties;
  readonly bullet: InheritedBullet;
  /** The formats of runs that say nothing themselves, by font scale. */
  readonly formats: Map<number, RunFormats>;
  /** The resolved bullet; undefined until it is asked for. */
  shownBullet: Bullet | null | undefined;
}

/** Makes a level from its layers, the nearest first. For each property the nearest layer with a value wins. */
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
      decorations: {
        outline: first(({ decoration }) => decoration?.outline),
        effects: first(({ decoration }) => decoration?.effects),
        isUnderlined: first(({ decoration }) => decoration?.isUnderlined),
        underline: first(({ decoration }) => decoration?.underline),
      },
    },
    bullet: inheritedBullet(layers),
    formats: new Map(),
    shownBullet: undefined,
  };
}

/** The nearest value for each property of a bullet. @param layers the nearest first */
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
