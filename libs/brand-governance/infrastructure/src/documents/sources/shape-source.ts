import type { ShapeKind } from '@livery/brand-governance-domain';
import type { FillSource } from './fill-source.ts';
import type { ShapeStyleSource } from './style-reference-source.ts';
import type { TableSource } from './table-source.ts';
import type { TextBodySource } from './text-body-source.ts';

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
  readonly placeholder: PlaceholderSource | undefined;
  readonly fill: FillSource | undefined;
  /** `useBgFill`: the shape shows what the slide's background shows. */
  readonly usesBackgroundFill: boolean;
  /** `a:ln` with a fill that shows. */
  readonly hasLine: boolean;
  readonly hasEffects: boolean;
  readonly style: ShapeStyleSource | undefined;
  readonly text: TextBodySource | undefined;
  readonly table: TableSource | undefined;
  readonly children: readonly ShapeSource[];
}
