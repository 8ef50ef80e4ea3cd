import type { ShapeKind } from '@livery/office-model';
import type { BlipSource } from './blip-source.ts';
import type { EffectSource } from './effect-source.ts';
import type { FillSource } from './fill-source.ts';
import type { LineSource } from './line-source.ts';
import type { ShapeStyleSource } from './style-reference-source.ts';
import type { TableSource } from './table-source.ts';
import type { TextBodySource } from './text-body-source.ts';
import type { TransformSource } from './transform-source.ts';

/** `p:ph` as it is written. */
export interface PlaceholderSource {
  readonly type: string | undefined;
  /** Absent is 0. */
  readonly index: number;
}

/** A drawable as it is written. */
export interface ShapeSource {
  readonly kind: ShapeKind;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly isDecorative: boolean;
  readonly isHidden: boolean;
  readonly isTextBox: boolean;
  /** `prst` of a preset geometry. */
  readonly geometry: string | undefined;
  readonly placeholder: PlaceholderSource | undefined;
  readonly transform: TransformSource | undefined;
  readonly fill: FillSource | undefined;
  /** `useBgFill`: the shape shows what the slide's background shows. */
  readonly usesBackgroundFill: boolean;
  readonly line: LineSource | undefined;
  /** Undefined when the shape says nothing of effects. */
  readonly effects: readonly EffectSource[] | undefined;
  /** Of a picture: what it shows. */
  readonly blip: BlipSource | undefined;
  readonly style: ShapeStyleSource | undefined;
  readonly text: TextBodySource | undefined;
  readonly table: TableSource | undefined;
  /** Relationship ids of a chart's part, or of the data of a SmartArt graphic. */
  readonly graphic: string | undefined;
  /** Relationship ids of all that it refers to. */
  readonly references: readonly string[];
  readonly children: readonly ShapeSource[];
}
