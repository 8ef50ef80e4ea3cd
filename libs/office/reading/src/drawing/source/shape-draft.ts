import type { ShapeKind } from '@livery/office-model';
import type { ShapeSource } from './shape-source.ts';

const NONE: readonly string[] = [];

/** A drawable while it is read. */
export type ShapeDraft = {
  -readonly [Name in keyof Omit<ShapeSource, 'children'>]: ShapeSource[Name];
} & {
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
    references: NONE,
    children: [],
  };
}

/** Notes relationship ids that the drawable refers to. A list that is made new is half the size of one that has grown. */
export function refer(draft: ShapeDraft, ids: readonly (string | undefined)[]): void {
  draft.references = draft.references.concat(ids.filter((id) => id !== undefined));
}
