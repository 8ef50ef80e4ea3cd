import type { DocumentStyle } from '@livery/office-model';
import type { DocumentContext } from './document-context.ts';
import type { StyleSource } from './styles-source.ts';
import { NO_WORD_RUN_PROPERTIES } from './word-run-properties.ts';

/** The styles of a document with the style of text in them. A character style is resolved within the default paragraph style. */
export function documentStyles({ styles, bases, runStyles }: DocumentContext): readonly DocumentStyle[] {
  return styles.all.map((style) => {
    const { id, name, kind, basedOn = null, next = null, isDefault } = style;
    const provenance = styles.provenance(style);
    const base = bases.ofStyle(kind === 'paragraph' ? style : styles.find('paragraph', undefined), null);
    const properties = kind === 'character' ? { ...NO_WORD_RUN_PROPERTIES, style: id } : ownRun(style);
    const { style: runStyle } = runStyles.resolve(base, properties, {
      direct: provenance,
      isComplex: false,
      isOnDark: false,
    });
    const headingLevel = kind === 'paragraph' ? styles.headingLevel(style) : null;
    const { spacing } = base;
    return { id, name, kind, basedOn, next, isDefault, headingLevel, runStyle, spacing, provenance };
  });
}

/** The run properties of a table style itself; none for other styles, whose properties are in the text base. */
function ownRun({ kind, run }: StyleSource) {
  return kind === 'table' ? run : NO_WORD_RUN_PROPERTIES;
}
