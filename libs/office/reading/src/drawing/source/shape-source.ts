import type { ShapeKind } from '@livery/office-model';
import type { BlipSource } from './blip-source.ts';
import type { EffectSource } from './effect-source.ts';
import type { FillSource } from './fill-source.ts';
import type { LineSource } from './line-source.ts';
import type { ShapeStyleSource } from './style-reference-source.ts';
import type { TableSource } from './table-source.ts';
import type { TextBodySource } from './text-body-source.ts';
import type { TransformSource } from './transform-source.ts';

/** `p:ph` as it is written (ECMA-376 Part 1, 19.3.1.36). */
export interface PlaceholderSource {
  readonly type: string | undefined;
  /** `idx`; 0 when it is absent. */
  readonly index: number;
}

/**
 * A shape, picture, connector, group or graphic frame as it is written (ECMA-376 Part 1, 19.3.1.43, 19.3.1.37, 19.3.1.19, 19.3.1.22 and
 * 19.3.1.21): all that can stand in a shape tree.
 */
export interface ShapeSource {
  readonly kind: ShapeKind;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly isDecorative: boolean;
  readonly isHidden: boolean;
  readonly isTextBox: boolean;
  /** The name of a preset geometry (`prst`); `rect` or `custom` for a freeform. */
  readonly geometry: string | undefined;
  readonly placeholder: PlaceholderSource | undefined;
  readonly transform: TransformSource | undefined;
  readonly fill: FillSource | undefined;
  /** The shape is filled with the background of the slide (`useBgFill`). */
  readonly usesBackgroundFill: boolean;
  readonly line: LineSource | undefined;
  /** Undefined when the shape says nothing of effects. */
  readonly effects: readonly EffectSource[] | undefined;
  /** What a picture shows. */
  readonly blip: BlipSource | undefined;
  readonly style: ShapeStyleSource | undefined;
  readonly text: TextBodySource | undefined;
  readonly table: TableSource | undefined;
  /** The relationship id of a chart's part, or of the data of a SmartArt graphic. */
  readonly graphic: string | undefined;
  /** The relationship ids of everything that the shape refers to. */
  readonly references: readonly string[];
  readonly children: readonly ShapeSource[];
}
