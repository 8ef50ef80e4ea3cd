import type { ColorSurface, DocumentChange, ValueSource } from '@livery/office-model';

type Kind = DocumentChange['kind'];

/** The writers of one kind of change: on which surfaces, and at which levels. Null where the change has no surface, or no level. */
interface Writers {
  readonly kind: Kind;
  readonly surfaces: readonly ColorSurface[] | null;
  readonly sources: readonly ValueSource[] | null;
}

/** What goes with its parts, from documents of both formats. */
const REMOVALS: Writers = { kind: 'remove', surfaces: null, sources: null };

const PPTX: readonly Writers[] = [REMOVALS, { kind: 'font', surfaces: ['text', 'table_text'], sources: ['run'] }];

const WRITERS: Readonly<Record<'pptx' | 'docx', readonly Writers[]>> = { pptx: PPTX, docx: [REMOVALS] };

/**
 * Whether `editDocument` writes a change. `surface` is what shows the value, null for changes without one; `source` is the level at which
 * the edit is written: an override of an inherited value is written at the run or at the shape.
 */
export function hasWriter(
  format: 'pptx' | 'docx',
  kind: Kind,
  surface: ColorSurface | null,
  source: ValueSource | null,
): boolean {
  return WRITERS[format].some(
    (writers) =>
      writers.kind === kind &&
      (writers.surfaces === null || (surface !== null && writers.surfaces.includes(surface))) &&
      (writers.sources === null || (source !== null && writers.sources.includes(source))),
  );
}
