import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import type { PartLinks } from '../parts/part-links.ts';
import type { RememberedElement } from '../parts/remembered.ts';
import type { InlineState } from './inline-state.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { RunReader } from './run-reader.ts';
import type { StoryNotes } from './story-notes.ts';
import { CHANGES } from './tracked-changes.ts';

/** Reads the content of paragraphs into the open paragraph of a story: runs, links, fields, formulas and tracked changes. */
export class InlineReader {
  private readonly inline: ElementReader = { child: (name, attributes) => this.child(name, attributes) };
  /** The reader of a whole paragraph, which must have been opened in the state. */
  readonly paragraph: ElementReader = { ...this.inline, end: () => this.state.endParagraph() };

  /** @param links of the part; @param control gives the reader of a content control around this content */
  constructor(
    private readonly state: InlineState,
    private readonly notes: StoryNotes,
    private readonly links: PartLinks,
    private readonly runs: RunReader,
    private readonly readParagraphProperties: RememberedElement<ParagraphProperties>,
    private readonly control: (content: ElementReader) => ElementReader,
  ) {}

  private format(properties: ParagraphProperties): void {
    if (this.state.paragraph !== null) this.state.paragraph.properties = properties;
  }

  private child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    switch (name) {
      case 'w:r':
        return this.runs.start();
      case 'w:pPr':
        return this.readParagraphProperties(attributes, (read) => this.format(read));
      case 'w:hyperlink':
        return this.hyperlink(attributes);
      case 'w:fldSimple':
        this.state.fields.beginSimple(attributes.get('w:instr') ?? '');
        return { ...this.inline, end: () => this.state.fields.end() };
      case 'w:sdt':
        return this.control(this.inline);
      case 'w:subDoc':
        this.notes.unread('import');
        return undefined;
      case 'w:smartTag':
      case 'w:customXml':
      case 'w:dir':
      case 'w:bdo':
        return this.inline;
      default:
        return name.startsWith('m:') ? this.formula(name) : this.changed(name, attributes);
    }
  }

  /** Reads the text of a formula's runs, in document order (ECMA-376 Part 1, 22.1). */
  private formula(name: string): ElementReader | undefined {
    if (name === 'm:r') return this.runs.start(true);
    return name.endsWith('Pr') ? undefined : this.inline;
  }

  private hyperlink(attributes: XmlAttributes): ElementReader {
    const { state } = this;
    const outer = state.link;
    state.link = this.links.address(attributes.get('r:id')) ?? '#';
    return { ...this.inline, end: () => void (state.link = outer) };
  }

  /** Reads tracked changes. What is tracked as deleted, or as moved from here, is not shown and is skipped. */
  private changed(name: string, attributes: XmlAttributes): ElementReader | undefined {
    if (!CHANGES.has(name)) return undefined;
    this.notes.change(name, attributes);
    if (name !== 'w:ins' && name !== 'w:moveTo') return undefined;
    const { state } = this;
    const outer = state.change;
    state.change = name === 'w:ins' ? 'inserted' : 'moved';
    return { ...this.inline, end: () => void (state.change = outer) };
  }
}
