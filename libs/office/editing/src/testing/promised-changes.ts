import {
  COLOR_SURFACES,
  type ColorSurface,
  type DocumentChange,
  type DocumentModel,
  isWritable,
  type ValueSource,
} from '@livery/office-model';

type Kind = DocumentChange['kind'];

const KINDS: readonly Kind[] = [
  'color',
  'font',
  'size',
  'language',
  'text',
  'box',
  'theme_color',
  'theme_font',
  'footer',
  'table_header',
  'margins',
  'direct_formatting',
  'remove_shape',
];
const SOURCES: readonly ValueSource[] = [
  'run',
  'shape',
  'layout',
  'master',
  'master_text_style',
  'shape_style',
  'theme',
  'presentation_default',
  'built_in',
  'table_style',
  'chart_style',
  'chart',
  'doc_defaults',
  'paragraph_style',
  'character_style',
  'numbering',
  'section',
  'settings',
  'package',
];

/** A change with the surface and the level at which it is made; null where they make no difference. */
export function changeName(kind: Kind, surface: ColorSurface | null, source: ValueSource | null): string {
  return [kind, surface, source].filter((word) => word !== null).join(' ');
}

/** The changes that can be written in a format by the table of writable changes, apart from removals. */
export function promisedChanges(format: DocumentModel['format']): readonly string[] {
  const isWrittenAnywhere = (kind: Kind): boolean =>
    [...SOURCES, null].some((one) => isWritable(format, kind, null, one));
  return KINDS.flatMap((kind) => {
    const surfaces = isWrittenAnywhere(kind) ? [null] : COLOR_SURFACES;
    return surfaces.flatMap((surface) => {
      const sources = isWritable(format, kind, surface, null) ? [null] : SOURCES;
      const written = sources.filter((source) => isWritable(format, kind, surface, source));
      return written.map((source) => changeName(kind, surface, source));
    });
  });
}
