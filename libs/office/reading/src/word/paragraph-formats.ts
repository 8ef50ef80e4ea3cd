import type { Paint, ParagraphSpacing, ParagraphStyleName, Provenance } from '@livery/office-model';
import type { DocumentContext } from './document-context.ts';
import type { ListLevel } from './numberings.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { CellFormat } from './table-formats.ts';
import { spacingOf, type TextBase, type WordLayer } from './text-bases.ts';
import { type BorderSide, NO_BORDERS, NO_PAINT } from './word-color-resolver.ts';

type ParagraphLayer = Pick<WordLayer, 'paragraph' | 'provenance'>;

/** The formatting that paragraphs with equal properties share, outside of tables or in cells with one format. */
export interface ParagraphFormatting {
  readonly base: TextBase;
  readonly style: ParagraphStyleName;
  readonly list: ListLevel;
  readonly spacing: ParagraphSpacing;
  readonly shading: Paint;
  readonly borders: readonly Paint[];
}

/** Resolves the properties of one story's paragraphs. Properties that are one object are resolved once. */
export class ParagraphFormats {
  private readonly formats = new Map<CellFormat | null, Map<ParagraphProperties, ParagraphFormatting>>();

  /** @param direct the provenance of values that paragraphs set themselves */
  constructor(
    private readonly context: DocumentContext,
    private readonly direct: Provenance,
  ) {}

  /** @param cell null outside of tables */
  of(properties: ParagraphProperties, cell: CellFormat | null): ParagraphFormatting {
    let formats = this.formats.get(cell);
    if (formats === undefined) this.formats.set(cell, (formats = new Map<ParagraphProperties, ParagraphFormatting>()));
    let formatting = formats.get(properties);
    if (formatting === undefined) formats.set(properties, (formatting = this.make(properties, cell)));
    return formatting;
  }

  private make(properties: ParagraphProperties, cell: CellFormat | null): ParagraphFormatting {
    const { bases, styles, numberings, size } = this.context;
    size.add('paragraph formats', 1, this.direct.part);
    const style = styles.find('paragraph', properties.style);
    const base = bases.ofStyle(style, cell);
    const layers = [{ paragraph: properties, provenance: this.direct }, ...base.layers];
    return {
      base,
      style: styles.nameOf(properties.style),
      list: numberings.of(properties, styles.chain(style)),
      spacing: properties.spacing === undefined ? base.spacing : spacingOf(layers),
      shading: this.shading(layers),
      borders: this.borders(layers),
    };
  }

  private shading(layers: readonly ParagraphLayer[]): Paint {
    for (const { paragraph, provenance } of layers) {
      if (paragraph.shading !== undefined) return this.context.colors.shading(paragraph.shading, provenance);
    }
    return NO_PAINT;
  }

  /** The borders of a paragraph: each side from the nearest layer that sets it. */
  private borders(layers: readonly ParagraphLayer[]): readonly Paint[] {
    const sides = new Map<string, BorderSide>();
    for (const { paragraph, provenance } of layers) {
      for (const [side, source] of paragraph.borders ?? [])
        if (!sides.has(side)) sides.set(side, { source, provenance });
    }
    return sides.size === 0 ? NO_BORDERS : this.context.colors.borders(sides.values());
  }
}
