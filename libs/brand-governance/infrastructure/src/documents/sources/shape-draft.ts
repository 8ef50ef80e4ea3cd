import type { ShapeKind } from '@livery/brand-governance-domain';
import type { ShapeSource } from './shape-source.ts';

/** A drawable while it is read. */
export type ShapeDraft = {
  -readonly [Name in keyof Omit<ShapeSource, 'references' | 'children'>]: ShapeSource[Name];
} & {
  references: string[];
  children: ShapeSource[];
};

/** A drawable of which nothing is known but what it is. */
export function emptyDraft(kind: ShapeKind): ShapeDraft {
  return {
    kind,
    id: '',
    name: '',
    description: '',
    title: '',
    isDecorative: false,
    isHidden: false,
    isTextBox: false,
    geometry: undefined,
    placeholder: undefined,
    transform: undefined,
    fill: undefined,
    usesBackgroundFill: false,
    line: undefined,
    effects: undefined,
    blip: undefined,
    style: undefined,
    text: undefined,
    table: undefined,
    graphic: undefined,
    references: [],
    children: [],
  };
}
