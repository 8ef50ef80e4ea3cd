import { FragmentMemory, type XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { percentage } from '../../parts/numbers.ts';
import { remembered } from '../../parts/remembered.ts';
import { type ListStyleSource, NO_LIST_STYLE, readListStyle } from './list-style-source.ts';
import { NO_PARAGRAPH_FORMAT, type ParagraphFormatSource, readParagraphFormat } from './paragraph-format-source.ts';
import { NO_RUN_PROPERTIES, readRunProperties, type RunPropertiesSource } from './run-properties-source.ts';

const readKnownParagraphFormat = remembered(readParagraphFormat, new FragmentMemory());
const readKnownRunProperties = remembered(readRunProperties, new FragmentMemory());
/** Passes over properties that nobody asks for. */
const passOver = remembered<true>((_, set) => ({ end: () => set(true) }), new FragmentMemory());

/** A run, field or line break as it is written (ECMA-376 Part 1, 21.1.2.3.8, 21.1.2.2.4 and 21.1.2.2.1). */
export interface RunSource {
  /** The exclusive end offset of its text in the text of the paragraph, in UTF-16 code units. */
  readonly end: number;
  /** The type of an `a:fld`; null for text and line breaks. */
  readonly field: string | null;
  /** A formula, whose text is not read, stands before it in its paragraph. */
  readonly isAfterFormula: boolean;
  readonly properties: RunPropertiesSource;
}

/** A paragraph as it is written (ECMA-376 Part 1, 21.1.2.2.6). */
export interface ParagraphSource extends ParagraphFormatSource {
  /** The text of all its runs. */
  readonly text: string;
  readonly runs: readonly RunSource[];
}

/** A text body as it is written (ECMA-376 Part 1, 21.1.2.1). */
export interface TextBodySource {
  /** `fontScale` as a fraction; undefined when the text body says nothing of autofit. */
  readonly fontScale: number | undefined;
  readonly listStyle: ListStyleSource;
  readonly paragraphs: readonly ParagraphSource[];
}

export function readTextBody(set: (body: TextBodySource) => void): ElementReader {
  return new TextBodyReader(set);
}

/** A class and not a closure, since decks have one for every shape: methods are not made for each instance. */
class TextBodyReader implements ElementReader {
  private fontScale: number | undefined;
  private listStyle = NO_LIST_STYLE;
  private readonly paragraphs: ParagraphSource[] = [];
  private readonly reader = new ParagraphReader(this.paragraphs);

  constructor(private readonly set: (body: TextBodySource) => void) {}

  child(name: string): ElementReader | undefined {
    switch (name) {
      case 'a:p':
        return this.reader.opened();
      case 'a:bodyPr':
        return this.autofit();
      case 'a:lstStyle':
        return this.ownListStyle();
      default:
        return undefined;
    }
  }

  end(): void {
    const { fontScale, listStyle, paragraphs } = this;
    this.set({ fontScale, listStyle, paragraphs });
  }

  private autofit(): ElementReader {
    return { child: (name, attributes) => void (this.fontScale = scaleOf(name, attributes) ?? this.fontScale) };
  }

  private ownListStyle(): ElementReader {
    return readListStyle((style) => (this.listStyle = style));
  }
}

function scaleOf(autofit: string, attributes: XmlAttributes): number | undefined {
  if (autofit === 'a:noAutofit' || autofit === 'a:spAutoFit') return 1;
  if (autofit !== 'a:normAutofit') return undefined;
  const scale = percentage(attributes.get('fontScale')) ?? 1;
  return scale > 0 && scale <= 1 ? scale : 1;
}

/** Reads the paragraphs of a text body, one after the other into the same fields: paragraphs do not contain paragraphs. */
class ParagraphReader implements ElementReader {
  private format = NO_PARAGRAPH_FORMAT;
  private written = '';
  private runs: RunSource[] = [];
  private isAfterFormula = false;
  /** Made for the first run, since most text bodies are empty. */
  private readerOfRuns: RunReader | undefined;

  constructor(private readonly paragraphs: ParagraphSource[]) {}

  /** Begins another paragraph. */
  opened(): this {
    this.format = NO_PARAGRAPH_FORMAT;
    this.written = '';
    this.runs = [];
    this.isAfterFormula = false;
    return this;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    switch (name) {
      case 'a:r':
        return this.run().opened(null, '');
      case 'a:fld':
        return this.run().opened(attributes.get('type') ?? '', '');
      case 'a:br':
        return this.run().opened(null, '\n');
      case 'a:pPr':
        return readKnownParagraphFormat(attributes, (format) => (this.format = format));
      case 'a14:m':
        this.isAfterFormula = true;
        return undefined;
      case 'a:endParaRPr':
        return passOver(attributes, () => undefined);
      default:
        return undefined;
    }
  }

  add(text: string, field: string | null, properties: RunPropertiesSource): void {
    const { isAfterFormula } = this;
    this.written += text;
    this.runs.push({ end: this.written.length, field, isAfterFormula, properties });
    this.isAfterFormula = false;
  }

  end(): void {
    const { level, defaults, bullet } = this.format;
    this.paragraphs.push({ level, defaults, bullet, text: this.written, runs: this.runs });
  }

  private run(): RunReader {
    return (this.readerOfRuns ??= new RunReader(this));
  }
}

/** Reads the runs, fields and line breaks of a paragraph, one after the other into the same fields. */
class RunReader implements ElementReader {
  private field: string | null = null;
  private shown = '';
  private properties = NO_RUN_PROPERTIES;
  private isBreak = false;
  private readonly written: ElementReader = { text: (piece) => void (this.shown += piece) };
  private last = NO_RUN_PROPERTIES;

  constructor(private readonly paragraph: ParagraphReader) {}

  /** Begins another run. @param shown the text of an `a:br`, which is a line feed; empty for the others, whose text follows */
  opened(field: string | null, shown: '' | '\n'): this {
    this.field = field;
    this.shown = shown;
    this.isBreak = shown !== '';
    this.properties = NO_RUN_PROPERTIES;
    return this;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (name === 'a:t') return this.isBreak ? undefined : this.written;
    return name === 'a:rPr' ? readKnownRunProperties(attributes, (read) => this.take(read)) : undefined;
  }

  end(): void {
    const { shown, field, properties } = this;
    this.paragraph.add(shown, field, properties);
  }

  /** Consecutive runs mostly have equal properties: they share one object. */
  private take(read: RunPropertiesSource): void {
    if (read.key !== this.last.key || read.link !== this.last.link) this.last = read;
    this.properties = this.last;
  }
}
