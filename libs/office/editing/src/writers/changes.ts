import type { ColorSurface, DocumentChange } from '@livery/office-model';

/** A change of one kind. */
export type Change<Kind extends DocumentChange['kind']> = Extract<DocumentChange, { kind: Kind }>;

/** The changes of run properties. */
export type RunChange = Change<'color' | 'font' | 'size' | 'language'>;

/** The surfaces of text whose colour stands in its runs or in what they inherit from. */
const TEXTS: ReadonlySet<ColorSurface> = new Set(['text', 'table_text', 'notes_text', 'chart_text']);

/** The change as one of run properties; undefined for all others. */
export function runChange(change: DocumentChange): RunChange | undefined {
  if (change.kind === 'color') return TEXTS.has(change.surface) ? change : undefined;
  return change.kind === 'font' || change.kind === 'size' || change.kind === 'language' ? change : undefined;
}

/** Why nothing writes a change at a place that has writers for others. */
export function reasonAgainst(change: DocumentChange): 'gradient' | 'smartart' | 'not_supported' {
  if (change.kind !== 'color') return 'not_supported';
  if (change.surface === 'gradient_stop') return 'gradient';
  return change.surface.startsWith('smartart') ? 'smartart' : 'not_supported';
}
