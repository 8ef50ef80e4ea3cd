import type { ColorSurface, DocumentChange, ValueSource } from '@livery/office-model';
import type { DocumentFormat } from '../document-format.ts';

/** Changes of one kind that can be written: on which surfaces, and at which levels. Null where a change has no surface, or any level will do. */
export interface WritableChange {
  readonly kind: DocumentChange['kind'];
  readonly surfaces: readonly ColorSurface[] | null;
  readonly sources: readonly ValueSource[] | null;
}

/** What the editor of documents writes. A finding is fixable only if its change is in this table. */
const WRITABLE: Readonly<Record<DocumentFormat, readonly WritableChange[]>> = {
  pptx: [{ kind: 'font', surfaces: ['text', 'table_text'], sources: ['run'] }],
  docx: [],
};

/** Whether a change can be written. @param source the level at which it is written: an override is written at the run or at the shape */
export function isWritable(
  format: DocumentFormat,
  kind: DocumentChange['kind'],
  surface: ColorSurface | null,
  source: ValueSource,
): boolean {
  return WRITABLE[format].some(
    (one) =>
      one.kind === kind &&
      (one.surfaces === null || (surface !== null && one.surfaces.includes(surface))) &&
      (one.sources === null || one.sources.includes(source)),
  );
}
