import type { ColorSurface } from './color-surface.ts';
import type { DocumentChange } from './document-edit.ts';
import type { DocumentModel } from './document-model.ts';
import type { ValueSource } from './value-source.ts';

type Format = DocumentModel['format'];
type Kind = DocumentChange['kind'];

/** Changes that can be written: on which surfaces and at which levels. Null where surface or level make no difference. */
interface Writable {
  readonly kinds: readonly Kind[];
  readonly surfaces: readonly ColorSurface[] | null;
  readonly sources: readonly ValueSource[] | null;
}

/** Documents of both formats lose these things together with their parts. */
const REMOVALS: Writable = { kinds: ['remove'], surfaces: null, sources: null };

const LAYERS = ['shape', 'layout', 'master'] as const;
const OF_TEXT = ['run', ...LAYERS, 'master_text_style', 'presentation_default'] as const;
const OF_CELLS = ['run', ...LAYERS, 'presentation_default'] as const;
const OF_NOTES = ['run', 'shape', 'master', 'master_text_style', 'presentation_default'] as const;
const RUN_KINDS = ['color', 'font', 'size', 'language'] as const;

const PPTX: readonly Writable[] = [
  REMOVALS,
  { kinds: RUN_KINDS, surfaces: ['text'], sources: OF_TEXT },
  { kinds: RUN_KINDS, surfaces: ['table_text'], sources: OF_CELLS },
  { kinds: RUN_KINDS, surfaces: ['notes_text'], sources: OF_NOTES },
  { kinds: RUN_KINDS, surfaces: ['chart_text'], sources: ['chart', 'run'] },
  { kinds: ['color'], surfaces: ['text'], sources: ['shape_style'] },
  { kinds: ['color', 'font'], surfaces: ['table_text'], sources: ['table_style'] },
  { kinds: ['color', 'font'], surfaces: ['bullet'], sources: OF_TEXT },
  { kinds: ['color'], surfaces: ['fill', 'line'], sources: [...LAYERS, 'shape_style'] },
  { kinds: ['color'], surfaces: ['background'], sources: LAYERS },
  { kinds: ['color'], surfaces: ['table_fill', 'table_border'], sources: [...LAYERS, 'table_style'] },
  { kinds: ['color'], surfaces: ['chart_series', 'chart_area', 'chart_line'], sources: ['chart', 'shape'] },
  { kinds: ['color'], surfaces: ['chart_series'], sources: ['chart_style'] },
  { kinds: ['theme_color', 'theme_font'], surfaces: null, sources: ['theme'] },
  { kinds: ['text'], surfaces: ['text', 'table_text', 'notes_text', 'chart_text'], sources: null },
  { kinds: ['box', 'footer', 'table_header', 'remove_shape'], surfaces: null, sources: null },
];

const OF_WORD = ['run', 'paragraph_style', 'character_style', 'table_style', 'doc_defaults'] as const;

const DOCX: readonly Writable[] = [
  REMOVALS,
  { kinds: RUN_KINDS, surfaces: ['text'], sources: OF_WORD },
  { kinds: ['color'], surfaces: ['shading', 'border'], sources: OF_WORD },
  { kinds: ['color'], surfaces: ['border'], sources: ['section'] },
  { kinds: ['color'], surfaces: ['table_fill', 'table_border'], sources: ['run', 'table_style'] },
  { kinds: ['color'], surfaces: ['drawing_fill', 'drawing_line'], sources: ['shape', 'shape_style'] },
  { kinds: ['theme_color', 'theme_font'], surfaces: null, sources: ['theme'] },
  { kinds: ['text'], surfaces: ['text'], sources: null },
  { kinds: ['table_header', 'margins', 'direct_formatting'], surfaces: null, sources: null },
];

const WRITABLE: Readonly<Record<Format, readonly Writable[]>> = { pptx: PPTX, docx: DOCX };

/**
 * Whether the editor of documents writes a change. A finding is fixable only if it does.
 * @param surface what shows the value; null for changes without one
 * @param source the level at which the change is written, null for changes without one: what overrides an inherited value is written at
 * the run or at the shape, also in charts
 */
export function isWritable(
  format: Format,
  kind: Kind,
  surface: ColorSurface | null,
  source: ValueSource | null,
): boolean {
  return WRITABLE[format].some(
    ({ kinds, surfaces, sources }) =>
      kinds.includes(kind) &&
      (surfaces === null || (surface !== null && surfaces.includes(surface))) &&
      (sources === null || (source !== null && sources.includes(source))),
  );
}
