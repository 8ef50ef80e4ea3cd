import type { DocumentChange } from '@livery/office-model';

type Kind = DocumentChange['kind'];

const LOOKS: readonly Kind[] = ['color', 'theme_color', 'footer', 'table_header', 'remove_shape', 'box'];
const PLACE: readonly Kind[] = ['box', 'footer', 'margins', 'remove_shape'];
const SPACE: readonly Kind[] = [...PLACE, 'size', 'font', 'theme_font', 'text', 'direct_formatting'];
const WORDS: readonly Kind[] = ['text', 'footer', 'direct_formatting', 'remove', 'remove_shape'];
const SIZES: readonly Kind[] = ['size', 'footer'];

/** Which kinds of changes can cause findings, by their type or its family. Any change can cause the others. */
const CAUSES: ReadonlyMap<string, readonly Kind[]> = new Map([
  ['check', LOOKS],
  ['contrast', LOOKS],
  ['color', LOOKS],
  ['hidden', [...LOOKS, 'size']],
  ['font', ['font', 'theme_font', 'footer']],
  ['font.size_allowed', SIZES],
  ['font.size_max', SIZES],
  ['font.size_min', SIZES],
  ['docx.heading_style', ['size', 'text']],
  ['lang', ['language', 'text', 'footer']],
  ['layout', ['remove']],
  ['text', WORDS],
  ['text.autofit_small', SIZES],
  ['term', WORDS],
  ['shape', SPACE],
  ['shape.overlap', PLACE],
  ['shape.off_slide', PLACE],
  ['shape.outside_margin', PLACE],
  ['image', SPACE],
  ['logo', SPACE],
]);

/** What a run inherits when a property of its own is removed. */
const INHERITED: ReadonlyMap<string, Kind> = new Map([
  ['rFonts', 'font'],
  ['sz', 'size'],
  ['szCs', 'size'],
  ['color', 'color'],
  ['textFill', 'color'],
]);

/** The kinds of changes that can cause findings of a type; null if all can. */
export function kindsThatCause(type: string): readonly Kind[] | null {
  return CAUSES.get(type) ?? CAUSES.get(type.split('.')[0] ?? '') ?? null;
}

/** Whether a change is of one of these kinds, or has the effect of one. */
export function actsAs(change: DocumentChange, kinds: readonly Kind[]): boolean {
  if (kinds.includes(change.kind)) return true;
  if (change.kind !== 'direct_formatting') return false;
  return change.properties.some((name) => {
    const kind = INHERITED.get(name);
    return kind !== undefined && kinds.includes(kind);
  });
}
