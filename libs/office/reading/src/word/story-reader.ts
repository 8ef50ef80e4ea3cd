import type { StoryKind } from '@livery/office-model';
import { FragmentMemory, type XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import type { PartLinks } from '../parts/part-links.ts';
import { remembered } from '../parts/remembered.ts';
import { readControlProperties } from './content-control-source.ts';
import { readWordDrawing } from './drawing-reader.ts';
import { InlineReader } from './inline-reader.ts';
import { InlineState } from './inline-state.ts';
import { ParagraphPropertiesReader } from './paragraph-properties-reader.ts';
import { NO_PARAGRAPH_PROPERTIES, type ParagraphProperties } from './paragraph-properties.ts';
import { RunPropertiesReader } from './run-properties-reader.ts';
import { RunReader } from './run-reader.ts';
import { readSection, type SectionSource } from './section-source.ts';
import { StoryNotes } from './story-notes.ts';
import { emptyStory, type ParagraphInReading, type StoryInReading, type StorySource } from './story-source.ts';
import { TableReader } from './table-reader.ts';
import type { WordRunProperties } from './word-run-properties.ts';

const RUN_PROPERTIES = new FragmentMemory<WordRunProperties>();
const PARAGRAPH_PROPERTIES = new FragmentMemory<ParagraphProperties>();

/** What the readers of a document's stories share. */
export interface StoryReading {
  /** Run properties by their keys: equal properties are one object. */
  readonly known: Map<string, WordRunProperties>;
  readonly links: PartLinks;
  /** The next number of a paragraph of the body, zero-based; null outside of the body. */
  readonly bodyNumbers: { next: number } | null;
  /** The paragraph that a text box is anchored in, and its drawing. */
  readonly anchor?: Pick<StorySource, 'anchor' | 'drawing'>;
  /** Takes the section that the body ends with. */
  readonly onLastSection?: (section: SectionSource) => void;
}

/** Reads the block-level content of one story. Text boxes in it are stories of their own. */
export class StoryReader {
  readonly story: StoryInReading;
  private readonly notes: StoryNotes;
  private readonly state: InlineState;
  private readonly inline: InlineReader;
  private readonly tables: TableReader;

  constructor(
    kind: StoryKind,
    part: string,
    private readonly reading: StoryReading,
    author = '',
  ) {
    this.story = emptyStory(kind, part, { author, ...reading.anchor });
    this.notes = new StoryNotes(this.story);
    const onChange = (element: string, attributes: XmlAttributes): void => this.notes.change(element, attributes);
    const runProperties = new RunPropertiesReader(reading.known, onChange);
    const readRunProperties = remembered((_, set) => runProperties.start(set), RUN_PROPERTIES);
    this.state = new InlineState(
      this.story.runs,
      (name) => this.drawing(name),
      (content) => this.notes.unread(content),
    );
    const section = (attributes: XmlAttributes): ElementReader => {
      attributes.preventRemembering();
      return this.section((read) => this.notes.section(read));
    };
    const paragraphProperties = new ParagraphPropertiesReader(readRunProperties, { section, change: onChange });
    const readParagraphProperties = remembered((_, set) => paragraphProperties.start(set), PARAGRAPH_PROPERTIES);
    const runs = new RunReader(this.state, readRunProperties);
    const control = (around: ElementReader): ElementReader => this.control(around);
    this.inline = new InlineReader(this.state, this.notes, reading.links, runs, readParagraphProperties, control);
    this.tables = new TableReader(this.story, { blocks: () => this.blocks, control }, onChange);
  }

  /** The reader of an element that contains paragraphs and tables. */
  readonly blocks: ElementReader = { child: (name, attributes) => this.block(name, attributes) };

  private block(name: string, attributes: XmlAttributes): ElementReader | undefined {
    switch (name) {
      case 'w:p':
        return this.startParagraph(attributes);
      case 'w:tbl':
        return this.tables.table();
      case 'w:sdt':
        return this.control(this.blocks);
      case 'w:customXml':
      case 'w:ins':
      case 'w:moveTo':
        return this.blocks;
      case 'w:altChunk':
        this.notes.unread('import');
        return undefined;
      case 'w:sectPr':
        return this.section((section) => this.reading.onLastSection?.(section));
      default:
        return undefined;
    }
  }

  private startParagraph(attributes: XmlAttributes): ElementReader {
    const { story, reading, tables } = this;
    const position = story.paragraphs.length;
    const bodyNumber = reading.bodyNumbers === null ? null : reading.bodyNumbers.next++;
    const paragraph: ParagraphInReading = {
      number: story.kind === 'body' ? (bodyNumber ?? position) : position,
      bodyNumber,
      id: attributes.get('w14:paraId'),
      properties: NO_PARAGRAPH_PROPERTIES,
      text: '',
      isAscii: true,
      firstRun: story.runs.length,
      endRun: story.runs.length,
      pageMarks: '',
      cell: tables.cell,
    };
    story.paragraphs.push(paragraph);
    this.state.paragraph = paragraph;
    return this.inline.paragraph;
  }

  private control(content: ElementReader): ElementReader {
    const { story, state } = this;
    return {
      child: (name) => {
        if (name === 'w:sdtContent') return content;
        if (name !== 'w:sdtPr') return undefined;
        const paragraph = Math.max(0, state.paragraph === null ? story.paragraphs.length : story.paragraphs.length - 1);
        return readControlProperties((control) => story.contentControls.push({ ...control, paragraph }));
      },
    };
  }

  private section(set: (section: SectionSource) => void): ElementReader {
    return readSection(set, (attributes) => this.notes.change('w:sectPrChange', attributes));
  }

  private drawing(name: string): ElementReader | undefined {
    const { story } = this;
    const { paragraph } = this.notes;
    return readWordDrawing(name, {
      add: (drawing) => story.drawings.push({ ...drawing, paragraph }),
      textBox: () => this.textBox(),
      unread: (content) => this.notes.unread(content),
    });
  }

  private textBox(): ElementReader {
    const { part, textBoxes, drawings } = this.story;
    const anchor = { anchor: this.notes.paragraph, drawing: drawings.length };
    const reader = new StoryReader('text_box', part, { ...this.reading, anchor });
    textBoxes.push(reader.story);
    const end = (): void => {
      if (reader.story.paragraphs.some(({ pageMarks }) => pageMarks.includes('T'))) this.state.markPage('T');
    };
    return { ...reader.blocks, end };
  }
}
