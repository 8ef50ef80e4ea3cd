import type { DocumentStyle } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { isOn } from './measures.ts';
import { ParagraphPropertiesReader } from './paragraph-properties-reader.ts';
import { NO_PARAGRAPH_PROPERTIES, type ParagraphProperties } from './paragraph-properties.ts';
import { RunPropertiesReader } from './run-properties-reader.ts';
import {
  type CellProperties,
  NO_CELL_PROPERTIES,
  NO_TABLE_PROPERTIES,
  readCellProperties,
  readTableProperties,
  type TableProperties,
} from './table-properties.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** What a style, or a part of a table style, says. */
export interface StylePartSource {
  readonly run: WordRunProperties;
  readonly paragraph: ParagraphProperties;
  readonly table: TableProperties;
  readonly cell: CellProperties;
}

/** `w:style` as it is written (ECMA-376 Part 1, 17.7.4.17). */
export interface StyleSource extends StylePartSource {
  readonly id: string;
  readonly name: string;
  readonly kind: DocumentStyle['kind'];
  readonly basedOn: string | undefined;
  /** The id of the style that follows it (`w:next`). */
  readonly next: string | undefined;
  readonly isDefault: boolean;
  /** The parts of a table style: `firstRow`, `band1Horz` … */
  readonly parts: ReadonlyMap<string, StylePartSource>;
}

/** A whole styles part. */
export interface StylesSource {
  readonly styles: readonly StyleSource[];
  /** The defaults of the document (`w:docDefaults`). */
  readonly defaults: Pick<StylePartSource, 'run' | 'paragraph'>;
}

export const NO_STYLES: StylesSource = {
  styles: [],
  defaults: { run: NO_WORD_RUN_PROPERTIES, paragraph: NO_PARAGRAPH_PROPERTIES },
};

type Draft<Value> = { -readonly [Name in keyof Value]: Value[Name] };

const KINDS: ReadonlyMap<string, DocumentStyle['kind']> = new Map([
  ['paragraph', 'paragraph'],
  ['character', 'character'],
  ['table', 'table'],
  ['numbering', 'numbering'],
]);

/** The reader of a whole styles part. @param known run properties by their keys, shared with the other parts of the document */
export function readStyles(
  known: Map<string, WordRunProperties>,
): (set: (styles: StylesSource) => void) => ElementReader {
  const runs = new RunPropertiesReader(known);
  const paragraphs = new ParagraphPropertiesReader((_, set) => runs.start(set));
  const reader = new StylePartReader(runs, paragraphs);
  return (set) => {
    const styles: StyleSource[] = [];
    const defaults: Draft<StylesSource['defaults']> = { ...NO_STYLES.defaults };
    return {
      child: (root) => {
        if (root !== 'w:styles') return undefined;
        return {
          child: (name, attributes) => {
            if (name === 'w:docDefaults') return reader.defaults(defaults);
            return name === 'w:style' ? reader.style(attributes, (style) => styles.push(style)) : undefined;
          },
          end: () => set({ styles, defaults }),
        };
      },
    };
  };
}

class StylePartReader {
  constructor(
    private readonly runs: RunPropertiesReader,
    private readonly paragraphs: ParagraphPropertiesReader,
  ) {}

  defaults(draft: Draft<StylesSource['defaults']>): ElementReader {
    return {
      child: (name) => {
        if (name !== 'w:rPrDefault' && name !== 'w:pPrDefault') return undefined;
        return {
          child: (inner) => {
            if (inner === 'w:rPr') return this.runs.start((run) => (draft.run = run));
            return inner === 'w:pPr' ? this.paragraphs.start((read) => (draft.paragraph = read)) : undefined;
          },
        };
      },
    };
  }

  style(attributes: XmlAttributes, add: (style: StyleSource) => void): ElementReader | undefined {
    const kind = KINDS.get(attributes.get('w:type') ?? 'paragraph');
    if (kind === undefined) return undefined;
    const id = attributes.get('w:styleId') ?? '';
    const isDefault = attributes.has('w:default') && isOn(attributes.get('w:default'));
    const parts = new Map<string, StylePartSource>();
    const unsaid = { basedOn: undefined, next: undefined };
    const draft: Draft<StyleSource> = { ...emptyPart(), ...unsaid, id, name: id, kind, isDefault, parts };
    return {
      child: (name, own) => {
        if (name === 'w:name') draft.name = own.get('w:val') ?? id;
        if (name === 'w:basedOn') draft.basedOn = own.get('w:val');
        if (name === 'w:next') draft.next = own.get('w:val');
        if (name === 'w:tblStylePr') return this.part(own.get('w:type') ?? '', parts);
        return this.content(name, draft);
      },
      end: () => add(draft),
    };
  }

  private part(type: string, parts: Map<string, StylePartSource>): ElementReader {
    const draft = emptyPart();
    parts.set(type, draft);
    return { child: (name) => this.content(name, draft) };
  }

  private content(name: string, draft: Draft<StylePartSource>): ElementReader | undefined {
    switch (name) {
      case 'w:rPr':
        return this.runs.start((run) => (draft.run = run));
      case 'w:pPr':
        return this.paragraphs.start((paragraph) => (draft.paragraph = paragraph));
      case 'w:tblPr':
        return readTableProperties((table) => (draft.table = table));
      case 'w:tcPr':
        return readCellProperties((cell) => (draft.cell = cell));
      default:
        return undefined;
    }
  }
}

function emptyPart(): Draft<StylePartSource> {
  return {
    run: NO_WORD_RUN_PROPERTIES,
    paragraph: NO_PARAGRAPH_PROPERTIES,
    table: NO_TABLE_PROPERTIES,
    cell: NO_CELL_PROPERTIES,
  };
}
