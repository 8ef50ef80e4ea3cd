import type { ShapeKind } from '@livery/office-model';
import type { ShapeSource } from './shape-source.ts';

const NONE: readonly string[] = [];

/** A shape while it is read. */
export type ShapeDraft = {
  -readonly [Name in keyof Omit<ShapeSource, 'children'>]: ShapeSource[Name];
} & {
  children: ShapeSource[];
};

/** A shape of which only the kind has been read. */
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

/** Notes relationship ids that a shape refers to, in a new list: it takes half the memory of a list that has grown. */
export function refer(draft: ShapeDraft, ids: readonly (string | undefined)[]): void {
  draft.references = draft.references.concat(ids.filter((id) => id !== undefined));
}
