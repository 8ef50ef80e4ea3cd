import type { DocumentStyle } from '@livery/office-model';
import type { DocumentContext } from './document-context.ts';
import type { StyleSource } from './styles-source.ts';
import { NO_WORD_RUN_PROPERTIES } from './word-run-properties.ts';

/** The styles of a document with what text in them runStyles like; a character style as it runStyles in the default paragraph style. */
export function documentStyles({ styles, bases, runStyles }: DocumentContext): readonly DocumentStyle[] {
  return styles.all.map((style) => {
    const { id, name, kind, basedOn = null, isDefault } = style;
    const provenance = styles.provenance(style);
    const base = bases.ofStyle(kind === 'paragraph' ? style : styles.find('paragraph', undefined), null);
    const properties = kind === 'character' ? { ...NO_WORD_RUN_PROPERTIES, style: id } : ownRun(style);
    const { style: runStyle } = runStyles.resolve(base, properties, {
      direct: provenance,
      isComplex: false,
      isOnDark: false,
    });
    const headingLevel = kind === 'paragraph' ? styles.headingLevel(style) : null;
    return { id, name, kind, basedOn, isDefault, headingLevel, runStyle, spacing: base.spacing, provenance };
  });
}

/** A table style shows what it says itself. */
function ownRun({ kind, run }: StyleSource) {
  return kind === 'table' ? run : NO_WORD_RUN_PROPERTIES;
}
